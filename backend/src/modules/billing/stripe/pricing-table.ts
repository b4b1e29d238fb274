import type { PageSources } from '#platform/http/serving/page-sources';
import type { BillingSettings } from '../billing.settings';

const STRIPE = 'https://js.stripe.com';

/** Addresses that Stripe's pricing table loads, frames and calls. */
export const pricingTable = ({ stripe }: BillingSettings): PageSources =>
  stripe?.pricingTable === undefined
    ? {}
    : { scripts: [STRIPE], frames: [STRIPE], connections: ['https://api.stripe.com'] };
