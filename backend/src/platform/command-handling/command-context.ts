import { derivedId } from '#kernel/ids';
import type { Actor, EventMetadata, Recorded } from '#kernel/recorded-event';

/** The sender and time of a command, and what its ids derive from. Created at the edge, once per accepted command. */
export interface CommandContext {
  /** UUIDv7, stored with the Idempotency-Key: a repeated command produces the same events. */
  readonly commandId: string;
  /** The step of the request, outermost first; see `stepOf`. Empty for the request as a whole. */
  readonly steps: readonly string[];
  /** Whether it was caused by an event rather than a request. */
  readonly isReaction: boolean;
  /** The event whose follow-up it is, of a process that is `reversible`. */
  readonly reversibleSince?: Recorded;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly impersonator?: Actor;
  readonly now: Date;
}

export const SYSTEM: Actor = { kind: 'system' };

/**
 * The context of one step of a request with several similar steps, such as the five admissions of a campaign. Ids derive
 * from the step too, so each step has its own events and entities and is recognised when the request is repeated.
 */
export const stepOf = (context: CommandContext, name: string): CommandContext => ({
  ...context,
  steps: [...context.steps, name],
});

/**
 * The context for reacting to an event: the same ids and times whether the original command continues or a reactor
 * completes it after a crash.
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

/** The context for work that the system starts itself, such as a due run. */
export const ofTheSystem = (commandId: string, now: Date, correlationId = commandId): CommandContext => ({
  commandId,
  steps: [],
  isReaction: false,
  correlationId,
  actor: SYSTEM,
  now,
});

/** A deterministic id for an entity that the command creates, e.g. `entityId(context, 'tracker')`. Unique per step and name. */
export const entityId = ({ commandId, steps }: CommandContext, name: string): string =>
  derivedId(commandId, [...steps, name].join('/'));

/** The command's name in the metadata of its events. */
export const commandName = ({ steps }: CommandContext, type: string): string => [...steps, type].join('/');

export const metadataOf = (context: CommandContext, type: string): Omit<EventMetadata, 'version'> => ({
  occurred_at: context.now.toISOString(),
  correlation_id: context.correlationId,
  causation_id: context.commandId,
  command: commandName(context, type),
  actor: context.actor,
  ...(context.impersonator === undefined ? {} : { impersonator: context.impersonator }),
});

/** The user who sent the command; null for the system. */
export const actingUserId = ({ actor }: CommandContext): string | null => (actor.kind === 'user' ? actor.userId : null);

/** The id of the user who sent a command that only users can send; see `actingUserId`. */
export const requireActingUser = ({ actor }: CommandContext): string => {
  if (actor.kind !== 'user') throw new Error('The system has no account to act for.');
  return actor.userId;
};
