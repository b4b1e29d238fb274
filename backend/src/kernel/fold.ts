import type { DomainEvent, EventCategory } from './events';
import type { Recorded } from './recorded-event';

/** A fold of a stream's events: a decider's state, or another one of the same stream. */
export interface Fold<Event extends DomainEvent, State> {
  /** Distinguishes the folds of a stream. A decider needs none. */
  readonly name?: string;
  readonly events: EventCategory<Event>;
  readonly initialState: State;
  /** The state contains none of the personal fields that its events have, so that snapshots of it may be kept. */
  readonly hasNoPersonalData?: true;
  /** Pure. The state is stored as JSON, so it must be serialisable. */
  evolve(state: State, event: Recorded<Event>): State;
  /** The same for events in turn, where copying a large state at each of them would take long. */
  evolveAll?(state: State, events: readonly Recorded<Event>[]): State;
}

export const applyEvents = <Event extends DomainEvent, State>(
  fold: Fold<Event, State>,
  state: State,
  events: readonly Recorded<Event>[],
): State =>
  fold.evolveAll?.(state, events) ?? events.reduce<State>((folded, event) => fold.evolve(folded, event), state);
