import type { TextsOf } from '#shared/language/catalogue';
import type { campaignTexts } from './campaigns';

export const german: TextsOf<typeof campaignTexts> = {
  heading: 'Jeden Wahlkampf verfolgen',
  lead: (freeTrackers) => `Bis zu ${freeTrackers} Tracker sind kostenlos.`,
  withLeft: (lead, left, limit) => `${lead} Du hast noch ${left} von ${limit}.`,
  allInUse: (limit) => `Alle ${limit} Tracker deines Tarifs sind vergeben.`,
  track: 'Einen Wahlkampf verfolgen',
  allTopics: 'Alle Themen entdecken',
  usesTrackers: 'Ein Wahlkampf braucht je einen Tracker für alles, was du verfolgst, am Anfang drei.',
  broughtHere:
    'Du warst zuletzt bei den Wahlkämpfen, deshalb hat sich „Entdecken“ hier geöffnet. Ab jetzt zeigt es alle Themen.',
  sources: 'Datenquellen',
  readForEach: 'Wird für jeden Wahlkampf gelesen',
  read: ['Nachrichten', 'Änderungen der Website'],
  canBeAdded:
    'Nimm das in einen Wahlkampf auf, um zu verfolgen, was Nachrichten und die Website der Kandidatin oder des Kandidaten dazu melden',
  whatCanBeAdded: 'Was sich aufnehmen lässt',
  toldOf: ['Fernsehauftritte', 'Soziale Medien', 'FEC-Meldungen', 'Umfragen', 'Prognosemärkte', 'Podcasts'],
  otherSites:
    'Andere Websites werden nur gelesen, wenn ein Tracker sie nennt; was gelesen wurde, steht im Protokoll jedes Durchlaufs.',
};
