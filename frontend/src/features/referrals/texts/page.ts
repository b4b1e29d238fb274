import { catalogue } from '#shared/language/catalogue';

/** Texts of the page that invites others. */
export const referralTexts = catalogue('referrals/page', {
  lead: 'When someone registers with your link, you both get one additional daily tracker within your existing total limits.',
  noAccount: 'Unable to load account information',
  byEmail: 'Send Referral Email',
  emailMissing: 'Email is required',
  invalidEmail: 'Please enter a valid email',
  send: 'Send',
  sent: 'Referral invitation sent successfully',
  notSent: 'Failed to send referral invitation',
  link: 'Your referral link',
  copied: 'Referral link copied to clipboard',
  notCopied: 'Failed to copy link',
});
