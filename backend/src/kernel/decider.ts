import type { DomainEvent } from './events';
import type { Fold } from './fold';

/**
 * The pure core of commands: past events fold into a state, and a command on that state gives new events or a refusal.
 * No I/O, no clock, no ids: the handler passes these in with the command.
 */
export interface Decider<Command extends DomainCommand, Event extends DomainEvent, State> extends Omit<
  Fold<Event, State>,
  'name'
> {
  /** Must not depend on an event's time or position: unlike a fold, a decider sees type and data only. */
  evolve(state: State, event: Event): State;
  evolveAll?(state: State, events: readonly Event[]): State;
  decide(command: Command, state: State): Decision<Event>;
}

export interface DomainCommand {
  readonly type: string;
}

/** No events: the command is accepted without effect. */
export type Decision<Event extends DomainEvent> = readonly Event[] | Refusal;

/** Codes that any area may refuse with. */
export type RefusalCode = 'INVALID' | 'AUTH_REQUIRED' | 'ACCESS_DENIED' | 'STAFF_ONLY' | 'NOT_FOUND' | 'CONFLICT';

/** A code of one area, by which its clients tell a refusal from others of its kind. */
export interface AreaRefusalCode {
  readonly code: string;
  readonly kindOf: RefusalCode;
  readonly title: string;
}

export interface FieldError {
  /** Dotted path of the request field, e.g. `domains.2`. */
  readonly path: string;
  readonly message: string;
}

/** Why a rule does not allow a command. `detail` is a sentence for the user. */
export interface Refusal {
  readonly refused: RefusalCode | AreaRefusalCode;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

export const refuse = (refused: Refusal['refused'], detail: string, errors?: readonly FieldError[]): Refusal =>
  errors === undefined ? { refused, detail } : { refused, detail, errors };

/** Refuses the value of one request field; the message is the detail, too. */
export const refuseField = (path: string, message: string): Refusal => refuse('INVALID', message, [{ path, message }]);

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

export const codeOf = ({ refused }: Refusal): string => (typeof refused === 'string' ? refused : refused.code);
