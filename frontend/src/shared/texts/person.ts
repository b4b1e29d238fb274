import { catalogue } from '../language/catalogue';

/** The fields of a person and of their password. */
export const personTexts = catalogue('shared/person', {
  firstName: 'First name',
  firstNameMissing: 'First name is required',
  lastName: 'Last name',
  lastNameMissing: 'Last name is required',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordsDiffer: 'Passwords do not match.',
});
