import type { Recorded } from '#kernel/recorded-event';
import type { ResourceCondition } from '#platform/administration/resource';
import { BEGINNING, type EventStore, EventUnreadable } from '#platform/event-store/event-store';

export type ReadableLog = Pick<EventStore, 'readStream' | 'readAll' | 'lastPosition'>;

interface Batch {
  readonly events: readonly Recorded[];
  /** The position up to which no requested event is missing. */
  readonly upTo: number;
}

interface Extent {
  /** The last position to be read. */
  readonly end: number;
  readonly batch: number;
}

async function* ofStream(log: ReadableLog, stream: string, { end, batch }: Extent): AsyncGenerator<Batch> {
  for (let from = 0; ; from += batch) {
    let read: readonly Recorded[];
    try {
      read = await log.readStream(stream, { from, limit: batch });
    } catch (error) {
      if (error instanceof EventUnreadable) return;
      throw error;
    }
    const events = read.filter(({ position }) => position <= end);
    const last = events.at(-1);
    if (events.length < batch || last === undefined) return yield { events, upTo: end };
    yield { events, upTo: last.position };
  }
}

async function* ofLog(log: ReadableLog, { end, batch }: Extent): AsyncGenerator<Batch> {
  for (let after = BEGINNING; after < end;) {
    const { events, unreadable, upTo } = await log.readAll({ after, limit: batch });
    if (unreadable.length > 0) return;
    yield { events: events.filter(({ position }) => position <= end), upTo };
    after = upTo;
  }
}

/**
 * Events that the log itself can return in the requested order: those of one stream, or all of them, perhaps limited to
 * a time. Stops before the first batch with an event that this program cannot read; empty if there are conditions on
 * other fields.
 */
export const inLogOrder = (
  log: ReadableLog,
  where: readonly ResourceCondition[],
  extent: Extent,
): AsyncIterable<Batch> => {
  const stream = where.find(({ field, operator }) => field === 'stream' && operator === '$eq')?.value;
  const isOfPerson = where.some(({ field }) => field === 'person_id');
  if (typeof stream === 'string' && !isOfPerson) return ofStream(log, stream, extent);
  if (where.every(({ field }) => field === 'occurred_at')) return ofLog(log, extent);
  return nothing();
};

async function* nothing(): AsyncGenerator<Batch> {}
