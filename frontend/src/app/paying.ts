/** The pages about plans, in one chunk: to name each apart takes more of the first script than it saves later. */
export { LocalBillingPage } from '../features/billing/pages/local-billing.page';
export { PricingPage } from '../features/billing/pages/pricing.page';
export { ReferralsPage } from '../features/referrals/pages/referrals.page';
