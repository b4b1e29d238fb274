import { catalogue } from '../../../shared/language/catalogue';

/** What sign-in and registration say. */
export const entranceTexts = catalogue('accounts/entrance', {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  forgot: 'Forgot Password',
  email: 'Email',
  emailMissing: 'Email is required',
  password: 'Password',
  passwordMissing: 'Password is required',
  signInFailed: 'An error occurred during login.',
  googleFailed: 'An error occurred during Google login.',
  orProvider: (one: string, other: string) => `${one} or ${other}`,
  registerTitle: 'Start tracking',
  register: 'Start Tracking',
  failed: 'An unexpected error occurred.',
  becomesAdministrator: 'This account will be the administrator of this installation.',
  haveAccount: 'Already have an account?',
});
