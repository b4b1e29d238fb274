import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';

/** Phrases for the year and the month before that of a page: alternatives of patterns. */
const before: Readonly<Partial<Record<LanguageCode, readonly [year: string, month: string]>>> = {
  en: [
    '(?:last|previous) year|(?:a|one) year (?:earlier|ago|before)',
    '(?:last|previous) month|(?:a|one) month (?:earlier|ago|before)',
  ],
  de: [
    'ein Jahr zuvor|vor einem Jahr|Vorjahr\\p{L}*|(?:letzten|vergangenen|vorigen) Jahr\\p{L}*',
    'Vormonat\\p{L}*|(?:letzten|vergangenen|vorigen) Monat\\p{L}*',
  ],
  fr: [
    'un an (?:plus tôt|auparavant|avant)|il y a un an|(?:année|an) (?:précédente?|dernière?)',
    '(?:un )?mois (?:plus tôt|auparavant|précédent|dernier)',
  ],
  es: ['un año antes|hace un año|año (?:anterior|pasado)', 'un mes antes|hace un mes|mes (?:anterior|pasado)'],
  it: ['un anno (?:prima|fa)|anno (?:precedente|scorso)', 'un mese (?:prima|fa)|mese (?:precedente|scorso)'],
  pt: ['um ano antes|há um ano|ano (?:anterior|passado)', 'um mês antes|há um mês|mês (?:anterior|passado)'],
  nl: ['een jaar (?:eerder|geleden)|vorig jaar', 'een maand (?:eerder|geleden)|vorige maand'],
};

const patterns = new Map(
  Object.entries(before).map(
    ([code, [year, month]]) => [code, { year: phrases(year), month: phrases(month) }] as const,
  ),
);

/** Which of the year and the month before that of its page a text mentions. `null` stands for English. */
export const earlierPeriodsIn = (text: string, language: Language | null): readonly ('year' | 'month')[] => {
  const own = patterns.get(language?.code ?? 'en');
  return (['year', 'month'] as const).filter((period) => own?.[period].test(text) === true);
};
