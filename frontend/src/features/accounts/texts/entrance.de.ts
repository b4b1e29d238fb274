import type { TextsOf } from '../../../shared/language/catalogue';
import type { entranceTexts } from './entrance';

export const german: TextsOf<typeof entranceTexts> = {
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  forgot: 'Passwort vergessen',
  email: 'E-Mail-Adresse',
  emailMissing: 'Bitte die E-Mail-Adresse eingeben',
  password: 'Passwort',
  passwordMissing: 'Bitte das Passwort eingeben',
  signInFailed: 'Die Anmeldung ist fehlgeschlagen.',
  googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen.',
  orProvider: (one, other) => `${one} oder ${other}`,
  registerTitle: 'Konto anlegen',
  register: 'Registrieren',
  failed: 'Ein unerwarteter Fehler ist aufgetreten.',
  becomesAdministrator: 'Dieses Konto wird das Administratorkonto dieser Installation.',
  haveAccount: 'Schon ein Konto?',
};
