import type { TextsOf } from '#shared/language/catalogue';
import type { askingTexts } from './asking';

const greeting = (found: string): string =>
  `Was möchtest du wissen? Ich antworte mit dem, was ${found}; jeder Satz hat Datum und Quelle. Du kannst einen Zeitraum nennen, etwa „seit Mai“ oder „letzte Woche“.`;

export const german: TextsOf<typeof askingTexts> = {
  ask: 'Fragen',
  titles: { tracker: 'Diesen Tracker fragen', all: 'Deine Tracker fragen', folder: 'Diesen Ordner fragen' },
  greetings: {
    tracker: greeting('dieser Tracker gefunden hat'),
    all: greeting('deine Tracker gefunden haben'),
    folder: greeting('die Tracker in diesem Ordner gefunden haben'),
  },
};
