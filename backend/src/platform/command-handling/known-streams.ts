import type { DomainEvent, EventCategory } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { LRUCache } from 'lru-cache';
import type { EventStore } from '../event-store/event-store';

/** State that is remembered of a stream: keep it small, and free of personal data, which an erasure would not reach here. */
export interface StreamFold<Event extends DomainEvent, State> {
  readonly events: EventCategory<Event>;
  readonly initialState: State;
  evolve(state: State, event: Recorded<Event>): State;
}

interface Known {
  readonly state: unknown;
  /** The first revision that has not been read. */
  readonly next: number;
}

const EVENTS_PER_PAGE = 1000;
const REMEMBERED_STREAMS = 20_000;

/**
 * The current states of streams that every request asks for. Each time, only what was appended since the last time is
 * read from the log, which is usually nothing.
 */
export class KnownStreams {
  private readonly known = new LRUCache<string, Known>({ max: REMEMBERED_STREAMS });

  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  /** The state when the log was last asked; the initial one if it never was. For use when the log does not answer. */
  async lastKnownOf<Event extends DomainEvent, State>(of: StreamFold<Event, State>, id: string): Promise<State> {
    const known = this.known.get(of.events.stream(id));
    return known === undefined ? of.initialState : (known.state as State);
  }

  async stateOf<Event extends DomainEvent, State>(of: StreamFold<Event, State>, id: string): Promise<State> {
    const stream = of.events.stream(id);
    const types = new Set<string>(of.events.schemas.map(({ type }) => type));
    const known = this.known.get(stream);
    let [state, next] = known === undefined ? [of.initialState, 0] : [known.state as State, known.next];
    for (;;) {
      const page = await this.store.readStream(stream, { from: next, limit: EVENTS_PER_PAGE });
      const events = page.filter(({ type }) => types.has(type)) as readonly Recorded[] as readonly Recorded<Event>[];
      state = events.reduce<State>((folded, event) => of.evolve(folded, event), state);
      next += page.length;
      if (page.length < EVENTS_PER_PAGE) break;
    }
    // A stream that does not exist takes no place: names of streams come from requests.
    if (next > 0 && next !== known?.next) this.known.set(stream, { state, next });
    return state;
  }
}
