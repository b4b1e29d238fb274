import { derivedId } from '../../kernel/ids';
import type { Actor, EventMetadata, Recorded } from '../../kernel/recorded-event';

/** Who asked for a command, when, and what its ids derive from. Made at the edge, once per accepted command. */
export interface CommandContext {
  /** UUIDv7, kept with the Idempotency-Key: a command that is carried out again makes the same events. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly impersonator?: Actor;
  readonly now: Date;
}

export const SYSTEM: Actor = { kind: 'system' };

/**
 * The context of what follows from an event: the same ids and times whether the handler that appended the event goes on
 * or a reactor completes it after a crash.
 */
export const reactionTo = (event: Recorded): CommandContext => ({
  commandId: event.id,
  correlationId: event.metadata.correlation_id,
  actor: event.metadata.actor,
  ...(event.metadata.impersonator === undefined ? {} : { impersonator: event.metadata.impersonator }),
  now: new Date(event.metadata.occurred_at),
});

/** An id for a thing that the command makes, e.g. `entityId(context, 'tracker')`. */
export const entityId = (context: CommandContext, name: string): string => derivedId(context.commandId, name);

export const metadataOf = (context: CommandContext): Omit<EventMetadata, 'version'> => ({
  occurred_at: context.now.toISOString(),
  correlation_id: context.correlationId,
  causation_id: context.commandId,
  actor: context.actor,
  ...(context.impersonator === undefined ? {} : { impersonator: context.impersonator }),
});
