import { catalogue } from '#shared/language/catalogue';

/** Texts of the page behind an organisation's invite. */
export const joinTexts = catalogue('organisations/join', {
  join: 'Join',
  joinNamed: (organisation: string) => `Join ${organisation}`,
  signInAs: (email: string) => `You will sign in as ${email}.`,
  failed: 'An unexpected error occurred. Please try again.',
  welcome: (product: string) => `Welcome to ${product}!`,
  ready: 'Your account is ready, and you are signed in.',
  invalid:
    'This invitation is no longer valid. You can request a new invitation from the administrator listed on the invitation.',
});
