import type { Projection } from '#kernel/projection';
import type { Claim } from '#modules/research/published';
import { readStarterEvents } from '#modules/starter/starter-events';
import { claims } from '#projections/research/claims/claims.projection';
import { type TrackerDocument, trackers } from '#projections/trackers/trackers/trackers.projection';
import { InMemoryReadStore } from '../../../support/in-memory/in-memory-read-store';

interface StarterLedger {
  readonly description: string;
  readonly claims: readonly Claim[];
}

const READ: readonly { readonly model: Projection; readonly category: string }[] = [
  { model: claims as Projection, category: 'research-' },
  { model: trackers as Projection, category: 'tracker-' },
];

/** The ledgers of the starter content, each with what it recorded. */
export const starterLedgers = async (): Promise<readonly StarterLedger[]> => {
  const log = readStarterEvents().map((event, place) => ({
    ...event,
    position: place + 1,
    revision: place,
    metadata: { ...event.metadata, version: 1 },
  }));
  const store = new InMemoryReadStore();
  for (const { model, category } of READ) {
    const { name, project } = model;
    await store.ensureCollection(name, model);
    await store.saveModelRecord({ name, live: name, liveVersion: 'v1', building: null, retired: [] });
    const writes = log
      .filter(({ stream }) => stream.startsWith(category))
      .flatMap((event) => project(event).map((write) => ({ position: event.position, write })));
    await store.apply(name, writes, log.length);
  }
  const [told, all] = await Promise.all([
    store.find<Claim>(claims, {}, { sort: { first_seen_at: 1, _id: 1 } }),
    store.find<TrackerDocument>(trackers, {}),
  ]);
  return all.map(({ _id, description }) => ({
    description,
    claims: told.filter(({ tracker_id: id }) => id === _id),
  }));
};
