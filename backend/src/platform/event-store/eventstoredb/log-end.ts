import { BACKWARDS, END, type EventStoreDBClient, type ReadPosition, type ResolvedEvent } from '@eventstore/db-client';
import { BEGINNING } from '../event-store';
import { isProductEvent, positionOf } from './recorded-events';
import { untilAnswered } from './server-errors';

const EVENTS_PER_PAGE = 50;

const readBackwards = (client: EventStoreDBClient, fromPosition: ReadPosition): Promise<readonly ResolvedEvent[]> =>
  untilAnswered(async () => {
    const events: ResolvedEvent[] = [];
    for await (const event of client.readAll({ direction: BACKWARDS, fromPosition, maxCount: EVENTS_PER_PAGE }))
      events.push(event);
    return events;
  });

/**
 * Finds the position of the product's newest event. The server appends system events all the time; those already seen are
 * not read again, so only the first call may take several reads.
 */
export const logEnd = (client: EventStoreDBClient): (() => Promise<number>) => {
  let looked = BEGINNING;
  let end = BEGINNING;

  return async () => {
    let newest = looked;
    for (let from: ReadPosition = END; ;) {
      const page = await readBackwards(client, from);
      for (const resolved of page) {
        const position = positionOf(resolved.event?.position);
        newest = Math.max(newest, position);
        if (isProductEvent(resolved)) end = Math.max(end, position);
        if (position <= looked || isProductEvent(resolved)) {
          looked = Math.max(looked, newest);
          return end;
        }
        from = { commit: BigInt(position), prepare: BigInt(position) };
      }
      if (page.length < EVENTS_PER_PAGE) {
        looked = Math.max(looked, newest);
        return end;
      }
    }
  };
};
