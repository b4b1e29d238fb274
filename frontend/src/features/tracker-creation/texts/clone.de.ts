import type { TextsOf } from '#shared/language/catalogue';
import type { cloneTexts } from './clone';

export const german: TextsOf<typeof cloneTexts> = {
  cloneTitle: 'Diesen Tracker duplizieren',
  cloneOf: (title) =>
    `Du bekommst einen eigenen, privaten Tracker mit dem Thema und den Quellen von „${title}“. Die Recherche beginnt sofort.`,
  takesLast: (limit) => `Der neue Tracker ist der letzte der ${limit} in deinem Tarif.`,
  isOneOf: (limit, free) =>
    `Dafür braucht es einen Tracker. Dein Tarif hat ${limit}: ${limit - free} in Gebrauch, ${free} frei.`,
  frequency: 'Häufigkeit',
};
