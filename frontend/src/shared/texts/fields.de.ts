import type { TextsOf } from '../language/catalogue';
import type { fieldTexts } from './fields';

export const german: TextsOf<typeof fieldTexts> = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  atMostCharacters: (max) => `Höchstens ${max} Zeichen`,
  invalidEmail: 'Das ist keine gültige E-Mail-Adresse',
  passwordHint: (min) => `Mindestens ${min} Zeichen.`,
  passwordTooShort: (min) => `Bitte mindestens ${min} Zeichen verwenden.`,
  passwordTooLong: (max) => `Bitte höchstens ${max} Zeichen verwenden.`,
  trackerDescriptionMissing: 'Bitte das Thema beschreiben',
  hide: 'Verbergen',
  show: 'Anzeigen',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort anzeigen',
};
