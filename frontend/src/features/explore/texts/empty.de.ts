import type { TextsOf } from '#shared/language/catalogue';
import type { emptyTexts } from './empty';

export const german: TextsOf<typeof emptyTexts> = {
  none: 'Keine Tracker gefunden.',
  ideasBelow:
    'Noch hat hier niemand einen öffentlich gemacht: Fang mit einer der Ideen unten an, dann ist deiner vielleicht der erste.',
  nothingShared: 'Zu diesem Thema teilt noch niemand einen Tracker.',
  noMatch: (searched) => `Kein öffentlicher Tracker passt zu „${searched}“.`,
  searchesIn: 'Gesucht wird in Namen, Beschreibungen, Schlagwörtern und neueren Ergebnissen.',
  showAll: 'Alle Tracker anzeigen',
};
