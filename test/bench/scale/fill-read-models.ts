import { join } from 'node:path';
import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { READ_MODELS_FILE } from '#platform/data-dir/file-names';
import { BEGINNING } from '#platform/event-store/event-store';
import { codeVersionOf } from '#platform/projection-runner/code-version';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { seeded } from '#test/support/seeded';
import { eventsOfTracker, eventsOfUser } from './made-events';
import { type MadeTracker, madeTrackers } from './made-trackers';

const FILLED = [
  accounts,
  collections,
  exploreTrackers,
  claims,
  runs,
  trackerStates,
  overviews,
  updates,
  follows,
  trackers,
] as readonly Projection[];
const TRACKERS_A_USER = 10;
/** Trackers or users whose events are projected at once. */
const PAGE = 100;
const SEED = 20_261_122;

const liveOf = ({ name }: Projection): string => `${name}.g1`;

const categoryOf = ({ stream }: Recorded): string => stream.slice(0, stream.indexOf('-'));

const project = async (store: SqliteReadStore, events: readonly Recorded[]): Promise<void> => {
  const byCategory = new Map<string, Recorded[]>();
  for (const event of events) {
    const category = categoryOf(event);
    byCategory.set(category, [...(byCategory.get(category) ?? []), event]);
  }
  for (const projection of FILLED) {
    const writes = projection.categories
      .flatMap((category) => byCategory.get(category) ?? [])
      .sort((a, b) => a.position - b.position)
      .flatMap((event) => projection.project(event).map((write) => ({ position: event.position, write })));
    await store.apply(liveOf(projection), writes, BEGINNING);
  }
};

/** Projects the events of `count` things, page by page. */
const projectAll = async (
  store: SqliteReadStore,
  count: number,
  eventsOf: (n: number) => readonly Recorded[],
): Promise<void> => {
  for (let start = 0; start < count; start += PAGE) {
    const length = Math.min(PAGE, count - start);
    await project(store, Array.from({ length }, (_, n) => eventsOf(start + n)).flat());
  }
};

/**
 * Fills the read models of a data folder with public trackers, ten updates each, and a user for every ten trackers: their
 * events go through the product's projections, past the log, which stays empty. Returns the trackers.
 */
export const fillReadModels = async (folder: string, count: number): Promise<readonly MadeTracker[]> => {
  const users = count / TRACKERS_A_USER;
  const [next, random] = [madeTrackers(), seeded(SEED)];
  const made: MadeTracker[] = [];
  const store = SqliteReadStore.open(join(folder, READ_MODELS_FILE));
  for (const projection of FILLED) await store.ensureCollection(liveOf(projection), projection);
  await projectAll(store, count, (n) => {
    const tracker = next(n);
    made.push(tracker);
    return eventsOfTracker(tracker, n, users);
  });
  await projectAll(store, users, (n) => eventsOfUser(n, count, random));
  for (const projection of FILLED) {
    const [live, { name }] = [liveOf(projection), projection];
    await store.ensureIndexes(live, projection);
    const liveVersion = codeVersionOf(projection);
    await store.saveModelRecord({ name, live, liveVersion, building: null, retired: [] });
  }
  await store.close();
  return made;
};
