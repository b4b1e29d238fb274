import type { TextsOf } from '#shared/language/catalogue';
import type { deliveryLinkTexts } from './mailed-links';

export const german: TextsOf<typeof deliveryLinkTexts> = {
  whatLinkIsAbout: 'worum es bei diesem Link geht',
  noLongerValid: 'Dieser Link ist nicht mehr gültig.',
  noLongerWanted:
    'Wer Updates hierher senden wollte, hat es sich anders überlegt, oder der Link ist unvollständig. Hierher wird nichts gesendet.',
  confirmed: 'Ab jetzt werden Updates hierher gesendet.',
  replyStop: 'Antworte auf eines davon mit STOP, um sie zu beenden.',
  linkToStop: 'Jedes enthält einen Link, der sie beendet.',
  confirm: 'Updates hier empfangen',
  confirmQuestion: (target) =>
    `Jemand möchte Updates zu den eigenen Themen an ${target} senden, höchstens ein paar am Tag. Wenn du das nicht warst, schließe diese Seite: Dann wird nichts hierher gesendet.`,
  notValid: 'Dieser Link ist nicht gültig.',
  turnOffOnPages: 'Vielleicht ist er unvollständig. E-Mails lassen sich auf der Seite jedes Trackers ausschalten.',
  unsubscribedFromAll: 'Du hast alle E-Mails abbestellt.',
  afterAll:
    'Deine Tracker laufen weiter, und was sie finden, steht auf ihren Seiten. In deinem Konto kannst du E-Mails wieder einschalten.',
  unsubscribed: (title) => `Du hast E-Mails zu ${title} abbestellt.`,
  afterTracker: 'Der Tracker läuft weiter. Auf seiner Seite kannst du E-Mails wieder einschalten.',
  afterFolder: 'Die Tracker darin laufen weiter. Auf ihren Seiten kannst du E-Mails wieder einschalten.',
  unsubscribe: 'Abbestellen',
  unsubscribeFromAll: 'Alle E-Mails abbestellen',
  noMoreEmails: (title) =>
    `Du bekommst keine E-Mails mehr zu ${title}. Was gefunden wird, steht weiterhin auf der Seite.`,
};
