import type { TextsOf } from '../language/catalogue';
import type { fieldTexts } from './fields';

export const german: TextsOf<typeof fieldTexts> = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  atMostCharacters: (most) => `Höchstens ${most} Zeichen`,
  invalidEmail: 'Das ist keine gültige E-Mail-Adresse',
  passwordHint: (least) => `Mindestens ${least} Zeichen.`,
  passwordTooShort: (least) => `Bitte mindestens ${least} Zeichen verwenden.`,
  passwordTooLong: (most) => `Bitte höchstens ${most} Zeichen verwenden.`,
  trackerDescriptionMissing: 'Bitte das Thema beschreiben',
  hide: 'Verbergen',
  show: 'Anzeigen',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort anzeigen',
};
