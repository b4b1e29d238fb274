/** The pages about plans and organisations, in one chunk: to name each apart takes more of the first script than it saves later. */
export { LocalBillingPage } from '../features/billing/pages/local-billing.page';
export { PlansPage } from '../features/billing/pages/plans.page';
export { PricingPage } from '../features/billing/pages/pricing.page';
export { ReferralsPage } from '../features/referrals/pages/referrals.page';
export { OrganisationPage } from '../features/organisations/pages/organisation.page';
