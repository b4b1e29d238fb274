import type { TextsOf } from '#shared/language/catalogue';
import type { newsTexts } from './news';

export const german: TextsOf<typeof newsTexts> = {
  lastNewsFound: (found) => `Letzte Neuigkeit, gefunden am ${found}`,
  lastNewsOn: (day) => `Letzte Neuigkeit vom ${day}`,
  lastNewsOf: (day, found) => `Letzte Neuigkeit vom ${day}, gefunden am ${found}`,
  newsOfMonth: (freshness, month) => `${freshness}, Neues vom ${month}`,
};
