import { assertNever } from '#kernel/assert-never';
import type { EffectEvent, EffectPlan } from '#events/outbound/effect.events';

interface Begun {
  readonly plan: EffectPlan;
  /** Number of attempts begun in all. */
  readonly attempts: number;
  /** Number of attempts begun before an administrator retried it. */
  readonly attemptsBefore: number;
}

/** An effect that waits for earlier ones of its series. */
export interface QueuedEffect extends Begun {
  readonly status: 'queued';
}
export interface DueEffect extends Begun {
  readonly status: 'due';
  readonly dueAt: string;
}
export interface AttemptedEffect extends Begun {
  readonly status: 'attempting';
  readonly leaseUntil: string;
}
/** An effect that stands still, and its series with it, until an administrator retries or skips it. */
export interface GivenUpEffect extends Begun {
  readonly status: 'given-up';
}
export interface EndedEffect extends Begun {
  readonly status: 'delivered' | 'skipped' | 'cancelled';
}

export type KnownEffect = QueuedEffect | DueEffect | AttemptedEffect | GivenUpEffect | EndedEffect;
export type OutboundEffect = { readonly status: 'absent' } | KnownEffect;

export const ABSENT: OutboundEffect = { status: 'absent' };

const planned = (plan: EffectPlan): KnownEffect => {
  const begun = { plan, attempts: 0, attemptsBefore: 0 };
  return plan.series === null ? { ...begun, status: 'due', dueAt: plan.dueAt } : { ...begun, status: 'queued' };
};

const given = ({ plan, attempts, attemptsBefore }: KnownEffect): Begun => ({ plan, attempts, attemptsBefore });

export const evolveOutboundEffect = (effect: OutboundEffect, event: EffectEvent): OutboundEffect => {
  if (event.type === 'EffectPlanned') return planned(event.data);
  if (effect.status === 'absent') return effect;
  const begun = given(effect);
  switch (event.type) {
    case 'EffectReleased':
      return { ...begun, status: 'due', dueAt: effect.plan.dueAt };
    case 'AttemptBegun':
      return { ...begun, attempts: event.data.attempt, status: 'attempting', leaseUntil: event.data.leaseUntil };
    case 'AttemptFailed':
      return event.data.nextAttemptAt === null
        ? { ...begun, status: 'given-up' }
        : { ...begun, status: 'due', dueAt: event.data.nextAttemptAt };
    case 'EffectGivenUp':
      return { ...begun, status: 'given-up' };
    case 'EffectRetried':
      return { ...begun, attemptsBefore: effect.attempts, status: 'due', dueAt: event.data.dueAt };
    case 'EffectDelivered':
      return { ...begun, status: 'delivered' };
    case 'EffectSkipped':
      return { ...begun, status: 'skipped' };
    case 'EffectCancelled':
      return { ...begun, status: 'cancelled' };
    case 'ExchangesExpired':
      return effect;
    default:
      return assertNever(event);
  }
};
