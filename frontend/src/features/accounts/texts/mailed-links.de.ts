import type { TextsOf } from '#shared/language/catalogue';
import type { mailedLinkTexts } from './mailed-links';

export const german: TextsOf<typeof mailedLinkTexts> = {
  activationTitle: 'Konto aktivieren und loslegen',
  activate: 'Aktivieren',
  askForLink: 'Neuen Link anfordern',
  invalidLink: 'Dieser Link gilt nicht mehr.',
  worksOnce: (lifetime) =>
    `Jeder Link funktioniert einmal und läuft nach ${lifetime} ab. Wenn du ihn schon verwendet hast, kannst du dich anmelden.`,
  threeDays: '72 Stunden',
  anHour: 'einer Stunde',
  passwordNotSet: 'Das Passwort konnte nicht gesetzt werden.',
  passwordsOff: (providers) => `Bitte mit ${providers} anmelden: Passwörter sind hier abgeschaltet.`,
  reset: 'Passwort zurücksetzen',
  noEmail: 'Keine E-Mail bekommen? Wer diesen Server verwaltet, kann einen Link für dich erstellen:',
  yourEmail: '<deine E-Mail-Adresse>',
  enterEmail: 'Bitte gib die E-Mail-Adresse deines Kontos ein',
  sentTitle: 'Abgeschickt!',
  sent: 'Falls es ein Konto mit dieser Adresse gibt, ist eine E-Mail zum Zurücksetzen des Passworts unterwegs.',
  mailsSavedHere:
    'Diese Installation hat keinen Mailserver. Nachrichten werden deshalb auf diesem Computer gespeichert statt verschickt.',
  newPasswordTitle: 'Neues Passwort festlegen',
  setPassword: 'Passwort festlegen',
  passwordReset: 'Passwort geändert!',
  signInWithNew: 'Melde dich mit dem neuen Passwort an.',
};
