import { derivedId } from '#kernel/ids';
import type { Actor, EventMetadata, Recorded } from '#kernel/recorded-event';

/** Who asked for a command, when, and what its ids derive from. Made at the edge, once per accepted command. */
export interface CommandContext {
  /** UUIDv7, kept with the Idempotency-Key: a command that is carried out again makes the same events. */
  readonly commandId: string;
  /** Which part of the request this is, outermost first; see `stepOf`. Empty for the request as a whole. */
  readonly steps: readonly string[];
  /** Whether it follows from an event rather than from a request. */
  readonly isReaction: boolean;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly impersonator?: Actor;
  readonly now: Date;
}

export const SYSTEM: Actor = { kind: 'system' };

/**
 * The context of one step of a request that takes several of a kind, such as five admissions of one campaign. Ids derive
 * from the step too, so each step has events and entities of its own, and is recognised when the request is repeated.
 */
export const stepOf = (context: CommandContext, name: string): CommandContext => ({
  ...context,
  steps: [...context.steps, name],
});

/**
 * The context of what follows from an event: the same ids and times whether the command that appended the event goes on
 * or a reactor completes it after a crash.
 */
export const reactionTo = (event: Recorded, ...steps: readonly string[]): CommandContext => ({
  commandId: event.id,
  steps,
  isReaction: true,
  correlationId: event.metadata.correlation_id,
  actor: event.metadata.actor,
  ...(event.metadata.impersonator === undefined ? {} : { impersonator: event.metadata.impersonator }),
  now: new Date(event.metadata.occurred_at),
});

/** The context of work that the product takes up by itself, such as a due run. */
export const ofTheSystem = (commandId: string, now: Date, correlationId = commandId): CommandContext => ({
  commandId,
  steps: [],
  isReaction: false,
  correlationId,
  actor: SYSTEM,
  now,
});

/** An id for a thing that the command makes, e.g. `entityId(context, 'tracker')`. One a step and name. */
export const entityId = ({ commandId, steps }: CommandContext, name: string): string =>
  derivedId(commandId, [...steps, name].join('/'));

/** The command as the events it appends name it. */
export const commandName = ({ steps }: CommandContext, type: string): string => [...steps, type].join('/');

export const metadataOf = (context: CommandContext, type: string): Omit<EventMetadata, 'version'> => ({
  occurred_at: context.now.toISOString(),
  correlation_id: context.correlationId,
  causation_id: context.commandId,
  command: commandName(context, type),
  actor: context.actor,
  ...(context.impersonator === undefined ? {} : { impersonator: context.impersonator }),
});

/** The user who asks; null is the product itself. */
export const askedBy = ({ actor }: CommandContext): string | null => (actor.kind === 'user' ? actor.userId : null);

/** The same for what only a person can ask for. */
export const askedByUser = ({ actor }: CommandContext): string => {
  if (actor.kind !== 'user') throw new Error('The product itself has no account to act for.');
  return actor.userId;
};
