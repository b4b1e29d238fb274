import type { TextsOf } from '#shared/language/catalogue';
import type { registrationTexts } from './registration';

export const german: TextsOf<typeof registrationTexts> = {
  checkEmail: 'Bitte sieh in deinem Postfach nach',
  linkSent: (email) =>
    `Wir haben einen Bestätigungslink an ${email} geschickt. Öffne ihn, um die Adresse zu bestätigen und loszulegen.`,
  mailSavedHere:
    'Diese Installation hat keinen Mailserver. Die Nachricht wurde deshalb auf diesem Computer gespeichert statt verschickt.',
  openOutbox: 'Postausgang dieses Computers öffnen',
  gotIt: 'Verstanden',
  registerTitle: 'Konto anlegen',
  register: 'Registrieren',
  becomesAdministrator: 'Dieses Konto wird das Administratorkonto dieser Installation.',
  haveAccount: 'Schon ein Konto?',
};
