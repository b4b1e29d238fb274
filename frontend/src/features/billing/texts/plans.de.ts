import type { TextsOf } from '#shared/language/catalogue';
import type { planTexts } from './plans';

export const german: TextsOf<typeof planTexts> = {
  choose: (product) => `Wähle den Tarif von ${product}, der am besten zu dir passt`,
  thePlans: 'Die Tarife',
  plan: 'Tarif',
  free: 'Kostenlos',
  noCard: 'Ohne Kreditkarte',
  chooseNamed: (plan) => `${plan} wählen`,
  allows: (trackers, daily) => `${trackers} Tracker, davon ${daily} täglich`,
  noneSold: 'Hier werden keine Tarife verkauft. Wer diese Installation betreibt, kann welche hinzufügen.',
  askOperator: 'Hier werden keine Tarife verkauft. Bitte wende dich an die Betreiber dieser Installation.',
  noAccount: 'Die Daten deines Kontos konnten nicht geladen werden',
  notOpened: 'Die Bezahlseite konnte nicht geöffnet werden.',
  thanks: (product) => `Danke, dass du dich bei ${product} registriert hast.`,
  toApply: 'Um deine REAP-Bewerbung abzuschließen, wähle bitte unten einen Tarif.',
  toPurchase: 'Bitte wähle unten einen Tarif.',
  purchase: 'Kaufen',
  hasPlan: 'Du hast einen Tarif.',
  nothingToPurchase: 'Hier gibt es nichts zu kaufen.',
  continueApplication: 'Bewerbung fortsetzen',
  toAccount: 'Zu deinem Konto',
  redirecting: 'Weiterleitung zum Kundenportal …',
  needsPlan: 'Für deine Bewerbung brauchst du einen Tarif.',
  seePlans: 'Tarife ansehen',
  uploadMeanwhile: 'Dateien kannst du schon hochladen.',
};
