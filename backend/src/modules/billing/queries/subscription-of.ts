import type { ReadStore } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';

export const FREE_PLAN = 'free';

/** A user's plan as others show it. */
export interface PlanOfUser {
  /** A key of PLANS, or `free`. */
  readonly tier: string;
  readonly isPaid: boolean;
  /** Whether the plan is not paid for at the moment. */
  readonly isPaymentDue: boolean;
}

export const readPlanOfUser = async (reads: Pick<ReadStore, 'get'>, userId: string): Promise<PlanOfUser> => {
  const found = await reads.get(subscriptions, userId);
  const isPaid = found?.status === 'active';
  return { tier: isPaid ? found.plan : FREE_PLAN, isPaid, isPaymentDue: found?.status === 'unpaid' };
};
