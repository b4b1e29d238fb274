import { catalogue } from '../language/catalogue';

/** Labels and error messages of fields. */
export const fieldTexts = catalogue('shared/fields', {
  email: 'Email',
  password: 'Password',
  atMostCharacters: (max: number) => `At most ${max} characters`,
  invalidEmail: 'Must be a valid email address',
  passwordHint: (min: number) => `At least ${min} characters.`,
  passwordTooShort: (min: number) => `Use at least ${min} characters.`,
  passwordTooLong: (max: number) => `Use at most ${max} characters.`,
  trackerDescriptionMissing: 'Please enter a tracker description',
  hide: 'Hide',
  show: 'Show',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
});
