import type { TextsOf } from '../../../shared/language/catalogue';
import type { entranceTexts } from './auth';

export const german: TextsOf<typeof entranceTexts> = {
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  forgot: 'Passwort vergessen',
  email: 'E-Mail-Adresse',
  emailMissing: 'Bitte die E-Mail-Adresse eingeben',
  password: 'Passwort',
  passwordMissing: 'Bitte das Passwort eingeben',
};
