import { type EffectEvent, type EffectPlan, type GivenUpBecause, effectEvents } from '#events/outbound/effect.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { ABSENT_EFFECT, type OutboundEffect, type KnownEffect, evolveOutboundEffect } from './effect';

/** How an attempt ended. Times are ISO 8601 UTC. */
export type AttemptEnd =
  | { readonly kind: 'delivered'; readonly receipt: string | null }
  /** `nextAttemptAt` is null if no further one is to be made. */
  | { readonly kind: 'failed'; readonly fault: string; readonly detail: string; readonly nextAttemptAt: string | null }
  | { readonly kind: 'refused'; readonly fault: string; readonly detail: string }
  | { readonly kind: 'cancelled'; readonly reason: string };

/** The end of an attempt whose process stopped before it ended: the next may begin at once. */
export const interruptedAttempt = (now: Date, detail: string): AttemptEnd => ({
  kind: 'failed',
  fault: 'INTERRUPTED',
  detail,
  nextAttemptAt: now.toISOString(),
});

interface BeginAttempt {
  readonly type: 'BeginAttempt';
  readonly now: string;
  readonly leaseUntil: string;
  /** Maximum number of attempts, counted from the plan or from an administrator's retry. */
  readonly maxAttempts: number;
}
interface EndAttempt {
  readonly type: 'EndAttempt';
  readonly attempt: number;
  readonly end: AttemptEnd;
}

export type OutboundEffectCommand =
  | { readonly type: 'PlanEffect'; readonly plan: EffectPlan }
  | BeginAttempt
  | EndAttempt
  | { readonly type: 'RetryEffect' | 'SkipEffect'; readonly now: string; readonly reason: string }
  | { readonly type: 'CancelEffect'; readonly reason: string }
  | { readonly type: 'ExpireExchanges' | 'AbandonEffect' };

const UNDER_WAY = refuse('CONFLICT', 'An attempt is under way. Please wait until it ends.');

const hasExpired = ({ plan: { expiresAt } }: KnownEffect, at: string): boolean => expiresAt !== null && at >= expiresAt;

const isUnderWay = (effect: KnownEffect, now: string): boolean =>
  effect.status === 'attempting' && now < effect.leaseUntil;

const givenUp = ({ plan: { userId }, attempts }: KnownEffect, because: GivenUpBecause): EffectEvent => ({
  type: 'EffectGivenUp',
  data: { userId, because, attempts },
});

const begin = ({ now, leaseUntil, maxAttempts }: BeginAttempt, effect: KnownEffect): Decision<EffectEvent> => {
  if (isUnderWay(effect, now)) return UNDER_WAY;
  const begins = effect.status === 'attempting' || (effect.status === 'due' && now >= effect.dueAt);
  if (!begins) return refuse('CONFLICT', 'This delivery is not due yet.');
  if (hasExpired(effect, now)) return [givenUp(effect, 'expired')];
  if (effect.attempts - effect.attemptsBefore >= maxAttempts) return [givenUp(effect, 'attempts')];
  const { userId } = effect.plan;
  const repeats = effect.status === 'attempting' ? effect.attempts : null;
  return [{ type: 'AttemptBegun', data: { userId, attempt: effect.attempts + 1, leaseUntil, repeats } }];
};

const failed = (
  attempt: number,
  { fault, detail }: { readonly fault: string; readonly detail: string },
  effect: KnownEffect,
  next: { readonly at: string } | { readonly none: GivenUpBecause },
): Decision<EffectEvent> => {
  const nextAttemptAt = 'at' in next ? next.at : null;
  const { userId } = effect.plan;
  const failure: EffectEvent = { type: 'AttemptFailed', data: { userId, attempt, fault, detail, nextAttemptAt } };
  return 'at' in next ? [failure] : [failure, givenUp(effect, next.none)];
};

const end = ({ attempt, end: ended }: EndAttempt, effect: KnownEffect): Decision<EffectEvent> => {
  if (attempt > effect.attempts) return refuse('CONFLICT', 'This attempt has not begun.');
  const { userId } = effect.plan;
  if (ended.kind === 'delivered') {
    // Recorded even if the attempt was presumed dead meanwhile or its effect was skipped.
    if (effect.status === 'delivered') return [];
    return [{ type: 'EffectDelivered', data: { userId, attempt, receipt: ended.receipt } }];
  }
  if (effect.status !== 'attempting' || attempt !== effect.attempts) return [];
  switch (ended.kind) {
    case 'cancelled':
      return [{ type: 'EffectCancelled', data: { userId, reason: ended.reason } }];
    case 'refused':
      return failed(attempt, ended, effect, { none: 'refused' });
    case 'failed': {
      const { nextAttemptAt: at } = ended;
      if (at === null) return failed(attempt, ended, effect, { none: 'attempts' });
      return failed(attempt, ended, effect, hasExpired(effect, at) ? { none: 'expired' } : { at });
    }
    default:
      return assertNever(ended);
  }
};

const retry = (now: string, reason: string, effect: KnownEffect): Decision<EffectEvent> => {
  if (isUnderWay(effect, now)) return UNDER_WAY;
  if (hasExpired(effect, now))
    return refuse('CONFLICT', 'This delivery has expired and would no longer be useful. Skip it instead.');
  switch (effect.status) {
    case 'due':
    case 'attempting':
    case 'given_up':
      return [{ type: 'EffectRetried', data: { userId: effect.plan.userId, dueAt: now, reason } }];
    case 'delivered':
    case 'skipped':
    case 'cancelled':
      return refuse('CONFLICT', 'This delivery has already ended.');
    default:
      return assertNever(effect);
  }
};

const skip = (now: string, reason: string, effect: KnownEffect): Decision<EffectEvent> => {
  if (effect.status === 'skipped') return [];
  if (effect.status === 'delivered' || effect.status === 'cancelled')
    return refuse('CONFLICT', 'This delivery has already ended.');
  if (isUnderWay(effect, now)) return UNDER_WAY;
  return [{ type: 'EffectSkipped', data: { userId: effect.plan.userId, reason } }];
};

const cancel = (reason: string, effect: KnownEffect): Decision<EffectEvent> => {
  const isOver = effect.status === 'delivered' || effect.status === 'skipped' || effect.status === 'cancelled';
  return isOver ? [] : [{ type: 'EffectCancelled', data: { userId: effect.plan.userId, reason } }];
};

/** Cancels an effect that was given up and abandoned. */
const abandon = (effect: KnownEffect): Decision<EffectEvent> =>
  effect.status === 'given_up' ? cancel('nobody_retried', effect) : [];

const decide = (command: OutboundEffectCommand, effect: OutboundEffect): Decision<EffectEvent> => {
  if (command.type === 'PlanEffect')
    return effect.status === 'absent' ? [{ type: 'EffectPlanned', data: command.plan }] : [];
  if (effect.status === 'absent') return refuse('NOT_FOUND', 'This delivery does not exist.');
  switch (command.type) {
    case 'BeginAttempt':
      return begin(command, effect);
    case 'EndAttempt':
      return end(command, effect);
    case 'RetryEffect':
      return retry(command.now, command.reason, effect);
    case 'SkipEffect':
      return skip(command.now, command.reason, effect);
    case 'CancelEffect':
      return cancel(command.reason, effect);
    case 'AbandonEffect':
      return abandon(effect);
    case 'ExpireExchanges':
      return [{ type: 'ExchangesExpired', data: { userId: effect.plan.userId } }];
    default:
      return assertNever(command);
  }
};

/** `outbound-{effect}`: what is to be done outside the log, and each attempt at it. */
export const outboundEffectDecider: Decider<OutboundEffectCommand, EffectEvent, OutboundEffect> = {
  events: effectEvents,
  initialState: ABSENT_EFFECT,
  hasNoPersonalData: true,
  evolve: evolveOutboundEffect,
  decide,
};
