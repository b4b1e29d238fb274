import { LRUCache } from 'lru-cache';
import type { DomainEvent } from '#kernel/events';
import { type Fold, applyEvents } from '#kernel/fold';
import { eventsOf } from '#kernel/recorded-event';
import type { EventStore } from '../event-store/event-store';
import { pagesOfStream } from '../event-store/pages-of-stream';

interface Known {
  readonly state: unknown;
  /** The first revision that has not been read. */
  readonly next: number;
}

const REMEMBERED_STREAMS = 20_000;

/**
 * The current states of streams that every request asks for. Each time, only what was appended since the last time is
 * read from the log, which is usually nothing. What is remembered of a stream must be small, and free of personal data,
 * which an erasure would not reach here.
 */
export class KnownStreams {
  private readonly known = new LRUCache<string, Known>({ max: REMEMBERED_STREAMS });

  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  /** The state when the log was last asked; the initial one if it never was. For use when the log does not answer. */
  async lastKnownOf<Event extends DomainEvent, State>(of: Fold<Event, State>, id: string): Promise<State> {
    const known = this.known.get(of.events.stream(id));
    return known === undefined ? of.initialState : (known.state as State);
  }

  async stateOf<Event extends DomainEvent, State>(of: Fold<Event, State>, id: string): Promise<State> {
    const stream = of.events.stream(id);
    const known = this.known.get(stream);
    let [state, next] = known === undefined ? [of.initialState, 0] : [known.state as State, known.next];
    for await (const page of pagesOfStream(this.store, stream, next)) {
      state = applyEvents(of, state, eventsOf(of.events, page));
      next += page.length;
    }
    // A stream that does not exist takes no place: names of streams come from requests.
    if (next > 0 && next !== known?.next) this.known.set(stream, { state, next });
    return state;
  }
}
