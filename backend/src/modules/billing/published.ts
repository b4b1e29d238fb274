export { type BillingSettings, billingSettings } from './billing.settings';
export { type PlanOfUser, readPlanOfUser } from './queries/subscription-of';
export { wayToPay } from './ways-to-pay';
