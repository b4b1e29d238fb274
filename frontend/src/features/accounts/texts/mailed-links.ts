import { catalogue } from '#shared/language/catalogue';

/** Texts of the pages that mails link to, and of the page that requests such a mail. */
export const mailedLinkTexts = catalogue('accounts/mailed-links', {
  activationTitle: 'Finish activation to start tracking',
  activate: 'Activate',
  askForLink: 'Ask for a new link',
  invalidLink: 'This link is no longer valid.',
  worksOnce: (lifetime: string) =>
    `Each link works once and expires after ${lifetime}. If you have already used it, you can sign in.`,
  threeDays: '72 hours',
  anHour: 'an hour',
  passwordNotSet: 'An error occurred while resetting your password.',
  passwordsOff: (providers: string) => `Please sign in with ${providers}: passwords are turned off here.`,
  reset: 'Reset Password',
  noEmail: 'No email? The administrator of this server can create a link for you:',
  yourEmail: '<your email>',
  enterEmail: 'Please enter the email you used to make your account',
  sentTitle: 'Success!',
  sent: 'If user with this email exists, a password reset email has been sent.',
  mailsSavedHere:
    'This installation has no mail server, so its messages are saved on this computer instead of being sent.',
  newPasswordTitle: 'Set a new password',
  setPassword: 'Set New Password',
  passwordReset: 'Password successfully reset!',
  signInWithNew: 'Sign in with your new password.',
});
