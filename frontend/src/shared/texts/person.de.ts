import type { TextsOf } from '../language/catalogue';
import type { personTexts } from './person';

export const german: TextsOf<typeof personTexts> = {
  firstName: 'Vorname',
  firstNameMissing: 'Bitte den Vornamen eingeben',
  lastName: 'Nachname',
  lastNameMissing: 'Bitte den Nachnamen eingeben',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
};
