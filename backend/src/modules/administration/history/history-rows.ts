import { z } from 'zod';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { EventOf } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { runs } from '#modules/research/published';
import { type Tracker, trackerDecider } from '#modules/trackers/published';
import type { ListRequest } from '#platform/administration/resource';
import type { EventStore } from '#platform/event-store/event-store';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import type { EventMask } from '../events/event-mask';
import { eventAnswer, eventRow } from '../events/event-row';
import { namesOfPeople } from '../events/names-of-people';
import { type OwnedTracker, actsAsOwner, impersonationMeets } from './acts-as-owner';
import { findingsPhrase } from './findings-phrase';
import { type HistoryEntry, allEntries, entriesOf } from './history-entries';
import { type ActingEvent, isActingEvent, isFindingsEvent, isSettingsEvent } from './history-events';
import { historyFilter } from './history-fields';
import { settingsPhrase } from './settings-phrase';

type Log = Pick<EventStore, 'readStream'>;

export const historyRow = eventAnswer
  .extend({
    what: z.string().nullable().describe('The event in a few words; null if it cannot be read.'),
    run_id: z.string().nullable(),
    engine: z.string().nullable().describe('Of the run that the event belongs to.'),
  })
  .meta({ id: 'HistoryRow' });

type HistoryRow = ViewOf<typeof historyRow>;

/** The tracker before each event of its own stream, by event id; empty if none is needed. */
const statesBefore = async (log: Log, entries: readonly HistoryEntry[]): Promise<ReadonlyMap<string, Tracker>> => {
  const own = entries.filter(({ logged }) => logged.category === trackerEvents.category);
  const [first] = own;
  if (first === undefined) return new Map();
  const limit = Math.max(...own.map(({ logged }) => logged.revision)) + 1;
  const known = own.flatMap(({ event }) => event ?? []).sort((one, other) => one.revision - other.revision);
  const stream = (
    known.length === limit ? known : await log.readStream(first.logged.stream, { limit })
  ) as readonly Recorded<EventOf<typeof trackerEvents>>[];
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

/** An event's effect, in a few words; null if it cannot be read. */
export const phraseOf = (event: Recorded | undefined, before: Tracker): string | null => {
  if (event === undefined) return null;
  if (isSettingsEvent(event)) return settingsPhrase(event, before);
  if (isActingEvent(event)) return actingPhrases[event.type];
  return isFindingsEvent(event) ? findingsPhrase(event) : null;
};

const runIdOf = (event: Recorded | undefined): string | null => {
  const id: unknown = event === undefined ? undefined : Reflect.get(event.data, 'runId');
  return typeof id === 'string' ? id : null;
};

/** Engines by run id. */
type Engines = ReadonlyMap<string | null, string>;

/** The engines of the runs of some events. */
const enginesOf = async (reads: ReadStore, entries: readonly HistoryEntry[]): Promise<Engines> => {
  const ids = new Set(entries.flatMap(({ event }) => runIdOf(event) ?? []));
  const found = ids.size === 0 ? [] : await reads.find(runs, { _id: { $in: [...ids] } });
  return new Map(found.flatMap(({ _id, engine }) => (engine === null ? [] : [[_id, engine] as const])));
};

/** The engines of all runs, from all events in their order: a run that is resumed has that of its last attempt. */
const enginesIn = (entries: readonly HistoryEntry[]): Engines => {
  const engines = new Map<string | null, string>();
  for (const { event } of entries) {
    if (event !== undefined && isFindingsEvent(event) && event.type === 'RunStarted')
      engines.set(event.data.runId, event.data.engine);
  }
  return engines;
};

/** Rows of a tracker's history: events with what each did, and the run that they belong to. */
export const historyRows = async (
  reads: ReadStore,
  log: Log,
  mask: EventMask,
  entries: readonly HistoryEntry[],
  known?: Engines,
): Promise<readonly HistoryRow[]> => {
  const logged = entries.map((entry) => entry.logged);
  const [names, states, engines] = await Promise.all([
    namesOfPeople(reads, logged),
    statesBefore(log, entries),
    known ?? enginesOf(reads, entries),
  ]);
  const masked = (event: Recorded) => mask.dataOf(event);
  return entries.map(({ logged: each, event }) => {
    const runId = runIdOf(event);
    const before = states.get(each.event_id) ?? trackerDecider.initialState;
    // Takes a fifth as long as an object of both.
    return Object.assign(eventRow(each, event, names, masked), {
      what: phraseOf(event, before),
      run_id: runId,
      engine: engines.get(runId) ?? null,
    });
  });
};

/** Events per page. A request for more may well be for the whole history. */
const EVENTS_PER_PAGE = 100;

export const listHistory = async (
  reads: ReadStore,
  log: Log,
  mask: EventMask,
  tracker: OwnedTracker,
  { where, sort, skip, limit }: ListRequest,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly total: number }> => {
  const filter = historyFilter(tracker._id, where);
  const direction = sort.descending ? -1 : 1;
  const acts = (await actsAsOwner(reads, tracker)).filter((event) => impersonationMeets(event, where));
  // The number of ids is also the total; for a page, counting takes less time.
  const ids =
    where.length === 0 && skip === 0 && limit > EVENTS_PER_PAGE ? await reads.ids(logIndex, filter) : undefined;
  const total = (ids?.length ?? (await reads.count(logIndex, filter))) + acts.length;
  if (ids !== undefined && limit >= total) {
    const [ofTracker, ofActs] = await Promise.all([allEntries(reads, log, tracker._id, ids), entriesOf(log, acts)]);
    const entries = [...ofTracker, ...ofActs].sort((one, other) => one.logged.position - other.logged.position);
    const engines = enginesIn(entries);
    const page = (sort.descending ? entries.reverse() : entries).slice(0, limit);
    return { rows: await historyRows(reads, log, mask, page, engines), total: entries.length };
  }
  // Any of the acts may be on an earlier page.
  const from = Math.max(0, skip - acts.length);
  const logged = await reads.find(logIndex, filter, {
    sort: { position: direction },
    skip: from,
    limit: limit + acts.length,
  });
  const page = [...logged, ...acts]
    .sort((one, other) => direction * (one.position - other.position))
    .slice(skip - from, skip - from + limit);
  return { rows: await historyRows(reads, log, mask, await entriesOf(log, page)), total };
};
