import { catalogue } from '../language/catalogue';

/** Labels and error messages of fields. */
export const fieldTexts = catalogue('shared/fields', {
  email: 'Email',
  password: 'Password',
  atMostCharacters: (most: number) => `At most ${most} characters`,
  invalidEmail: 'Must be a valid email address',
  passwordHint: (least: number) => `At least ${least} characters.`,
  passwordTooShort: (least: number) => `Use at least ${least} characters.`,
  passwordTooLong: (most: number) => `Use at most ${most} characters.`,
  trackerDescriptionMissing: 'Please enter a tracker description',
  hide: 'Hide',
  show: 'Show',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
});
