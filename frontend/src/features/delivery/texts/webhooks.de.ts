import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { webhookTexts } from './webhooks';

export const german: TextsOf<typeof webhookTexts> = {
  secretTitle: 'Geheimnis des Webhooks',
  secret: 'das Geheimnis',
  whatSecretIsFor:
    'Jede Anfrage ist mit diesem Geheimnis signiert, wie es die Spezifikation „Standard Webhooks“ beschreibt. An der Signatur erkennt dein Empfänger, dass eine Anfrage echt ist.',
  overlap: (day, time) =>
    `Dieses Geheimnis ist neu. Bis ${day}, ${time} Uhr, sind Anfragen auch mit dem bisherigen signiert.`,
  replace: 'Ersetzen',
  secretNotReplaced: 'Das Geheimnis konnte nicht ersetzt werden',
  copySecret: 'Geheimnis kopieren',
  secretCopied: 'Geheimnis in die Zwischenablage kopiert',
  secretNotCopied: 'Das Geheimnis konnte nicht kopiert werden',
  showAttempts: 'Versuche anzeigen',
  hideAttempts: 'Versuche ausblenden',
  attemptsAt: (action, title, day, time) => `${action}: ${title ?? 'gelöschter Tracker'}, ${day}, ${time} Uhr`,
  attempts: 'Versuche',
  theAttempts: 'die Versuche',
  notTried: 'Es wurde noch nicht versucht.',
  wasKept: (days) => `Anfragen und Antworten wurden ${pluralize(days, 'Tag', 'Tage')} lang aufbewahrt.`,
  isKept: (day) => `Anfragen und Antworten werden bis ${day} aufbewahrt.`,
  attempt: (number) => `Versuch ${number}`,
  showExchange: (attempt) => `Anfrage und Antwort von Versuch ${attempt} anzeigen`,
  hideExchange: (attempt) => `Anfrage und Antwort von Versuch ${attempt} ausblenden`,
  notRecorded: 'Was gesendet wurde, ist nicht aufgezeichnet.',
  underWay: 'Läuft',
  accepted: 'Angenommen',
  acceptedWith: (status) => `Angenommen mit ${status}`,
  failed: (why) => `Fehlgeschlagen: ${why}`,
  notNeeded: 'Nicht mehr nötig',
  unknown: 'Der Server wurde währenddessen beendet; vielleicht ist es angekommen',
  sentTo: (url) => `Gesendet an ${url}`,
  notKept: 'nicht aufbewahrt',
  bodyOf: (attempt) => `Inhalt von Versuch ${attempt}`,
  noAnswer: 'Es gibt keine Antwort.',
  answered: (answer, hasBody, isCut) =>
    `Antwort: ${answer}${hasBody ? '' : ', ohne Inhalt'}${isCut ? '. Nur der Anfang ist aufbewahrt' : ''}`,
  answerTo: (attempt) => `Antwort auf Versuch ${attempt}`,
};
