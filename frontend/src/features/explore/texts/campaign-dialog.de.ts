import type { TextsOf } from '#shared/language/catalogue';
import type { campaignDialogTexts } from './campaign-dialog';

export const german: TextsOf<typeof campaignDialogTexts> = {
  title: 'Neuer Wahlkampf-Tracker',
  openTrackers: 'Meine Tracker öffnen',
  created: 'Wahlkampf-Tracker angelegt!',
  notCreated: 'Die Tracker konnten nicht angelegt werden.',
  unexpected: 'Es ist ein unerwarteter Fehler aufgetreten.',
  candidate: 'Name der Kandidatin oder des Kandidaten',
  candidateMissing: 'Bitte einen Namen eingeben',
  website: 'Website des Wahlkampfs (optional)',
  websiteHint: 'Ihre Seiten werden zusätzlich zu den Nachrichten gelesen. Ohne sie werden nur Nachrichten gelesen.',
  whatToTrack: 'Was verfolgt wird',
  forExample: 'Debatten, Umfragen, …',
  tooManyItems: (max) => `Mehr als ${max} Einträge sind nicht möglich.`,
};
