import type { DomainEvent, EventCategory } from './events';

/**
 * The pure core of commands: past events fold into a state, and a command on that state gives new events or a refusal.
 * No I/O, no clock, no ids: the handler passes these in with the command.
 */
export interface Decider<Command extends DomainCommand, Event extends DomainEvent, State> {
  /** The events it decides, and the category of its streams. */
  readonly events: EventCategory<Event>;
  readonly initialState: State;
  /** The state contains none of the personal fields that its events have, so that snapshots of it may be kept. */
  readonly impersonalState?: true;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): Decision<Event>;
}

export interface DomainCommand {
  readonly type: string;
}

/** No events: the command is accepted without effect. */
export type Decision<Event extends DomainEvent> = readonly Event[] | Refusal;

export type RefusalCode =
  | 'INVALID'
  | 'AUTH_REQUIRED'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_REQUIRED'
  | 'ACCESS_DENIED'
  | 'STAFF_ONLY'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'INVALID_DESTINATION'
  | 'MAX_TRACKERS_REACHED'
  | 'MAX_DAY_TRACKERS_REACHED';

export interface FieldError {
  /** Dotted path of the request field, e.g. `domains.2`. */
  readonly path: string;
  readonly message: string;
}

/** Why a rule does not allow a command. `detail` is a sentence for the user. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

export const refuse = (refused: RefusalCode, detail: string, errors?: readonly FieldError[]): Refusal =>
  errors === undefined ? { refused, detail } : { refused, detail, errors };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
