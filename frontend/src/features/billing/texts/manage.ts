import { catalogue } from '#shared/language/catalogue';

/** Texts of the plan on the account page. */
export const managePlanTexts = catalogue('billing/manage', {
  upgrade: 'Upgrade',
  manage: 'Manage',
  paymentFailed: 'The last payment failed. Trackers beyond the free plan are paused until it is made; nothing is lost.',
  notOpened: 'Your plan could not be opened.',
  updated: 'Subscription updated successfully',
  cancelled: 'Subscription update canceled',
});
