import type { TextsOf } from '#shared/language/catalogue';
import type { dailyLimitTexts } from './daily-limit';

export const german: TextsOf<typeof dailyLimitTexts> = {
  notOffered: 'Wird nicht angeboten',
  allInUse: (limit) =>
    limit === 1 ? 'Der eine Tracker deines Tarifs ist vergeben.' : `Alle ${limit} Tracker deines Tarifs sind vergeben.`,
  dailyInUse: (limit) => {
    if (limit === 1) return 'Der eine tägliche Tracker deines Tarifs ist vergeben.';
    return `${limit === 2 ? 'Beide' : `Alle ${limit}`} täglichen Tracker deines Tarifs sind vergeben.`;
  },
  dailyAdvice: 'Stelle einen auf wöchentlich um, um Platz zu schaffen.',
};
