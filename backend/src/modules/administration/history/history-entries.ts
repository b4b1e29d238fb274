import { feedbackEvents } from '#events/research/feedback.events';
import { ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { Recorded } from '#kernel/recorded-event';
import { type EventStore, EventUnreadable } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import { type LoggedEvent, loggedEvent } from '#projections/administration/logged-event';
import { eventsInLog } from '../events/events-in-log';

type Log = Pick<EventStore, 'readStream'>;

/** An event of a history. */
export interface HistoryEntry {
  readonly logged: LoggedEvent;
  /** Undefined if this program cannot read it. */
  readonly event: Recorded | undefined;
}

/** Reads from the log what the index has found. */
export const entriesOf = async (log: Log, found: readonly LoggedEvent[]): Promise<readonly HistoryEntry[]> => {
  const events = await eventsInLog(log, found);
  return found.map((logged, index) => ({ logged, event: events[index] }));
};

/** Each tracker has separate streams in these categories; its folders, follows and jobs are in streams of others. */
const ownCategories = [trackerEvents, runEvents, ledgerEvents, feedbackEvents];

/** Empty if one of its events cannot be read. */
const readableStream = async (log: Log, stream: string): Promise<readonly Recorded[]> => {
  try {
    return await log.readStream(stream);
  } catch (error) {
    if (error instanceof EventUnreadable) return [];
    throw error;
  }
};

/**
 * All events of a tracker, ordered only within each stream. `ids` are those that the index has, in log order; most are in the
 * tracker's own streams, which name their events. Reading these from end to end takes half as long as looking each event up,
 * which is left for the others.
 */
export const allEntries = async (
  reads: Pick<ReadStore, 'find'>,
  log: Log,
  trackerId: string,
  ids: readonly string[],
): Promise<readonly HistoryEntry[]> => {
  const streams = await Promise.all(ownCategories.map((category) => readableStream(log, category.stream(trackerId))));
  const own = streams.flat().sort((one, other) => one.position - other.position);
  const entries: HistoryEntry[] = [];
  const others: string[] = [];
  // Ids in any other order than that of the log would cause more look-ups.
  for (const id of ids) {
    const next = own[entries.length];
    if (next?.id === id) entries.push({ logged: loggedEvent(next), event: next });
    else others.push(id);
  }
  if (others.length === 0) return entries;
  return [...entries, ...(await entriesOf(log, await reads.find(logIndex, { _id: { $in: others } })))];
};
