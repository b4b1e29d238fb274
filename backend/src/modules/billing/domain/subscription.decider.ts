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

/** What a payer's side says of a plan now, whatever it said before. */
export type Standing =
  | { readonly status: 'active' | 'unpaid'; readonly plan: string; readonly payer: Payer }
  | { readonly status: 'ended'; readonly payer: WhoPays; readonly reason: Exclude<EndReason, 'account_erased'> };

export type Subscription =
  | { readonly status: 'none' }
  | { readonly status: 'active' | 'unpaid'; readonly plan: string; readonly payer: Payer }
  /** `payer`: the last one, with which a customer of Stripe comes back. */
  | { readonly status: 'ended'; readonly payer: Payer };

type Held = Extract<Subscription, { readonly status: 'active' | 'unpaid' }>;

export type SubscriptionCommand =
  | { readonly type: 'RecordStanding'; readonly userId: string; readonly standing: Standing }
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

/** Another payer takes over only what is not paid for: nobody can end or change a plan that somebody else pays. */
const mayTakeOver = (standing: Standing, held: Held): boolean =>
  held.status === 'unpaid' && standing.status === 'active';

const decideStanding = (userId: string, standing: Standing, state: Subscription): Decision<SubscriptionEvent> => {
  const held = isHeld(state) ? state : null;
  if (held !== null && !isSamePayer(held.payer, standing.payer) && !mayTakeOver(standing, held)) return [];
  switch (standing.status) {
    case 'active': {
      const { plan, payer } = standing;
      if (held?.status !== 'active') return [{ type: 'PlanActivated', data: { userId, plan, payer } }];
      return held.plan === plan ? [] : [{ type: 'PlanChanged', data: { userId, plan, from: held.plan } }];
    }
    case 'unpaid': {
      const { plan, payer } = standing;
      return held?.status === 'active' ? [{ type: 'PaymentFailed', data: { userId, plan, payer } }] : [];
    }
    case 'ended':
      return held === null
        ? []
        : [{ type: 'PlanEnded', data: { userId, plan: held.plan, payer: held.payer, reason: standing.reason } }];
    default:
      return assertNever(standing);
  }
};

const decide = (command: SubscriptionCommand, state: Subscription): Decision<SubscriptionEvent> => {
  switch (command.type) {
    case 'RecordStanding':
      return decideStanding(command.userId, command.standing, state);
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
