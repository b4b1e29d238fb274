import type { User } from '#features/accounts/api/get-user';

/** Whether there is a plan to manage, which is paid for or whose last payment failed. */
export const hasPlan = ({ stripe_plan_active, payment_due }: User): boolean => stripe_plan_active || payment_due;
