import { z } from 'zod';
import { ORIGIN, origin } from '#platform/config/schemas';
import { ifSet, needs, settings, variable } from '#platform/config/settings';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin. */
  readonly apiBase: string;
  /** Stripe's own table of prices; absent: plans are listed by the product. */
  readonly pricingTable?: { readonly id: string; readonly publishableKey: string };
}

export interface BillingSettings {
  /** Settings for Stripe; absent if no money is taken. */
  readonly stripe?: StripeSettings;
}

const key = (beginning: RegExp) => z.string().regex(beginning).max(500).optional();

export const billingSettings = settings('Billing', {
  variables: {
    STRIPE_SECRET_KEY: variable(key(/^(sk|rk)_\w+$/), {
      expected: 'a secret key of the Stripe API',
      example: 'sk_test_…',
      meaning:
        'Sells the plans through [Stripe](../how-to/take-payments-with-stripe.md). If not set: on one’s own computer a page of the product replaces it, elsewhere nothing is sold.',
    }),
    STRIPE_WEBHOOK_SECRET: variable(key(/^whsec_[\w+/=]+$/), {
      expected: 'the signing secret of the webhook endpoint',
      example: 'whsec_…',
      meaning: 'The secret with which Stripe signs its calls of `/api/common/stripe-webhook/`.',
    }),
    STRIPE_API_BASE: variable(origin.default('https://api.stripe.com'), {
      expected: ORIGIN,
      example: 'https://api.stripe.com',
      meaning: 'The address of Stripe’s API.',
    }),
    STRIPE_PRICING_TABLE_ID: variable(key(/^prctbl_\w+$/), {
      expected: 'the id of a pricing table',
      example: 'prctbl_…',
      meaning: 'Shows Stripe’s pricing table on the pricing page. If not set: the page lists the plans itself.',
    }),
    STRIPE_PUBLISHABLE_KEY: variable(key(/^pk_\w+$/), {
      expected: 'a publishable key',
      example: 'pk_test_…',
      meaning: 'The publishable key of the same account, for that table.',
    }),
  },
  rules: [
    needs('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    needs('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'),
    needs('STRIPE_PRICING_TABLE_ID', 'STRIPE_PUBLISHABLE_KEY'),
    needs('STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICING_TABLE_ID'),
    needs('STRIPE_PRICING_TABLE_ID', 'STRIPE_SECRET_KEY'),
  ],
  read: (read): BillingSettings => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
    if (secretKey === undefined || webhookSecret === undefined) return {};
    const { STRIPE_PRICING_TABLE_ID: id, STRIPE_PUBLISHABLE_KEY: publishableKey } = read;
    const table = id === undefined || publishableKey === undefined ? undefined : { id, publishableKey };
    return {
      stripe: {
        secretKey,
        webhookSecret,
        apiBase: new URL(read.STRIPE_API_BASE).origin,
        ...ifSet('pricingTable', table),
      },
    };
  },
});
