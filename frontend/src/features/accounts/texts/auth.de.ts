import type { TextsOf } from '#shared/language/catalogue';
import type { authTexts } from './auth';

export const german: TextsOf<typeof authTexts> = {
  signUp: 'Registrieren',
  emailMissing: 'Bitte die E-Mail-Adresse eingeben',
  passwordMissing: 'Bitte das Passwort eingeben',
};
