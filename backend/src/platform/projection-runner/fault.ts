import { messageOf } from '../error-message';
import { type Unreadable, describeLocation } from '../event-store/event-store';

/** The event at which a read model or a reactor stands. */
export type FaultedEvent = Omit<Unreadable, 'reason'>;

/** Why a read model or a reactor does not go on. */
export interface ProjectionFault {
  /** The fault in words, with the event's place. */
  readonly error: string;
  /** The event; absent if the fault is not about one, such as when a store is unreachable. */
  readonly event?: FaultedEvent;
}

/** An event that a read model or reactor cannot handle. A read model waits until its code has changed or it is told to retry. */
export class PoisonEvent extends Error {
  readonly event: FaultedEvent;

  constructor({ id, type, stream, revision, position, isDamaged }: FaultedEvent, cause: unknown) {
    super(`${describeLocation({ type, stream, revision, position })}: ${messageOf(cause)}`, { cause });
    this.event = { id, type, stream, revision, position, ...(isDamaged && { isDamaged }) };
  }
}

export const poisonOf = (unreadable: Unreadable): PoisonEvent =>
  new PoisonEvent(unreadable, `it cannot be read. ${unreadable.reason}`);

export const projectionFault = (error: unknown): ProjectionFault =>
  error instanceof PoisonEvent ? { error: error.message, event: error.event } : { error: messageOf(error) };
