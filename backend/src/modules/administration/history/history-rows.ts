import type { EventOf } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { runs } from '#modules/research/published';
import { type Tracker, trackerDecider, trackerEvents } from '#modules/trackers/published';
import type { Asked, Listed, Row } from '#platform/administration/resource';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import type { LoggedEvent } from '#projections/administration/logged-event';
import { eventRow } from '../events/event-row';
import { eventsInLog } from '../events/events-in-log';
import { maskedData } from '../events/masked-data';
import { peopleNamed } from '../events/people-named';
import { whatItFound } from './findings-phrase';
import { type OwnedTracker, actsAsOwner, isAsked } from './acts-as-owner';
import { type ActingEvent, isActingEvent, isFindingsEvent, isSettingsEvent } from './history-events';
import { historyFilter } from './history-fields';
import { whatItSet } from './settings-phrase';

type Log = Pick<EventStore, 'readStream'>;

/** The tracker before each event of its own stream, by event id; empty if none is needed. */
const statesBefore = async (log: Log, logged: readonly LoggedEvent[]): Promise<ReadonlyMap<string, Tracker>> => {
  const own = logged.filter(({ category }) => category === trackerEvents.category);
  const [first] = own;
  if (first === undefined) return new Map();
  const limit = Math.max(...own.map(({ revision }) => revision)) + 1;
  const stream = (await log.readStream(first.stream, { limit })) as readonly Recorded<EventOf<typeof trackerEvents>>[];
  const before = new Map<string, Tracker>();
  let state = trackerDecider.initialState;
  for (const event of stream) {
    before.set(event.id, state);
    state = trackerDecider.evolve(state, event);
  }
  return before;
};

const actingPhrases: Readonly<Record<ActingEvent['type'], string>> = {
  ImpersonationStarted: 'began to act as the owner',
  ImpersonationEnded: 'stopped acting as the owner',
};

/** What an event did, in a few words; null if it cannot be read. */
export const whatItDid = (event: Recorded | undefined, before: Tracker): string | null => {
  if (event === undefined) return null;
  if (isSettingsEvent(event)) return whatItSet(event, before);
  if (isActingEvent(event)) return actingPhrases[event.type];
  return isFindingsEvent(event) ? whatItFound(event) : null;
};

const runIdOf = (event: Recorded | undefined): string | null => {
  const id: unknown = event === undefined ? undefined : Reflect.get(event.data, 'runId');
  return typeof id === 'string' ? id : null;
};

/** The engines of runs, by run id. */
const enginesOf = async (
  reads: ReadStore,
  runIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const ids = new Set(runIds.filter((id) => id !== null));
  const found = ids.size === 0 ? [] : await reads.find(runs, { _id: { $in: [...ids] } });
  return new Map(found.flatMap(({ _id, engine }) => (engine === null ? [] : [[_id, engine] as const])));
};

/** Rows of a tracker's history: events with what each did, and the run that they belong to. */
export const historyRows = async (
  reads: ReadStore,
  log: Log,
  logged: readonly LoggedEvent[],
): Promise<readonly Row[]> => {
  const [names, recorded, states] = await Promise.all([
    peopleNamed(reads, logged),
    eventsInLog(log, logged),
    statesBefore(log, logged),
  ]);
  const runIds = recorded.map(runIdOf);
  const engines = await enginesOf(reads, runIds);
  return logged.map((each, at) => {
    const [event, runId] = [recorded[at], runIds[at] ?? null];
    const before = states.get(each.event_id) ?? trackerDecider.initialState;
    // Takes a fifth as long as an object of both.
    return Object.assign(eventRow(each, event, names, maskedData), {
      what: whatItDid(event, before),
      run_id: runId,
      engine: engines.get(runId) ?? null,
    });
  });
};

export const listHistory = async (
  reads: ReadStore,
  log: Log,
  tracker: OwnedTracker,
  { where, sort, skip, limit }: Asked,
): Promise<Listed> => {
  const filter = historyFilter(tracker._id, where);
  const direction = sort.descending ? -1 : 1;
  const acts = (await actsAsOwner(reads, tracker)).filter((event) => isAsked(event, where));
  // Any of the acts may stand before the page.
  const from = Math.max(0, skip - acts.length);
  const [logged, total] = await Promise.all([
    reads.find(logIndex, filter, { sort: { position: direction }, skip: from, limit: limit + acts.length }),
    reads.count(logIndex, filter),
  ]);
  const page = [...logged, ...acts]
    .sort((one, other) => direction * (one.position - other.position))
    .slice(skip - from, skip - from + limit);
  return { rows: await historyRows(reads, log, page), total: total + acts.length };
};
