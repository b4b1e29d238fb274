import {
  type EndReason,
  type LocalPayer,
  type Payer,
  type SubscriptionEvent,
  subscriptionEvents,
} from '#events/billing/subscription.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';

type WhoPays = LocalPayer | { readonly kind: 'stripe'; readonly customerId: string };

/** The state of a plan as the payer's side reports it now, whatever it was before. */
export type SubscriptionStatus =
  | { readonly status: 'active' | 'unpaid'; readonly plan: string; readonly payer: Payer }
  | { readonly status: 'ended'; readonly payer: WhoPays; readonly reason: Exclude<EndReason, 'account_erased'> };

export type Subscription =
  | { readonly status: 'none' }
  | { readonly status: 'active' | 'unpaid'; readonly plan: string; readonly payer: Payer }
  /** `payer`: the last one, with which a customer of Stripe comes back. */
  | { readonly status: 'ended'; readonly payer: Payer };

type Held = Extract<Subscription, { readonly status: 'active' | 'unpaid' }>;

export type SubscriptionCommand =
  | { readonly type: 'RecordSubscriptionStatus'; readonly userId: string; readonly status: SubscriptionStatus }
  | { readonly type: 'EndByErasure'; readonly userId: string };

const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  switch (event.type) {
    case 'PlanActivated': {
      const { plan, payer } = event.data;
      return { status: 'active', plan, payer };
    }
    case 'PlanChanged':
      return isHeld(state) ? { ...state, plan: event.data.plan } : state;
    case 'PaymentFailed': {
      const { plan, payer } = event.data;
      return { status: 'unpaid', plan, payer };
    }
    case 'PlanEnded':
      return { status: 'ended', payer: event.data.payer };
    default:
      return assertNever(event);
  }
};

const isHeld = (state: Subscription): state is Held => state.status === 'active' || state.status === 'unpaid';

const isSamePayer = (one: WhoPays, other: WhoPays): boolean =>
  one.kind === 'stripe' && other.kind === 'stripe' ? one.customerId === other.customerId : one.kind === other.kind;

/**
 * Whether another payer may take over a plan. Only an unpaid one: a plan that somebody else pays for cannot be ended or
 * changed.
 */
const mayTakeOver = (now: SubscriptionStatus, held: Held): boolean =>
  held.status === 'unpaid' && now.status === 'active';

const decideStatus = (userId: string, now: SubscriptionStatus, state: Subscription): Decision<SubscriptionEvent> => {
  const held = isHeld(state) ? state : null;
  if (held !== null && !isSamePayer(held.payer, now.payer) && !mayTakeOver(now, held)) return [];
  switch (now.status) {
    case 'active': {
      const { plan, payer } = now;
      if (held?.status !== 'active') return [{ type: 'PlanActivated', data: { userId, plan, payer } }];
      return held.plan === plan ? [] : [{ type: 'PlanChanged', data: { userId, plan, from: held.plan } }];
    }
    case 'unpaid': {
      const { plan, payer } = now;
      return held?.status === 'active' ? [{ type: 'PaymentFailed', data: { userId, plan, payer } }] : [];
    }
    case 'ended':
      return held === null
        ? []
        : [{ type: 'PlanEnded', data: { userId, plan: held.plan, payer: held.payer, reason: now.reason } }];
    default:
      return assertNever(now);
  }
};

const decide = (command: SubscriptionCommand, state: Subscription): Decision<SubscriptionEvent> => {
  switch (command.type) {
    case 'RecordSubscriptionStatus':
      return decideStatus(command.userId, command.status, state);
    case 'EndByErasure': {
      if (!isHeld(state)) return [];
      const { plan, payer } = state;
      return [{ type: 'PlanEnded', data: { userId: command.userId, plan, payer, reason: 'account_erased' } }];
    }
    default:
      return assertNever(command);
  }
};

/** `subscription-{user}` */
export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionEvent, Subscription> = {
  events: subscriptionEvents,
  initialState: { status: 'none' },
  evolve,
  decide,
};
