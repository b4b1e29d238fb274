import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the pages on which plans are chosen. */
export const planTexts = catalogue('billing/plans', {
  choose: (product: string) => `Choose the ${product} plan that works best for you`,
  thePlans: 'The plans',
  plan: 'Plan',
  free: 'Free',
  noCard: 'No credit card needed',
  chooseNamed: (plan: string) => `Choose ${plan}`,
  allows: (trackers: number, daily: number) => `${pluralize(trackers, 'tracker')}, ${daily} of them daily`,
  noneSold: 'No plans are sold here. The operator of this installation can add some.',
  askOperator: 'No plans are sold here. Please ask the operator of this installation.',
  noAccount: 'Unable to load account information',
  notOpened: 'The checkout could not be opened.',
  thanks: (product: string) => `Thank you for signing up for ${product}.`,
  toApply: 'To complete your REAP application, please purchase a plan below.',
  toPurchase: 'Please purchase a plan below.',
  purchase: 'Purchase',
  hasPlan: 'You have a plan.',
  nothingToPurchase: 'There is nothing to purchase here.',
  continueApplication: 'Continue your application',
  toAccount: 'Go to your account',
  redirecting: 'Redirecting to customer portal...',
  needsPlan: 'Your application needs a plan.',
  seePlans: 'See the plans',
  uploadMeanwhile: 'You can upload files meanwhile.',
});
