import type { TextsOf } from '#shared/language/catalogue';
import type { authTexts } from './auth';

export const german: TextsOf<typeof authTexts> = {
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  forgot: 'Passwort vergessen',
  email: 'E-Mail-Adresse',
  emailMissing: 'Bitte die E-Mail-Adresse eingeben',
  password: 'Passwort',
  passwordMissing: 'Bitte das Passwort eingeben',
};
