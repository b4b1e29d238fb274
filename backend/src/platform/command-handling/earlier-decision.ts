import { type Decider, type Decision, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { type Recorded, eventsOf } from '#kernel/recorded-event';

/** Refused, or nothing to append. */
export const changesNothing = (decision: Decision<DomainEvent>): boolean =>
  isRefusal(decision) || decision.length === 0;

/** A command that follows an event of another stream. */
export interface FollowUp<Command> {
  readonly command: Command;
  /** All events of the command's own stream. */
  readonly stream: readonly Recorded[];
  /** What it follows. */
  readonly event: Recorded;
  /** The events of that event's stream up to it. */
  readonly beforeEvent: readonly Recorded[];
}

/**
 * The earliest decision to change nothing that a follow-up could have met. Undefined if it would have changed something at
 * every moment.
 *
 * A moment counts if it is after the event and after all that earlier events of its stream led to, whose follow-ups come
 * first.
 */
export const earlierDecisionToChangeNothing = <Command extends DomainCommand, Event extends DomainEvent, State>(
  { events, initialState, evolve, decide }: Decider<Command, Event, State>,
  { command, stream, event, beforeEvent }: FollowUp<Command>,
): Decision<Event> | undefined => {
  const correlations = new Set([...beforeEvent, event].map(({ metadata }) => metadata.correlation_id));
  const precedes = ({ position, metadata }: Recorded): boolean =>
    position <= event.position || correlations.has(metadata.correlation_id);
  const first = stream.findLastIndex(precedes) + 1;
  let state = initialState;
  for (const [index, each] of stream.entries()) {
    if (index >= first && !isSameAppend(stream[index - 1], each)) {
      const decision = decide(command, state);
      if (changesNothing(decision)) return decision;
    }
    state = eventsOf(events, [each]).reduce<State>((folded, own) => evolve(folded, own), state);
  }
  return undefined;
};

const isSameAppend = (before: Recorded | undefined, { metadata }: Recorded): boolean =>
  before?.metadata.causation_id === metadata.causation_id && before.metadata.command === metadata.command;
