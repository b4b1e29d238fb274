import { catalogue } from '#shared/language/catalogue';

/** Texts of sign-in and registration. */
export const authTexts = catalogue('accounts/auth', {
  signUp: 'Sign Up',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
});
