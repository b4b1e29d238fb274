import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';

/** Phrases for the year and the month before that of the page: alternatives of patterns. */
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

/** The same for the year and the month after it. */
const after: Readonly<Partial<Record<LanguageCode, readonly [year: string, month: string]>>> = {
  en: ['(?:next|following|coming) year', '(?:next|following|coming) month'],
  de: ['(?:nächste|kommende)[mns] Jahr\\p{L}*', '(?:nächste|kommende)[mns] Monat\\p{L}*'],
  fr: ['an prochain|année prochaine', 'mois prochain'],
  es: ['próximo año|año (?:próximo|que viene)', 'próximo mes|mes (?:próximo|que viene)'],
  it: ['prossimo anno|anno prossimo', 'prossimo mese|mese prossimo'],
  pt: ['próximo ano|ano que vem', 'próximo mês|mês que vem'],
  nl: ['(?:volgend|komend) jaar', '(?:volgende|komende) maand'],
};

interface NearPeriod {
  readonly period: 'year' | 'month';
  /** -1 for the one before that of the page, 1 for the one after. */
  readonly step: -1 | 1;
}

const periods = ([before, after] as const).flatMap((words, index) =>
  Object.entries(words).flatMap(([code, patterns]) =>
    (['year', 'month'] as const).map((period, place) => ({
      code,
      period,
      step: index === 0 ? (-1 as const) : (1 as const),
      pattern: phrases(patterns[place] ?? ''),
    })),
  ),
);

/** Which of the years and the months next to those of its page a text mentions. `null` stands for English. */
export const nearPeriodsIn = (text: string, language: Language | null): readonly NearPeriod[] =>
  periods.filter(({ code, pattern }) => code === (language?.code ?? 'en') && pattern.test(text));
