import type { Recorded } from '#kernel/recorded-event';
import type { EventStore } from './event-store';

const EVENTS_PER_PAGE = 500;

/** The events of a stream from a revision on, oldest first; nothing if there are none. */
export async function* pagesOfStream(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
): AsyncGenerator<readonly Recorded[]> {
  for (let next = from; ;) {
    const page = await store.readStream(stream, { from: next, limit: EVENTS_PER_PAGE });
    if (page.length > 0) yield page;
    if (page.length < EVENTS_PER_PAGE) return;
    next += page.length;
  }
}
