/** What other areas may import from this one. */
export { type BillingSettings, billingSettings } from './billing.settings';
export { type PlanOfUser, planOf } from './queries/subscription-of';
export { wayToPay } from './ways-to-pay';
