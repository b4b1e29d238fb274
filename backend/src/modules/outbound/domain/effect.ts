import type { EffectEvent, EffectPlan } from '#events/outbound/effect.events';
import { assertNever } from '#kernel/assert-never';

interface Begun {
  readonly plan: EffectPlan;
  /** Number of attempts begun in total. */
  readonly attempts: number;
  /** Number of attempts begun before an administrator retried it. */
  readonly attemptsBefore: number;
}

export interface DueEffect extends Begun {
  readonly status: 'due';
  readonly dueAt: string;
}
export interface AttemptedEffect extends Begun {
  readonly status: 'attempting';
  readonly leaseUntil: string;
}
/** An effect that stands still until an administrator retries or skips it. */
export interface GivenUpEffect extends Begun {
  readonly status: 'given_up';
}
export interface EndedEffect extends Begun {
  readonly status: 'delivered' | 'skipped' | 'cancelled';
}

export type KnownEffect = DueEffect | AttemptedEffect | GivenUpEffect | EndedEffect;
export type OutboundEffect = { readonly status: 'absent' } | KnownEffect;

export const ABSENT_EFFECT: OutboundEffect = { status: 'absent' };

const given = ({ plan, attempts, attemptsBefore }: KnownEffect): Begun => ({ plan, attempts, attemptsBefore });

export const evolveOutboundEffect = (effect: OutboundEffect, event: EffectEvent): OutboundEffect => {
  if (event.type === 'EffectPlanned')
    return { plan: event.data, attempts: 0, attemptsBefore: 0, status: 'due', dueAt: event.data.dueAt };
  if (effect.status === 'absent') return effect;
  const begun = given(effect);
  switch (event.type) {
    case 'AttemptBegun':
      return { ...begun, attempts: event.data.attempt, status: 'attempting', leaseUntil: event.data.leaseUntil };
    case 'AttemptFailed':
      return event.data.nextAttemptAt === null
        ? { ...begun, status: 'given_up' }
        : { ...begun, status: 'due', dueAt: event.data.nextAttemptAt };
    case 'EffectGivenUp':
      return { ...begun, status: 'given_up' };
    case 'EffectRetried':
      return { ...begun, attemptsBefore: effect.attempts, status: 'due', dueAt: event.data.dueAt };
    case 'EffectDelivered':
      return { ...begun, status: 'delivered' };
    case 'EffectSkipped':
      return { ...begun, status: 'skipped' };
    case 'EffectCancelled':
      return { ...begun, status: 'cancelled' };
    case 'EffectReleased':
    case 'ExchangesExpired':
      return effect;
    default:
      return assertNever(event);
  }
};
