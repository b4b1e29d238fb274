import type { DomainEvent, EventCategory } from './events';

/**
 * The pure heart of a command: what happened so far folds into a state, and a command on that state gives new events
 * or a refusal. No I/O, no clock, no ids: the handler gathers those and passes them in with the command.
 */
export interface Decider<Command extends DomainCommand, Event extends DomainEvent, State> {
  /** What it decides, and the category of the streams that it decides on. */
  readonly events: EventCategory<Event>;
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): Decision<Event>;
}

export interface DomainCommand {
  readonly type: string;
}

/** No events: the command is accepted and changes nothing. */
export type Decision<Event extends DomainEvent> = readonly Event[] | Refusal;

export type RefusalCode =
  | 'INVALID'
  | 'AUTH_REQUIRED'
  | 'INVALID_CREDENTIALS'
  | 'ACCESS_DENIED'
  | 'STAFF_ONLY'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'INVALID_DESTINATION'
  | 'MAX_TRACKERS_REACHED'
  | 'MAX_DAY_TRACKERS_REACHED';

export interface FieldError {
  /** Dotted path of the field in the request, e.g. `domains.2`. */
  readonly path: string;
  readonly message: string;
}

/** A command that a rule does not allow. `detail` is a sentence that may be shown to the person who asked. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

export const refuse = (refused: RefusalCode, detail: string, errors?: readonly FieldError[]): Refusal =>
  errors === undefined ? { refused, detail } : { refused, detail, errors };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
