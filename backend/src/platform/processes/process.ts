import type { Type } from '@nestjs/common';
import { type Decider, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { DomainEvent, EventCategory } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import type { Accepted } from '../command-handling/command-outcome';
import type { ContextCommand } from '../command-handling/context-command';

/**
 * A follow-up of an event. Ids of what it appends derive from the event, the process and the step. Of several steps with
 * the same command on the same stream (for sent commands: with the same command), those from the second on also have a
 * number, so their order must not change.
 */
export type ProcessStep = CommandStep | SendStep | SideEffectStep;

/** A command on another stream, decided there. */
export interface CommandStep {
  readonly kind: 'decide';
  readonly decider: Decider<DomainCommand, DomainEvent, unknown>;
  readonly id: string;
  readonly command: DomainCommand;
}

/** A command published by another area, carried out by its handler. */
export interface SendStep {
  readonly kind: 'send';
  readonly command: Type<ContextCommand<unknown, unknown>>;
  readonly request: unknown;
}

/** A side effect outside the log. It may be repeated and must be idempotent. */
export interface SideEffectStep {
  readonly kind: 'effect';
  readonly name: string;
  readonly run: () => Promise<void>;
}

export const commandStep = <Command extends DomainCommand, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  id: string,
  command: NoInfer<Command>,
): CommandStep => ({ kind: 'decide', decider: decider as Decider<DomainCommand, DomainEvent, unknown>, id, command });

export const sendStep = <Request>(command: Type<ContextCommand<Request, unknown>>, request: Request): SendStep => ({
  kind: 'send',
  command: command as Type<ContextCommand<unknown, unknown>>,
  request,
});

export const sideEffectStep = (name: string, run: () => Promise<void>): SideEffectStep => ({
  kind: 'effect',
  name,
  run,
});

/**
 * Declares what an event leads to on other streams. The steps are carried out inline, right after the append, so that the
 * command's result includes them; a reactor completes what a crash left undone.
 */
export interface Process {
  readonly name: string;
  readonly category: string;
  /** Types of events to react to. */
  readonly on: readonly string[];
  /**
   * Whether steps may lag: if one fails inline, the command still succeeds and the reactor completes the step; otherwise the
   * command fails too.
   */
  readonly mayLag?: boolean;
  /**
   * Whether users can undo what the steps do. A step that was refused or changed nothing is then not carried out later, when
   * it would override a user: see ADR 0110.
   */
  readonly reversible?: true;
  /** Decider by which `react` gets the current state of the event's own stream; absent if the event is sufficient. */
  readonly decider?: Decider<never, DomainEvent, unknown>;
  react(event: Recorded, state: unknown): readonly ProcessStep[];
}

interface Declared<Event extends DomainEvent, On extends Event['type']> {
  /** Names the reactor's checkpoint, and ids derive from it: it stays when its constant is renamed. */
  readonly name: string;
  readonly on: readonly On[];
  readonly mayLag?: boolean;
  readonly reversible?: true;
}

/** `processOf(portfolioEvents, { name, on: ['TrackerAdmitted'], react: (event) => [commandStep(trackerDecider, …)] })` */
export const processOf = <Event extends DomainEvent, On extends Event['type']>(
  events: EventCategory<Event>,
  declared: Declared<Event, On> & {
    react(event: Recorded<Extract<Event, { readonly type: On }>>): readonly ProcessStep[];
  },
): Process => ({ ...declared, category: events.category, react: declared.react as Process['react'] });

/** Declares a process, like `processOf`, with the current state of the event's stream. */
export const statefulProcessOf = <Event extends DomainEvent, State, On extends Event['type']>(
  decider: Decider<never, Event, State>,
  declared: Declared<Event, On> & {
    react(event: Recorded<Extract<Event, { readonly type: On }>>, state: State): readonly ProcessStep[];
  },
): Process => ({
  ...declared,
  category: decider.events.category,
  decider: decider as Decider<never, DomainEvent, unknown>,
  react: declared.react as Process['react'],
});

/** The outcome of a step. */
export interface FollowedStep {
  readonly process: string;
  readonly step: ProcessStep;
  readonly outcome: Refusal | Accepted<unknown>;
}

/** The result of a sent command: `acceptedOf(decided.followed, CreateTracker)`; null if it was not sent or was refused. */
export const acceptedOf = <Result>(
  followed: readonly FollowedStep[],
  command: new (...made: never[]) => ContextCommand<unknown, Result>,
): Accepted<Result> | null => {
  const found = followed.find(({ step }) => step.kind === 'send' && step.command === command)?.outcome;
  return found === undefined || isRefusal(found) ? null : (found as Accepted<Result>);
};
