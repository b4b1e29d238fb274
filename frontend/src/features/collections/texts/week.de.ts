import type { TextsOf } from '#shared/language/catalogue';
import type { weekTexts } from './week';

export const german: TextsOf<typeof weekTexts> = {
  title: (folder) => `Diese Woche in „${folder}“`,
  differing: { figure: 'Die Zahlen weichen ab', outcome: 'Gilt nicht mehr' },
  fromPage: (headline) => `Aus ${headline}`,
  previously: (text) => `Vorher: ${text}`,
  alsoIn: (others) => ` · auch ${others.join(', ')}`,
};
