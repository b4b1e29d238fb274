import { catalogue } from '#shared/language/catalogue';

/** Texts of sign-in and registration. */
export const authTexts = catalogue('accounts/auth', {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  forgot: 'Forgot Password',
  email: 'Email',
  emailMissing: 'Email is required',
  password: 'Password',
  passwordMissing: 'Password is required',
});
