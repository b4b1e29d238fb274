import { z } from 'zod';
import { wholeNumber } from '#platform/config/schemas';
import { settings, variable } from '#platform/config/settings';

const paidPlan = z.strictObject({
  label: z.string().min(1),
  trackers: z.int().min(1),
  daily: z.int().min(0),
  /** Stripe price id. */
  price: z.string().min(1),
});
type PaidPlan = z.infer<typeof paidPlan>;

const plans = z.string().transform((text, context): Readonly<Record<string, PaidPlan>> => {
  try {
    const parsed = z.record(z.string().min(1), paidPlan).safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      context.issues.push({ code: 'custom', message: `${issue.path.join('.')}: ${issue.message}`, input: text });
    }
  } catch {
    context.issues.push({ code: 'custom', message: 'not JSON', input: text });
  }
  return z.NEVER;
});

/** Limits by plan: trackers for each account, and how many of them may be daily. */
export interface Plans {
  readonly free: { readonly trackers: number; readonly daily: number };
  readonly paid: Readonly<Record<string, PaidPlan>>;
}

export const trackersSettings = settings('Plans', {
  variables: {
    PLAN_FREE_TRACKERS: variable(wholeNumber(0, 1_000_000).default(5), {
      expected: 'a whole number',
      example: '5',
      meaning: 'How many trackers an account may have.',
    }),
    PLAN_FREE_DAILY: variable(wholeNumber(0, 1_000_000).default(2), {
      expected: 'a whole number',
      example: '2',
      meaning: 'How many of these trackers may run daily.',
    }),
    PLANS: variable(plans.optional(), {
      expected: 'JSON, by name of plan: label, trackers, daily and price',
      example: '{"pro":{"label":"Pro","trackers":50,"daily":25,"price":"price_123"}}',
      meaning:
        'Paid plans by their key. `price` is the id of a price of [Stripe](../how-to/take-payments-with-stripe.md).',
    }),
  },
  read: ({ PLAN_FREE_TRACKERS, PLAN_FREE_DAILY, PLANS }): Plans => ({
    free: { trackers: PLAN_FREE_TRACKERS, daily: PLAN_FREE_DAILY },
    paid: PLANS ?? {},
  }),
});
