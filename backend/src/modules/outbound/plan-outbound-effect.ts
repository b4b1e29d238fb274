import type { EffectSubject } from '#events/outbound/effect.events';
import { derivedId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { type CommandStep, commandStep } from '#platform/processes/process';
import { outboundEffectDecider } from './domain/effect.decider';

/**
 * The key of the effect that an event causes. `part` distinguishes several of one kind, such as those of each channel.
 */
export const outboundEffectId = (causeId: string, kind: string, part = ''): string =>
  derivedId(causeId, part === '' ? kind : `${kind}/${part}`);

export interface OutboundEffectPlan {
  readonly kind: string;
  readonly userId: string;
  readonly subject: EffectSubject;
  readonly part?: string;
  /** ISO 8601 UTC; at once if absent. */
  readonly dueAt?: string;
  readonly expiresAt?: string;
}

/** Plans an effect outside the log, in the `react` of a process. Repeating it plans nothing twice. */
export const planOutboundEffect = (
  { id, metadata }: Pick<Recorded, 'id' | 'metadata'>,
  { kind, userId, subject, part, dueAt, expiresAt }: OutboundEffectPlan,
): CommandStep =>
  commandStep(outboundEffectDecider, outboundEffectId(id, kind, part), {
    type: 'PlanEffect',
    plan: {
      userId,
      kind,
      subject,
      dueAt: dueAt ?? metadata.occurred_at,
      expiresAt: expiresAt ?? null,
      series: null,
    },
  });
