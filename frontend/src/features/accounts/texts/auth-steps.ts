import { catalogue } from '#shared/language/catalogue';

/** Texts of the sign-in steps after the first form: code, provider, mail. */
export const authStepTexts = catalogue('accounts/auth-steps', {
  registered: 'Registration successful!',
  startWith: (product: string) => `Start with ${product}`,
  back: 'Back',
  backToSignIn: 'Back to sign in',
  secondFactor: 'Second factor',
  yourProvider: 'Your provider',
  providerKnowsYou: (provider: string) => `Signed in with ${provider}.`,
  passwordRight: 'Password accepted.',
  enterCode: 'Now enter the code of your second factor.',
  providerFailed: (provider: string) => `An error occurred during ${provider} login.`,
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  cancelled: 'The sign-in was cancelled.',
  providerUnreachable: (provider: string) => `${provider} could not be reached. Please try again later.`,
  signInExpired: 'This sign-in took too long, or was used already. Please try again.',
  notConfirmed: (provider: string) => `${provider} did not confirm this sign-in. Please try again.`,
  notSignedIn: 'You are not signed in.',
  linkTitle: 'Link your account',
  linkAction: 'Link and sign in',
  linkReason: (email: string, provider: string) =>
    `${email} already has an account here. Enter its password once; from then on, ${provider} signs you in to it.`,
  forStaff: (email: string) =>
    `That page is for staff, and you are signed in as ${email}. Sign in as someone else to open it.`,
  signOut: 'Sign Out',
  signedOut: 'You are signed out.',
  trackersKeepRunning: 'Your trackers keep running. Sign in to see them.',
});
