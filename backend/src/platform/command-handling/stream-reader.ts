import type { DomainEvent } from '#kernel/events';
import type { Fold } from '#kernel/fold';
import type { Recorded } from '#kernel/recorded-event';
import type { EventStore } from '../event-store/event-store';
import { pagesOfStream } from '../event-store/pages-of-stream';
import type { FollowUpOrder } from './follow-up-order';
import type { StreamStates } from './stream-states';

/** What the log says of one thing, for queries, and for decisions that depend on another stream. */
export class StreamReader {
  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly states: StreamStates,
    private readonly followUps: FollowUpOrder,
  ) {}

  /** The current state of a stream. */
  async stateOf<Event extends DomainEvent, State>(fold: Fold<Event, State>, id: string): Promise<State> {
    return (await this.states.read(fold, id)).state;
  }

  /** The state after completing the follow-ups of all events of the stream, of the newest append also those that may lag. */
  async stateAfterFollowUps<Event extends DomainEvent, State>(fold: Fold<Event, State>, id: string): Promise<State> {
    const { state, newestAppend } = await this.states.read(fold, id);
    await this.followUps.complete(newestAppend);
    return state;
  }

  /** The whole stream, oldest first. */
  async history<Event extends DomainEvent>(stream: string): Promise<readonly Recorded<Event>[]> {
    const history: Recorded<Event>[] = [];
    for await (const page of pagesOfStream(this.store, stream)) {
      history.push(...(page as readonly Recorded<Event>[]));
    }
    return history;
  }
}
