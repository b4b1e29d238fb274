import { catalogue } from '#shared/language/catalogue';

export const registrationTexts = catalogue('accounts/registration', {
  checkEmail: 'Please check your email',
  linkSent: (email: string) =>
    `We've sent a verification link to ${email}. Click the link to verify your email and start tracking.`,
  mailSavedHere:
    'This installation has no mail server, so the message was saved on this computer instead of being sent.',
  openOutbox: 'Open this computer’s outbox',
  gotIt: 'Got it',
  registerTitle: 'Start tracking',
  register: 'Start Tracking',
  becomesAdministrator: 'This account will be the administrator of this installation.',
  haveAccount: 'Already have an account?',
});
