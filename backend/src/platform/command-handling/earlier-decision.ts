import { type Decider, type Decision, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';

/** Refused, or nothing to append. */
export const changesNothing = (decision: Decision<DomainEvent>): boolean =>
  isRefusal(decision) || decision.length === 0;

/**
 * The earliest decision to change nothing that a follow-up could have met: `event` is what it follows, `before` are the
 * events of that event's stream up to it, `stream` all events of the follow-up's own stream. Undefined if it would have
 * changed something at every moment.
 *
 * A moment counts if it is after the event and after all that earlier events of its stream led to, whose follow-ups come
 * first.
 */
export const earlierDecisionToChangeNothing = <Command extends DomainCommand, Event extends DomainEvent, State>(
  { events, initialState, evolve, decide }: Decider<Command, Event, State>,
  command: Command,
  stream: readonly Recorded[],
  event: Recorded,
  before: readonly Recorded[],
): Decision<Event> | undefined => {
  const types = new Set(events.schemas.map(({ type }) => type));
  const correlations = new Set([...before, event].map(({ metadata }) => metadata.correlation_id));
  const precedes = ({ position, metadata }: Recorded): boolean =>
    position <= event.position || correlations.has(metadata.correlation_id);
  const first = stream.findLastIndex(precedes) + 1;
  let state = initialState;
  for (const [index, each] of stream.entries()) {
    if (index >= first && !isSameAppend(stream[index - 1], each)) {
      const decision = decide(command, state);
      if (changesNothing(decision)) return decision;
    }
    // A stream may contain events that now belong to another category's streams.
    if (types.has(each.type)) state = evolve(state, each as Recorded<DomainEvent> as Recorded<Event>);
  }
  return undefined;
};

const isSameAppend = (before: Recorded | undefined, { metadata }: Recorded): boolean =>
  before?.metadata.causation_id === metadata.causation_id && before.metadata.command === metadata.command;
