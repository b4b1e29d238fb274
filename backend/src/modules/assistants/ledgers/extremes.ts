import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { figuresIn } from '#text/words/figures';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { RankedPassage } from '../retrieval/ranking';
import type { QuotedClaim } from './claim-passages';

const patternsFor = byLanguage((code) => {
  const { highest, lowest } = lexicons[code].rate;
  return {
    any: phrases(`${highest}|${lowest}`),
    lowest: phrases(lowest),
    every: new RegExp(phrases(`${highest}|${lowest}`), 'giu'),
  };
});

/** Whether a question asks for the highest or lowest of several. */
export const asksExtreme = (question: string): boolean => patternsFor(questionLanguage(question)).any.test(question);

export const asksLowest = (question: string): boolean => patternsFor(questionLanguage(question)).lowest.test(question);

export const withoutExtreme = (question: string): string =>
  question.replace(patternsFor(questionLanguage(question)).every, ' ');

/** Sizes of amounts, by the words that figures are normalised to. */
const SIZES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

interface Money {
  readonly sign: string;
  readonly amount: number;
}

/** `$550 billion`, as figures are normalised. */
const moneyOf = (value: string): Money | null => {
  const [, sign = '', number = '', size = ''] = /^(\D*)([\d.]+) ?(\w*)$/u.exec(value) ?? [];
  const scale = size === '' ? 1 : SIZES[size];
  return number === '' || scale === undefined ? null : { sign, amount: Number.parseFloat(number) * scale };
};

const moneyIn = (text: string, language: Language | null): readonly Money[] =>
  figuresIn(text, 0, undefined, language).flatMap(({ kind, value }) => {
    const money = kind === 'money' ? moneyOf(value) : null;
    return money === null ? [] : [money];
  });

type Found = RankedPassage<QuotedClaim>;

/** The lines that say themselves that something is the highest or lowest. */
export const claimsOfExtreme = (found: readonly Found[], language: Language | null): readonly Found[] =>
  found.filter(({ passage: { text } }) => patternsFor(language).any.test(text));

/**
 * The lines with the most or least money among those that have what is asked about. None if the amounts cannot be
 * compared.
 */
export const withExtremeMoney = (
  found: readonly Found[],
  question: string,
  language: Language | null,
): readonly Found[] => {
  const priced = found
    .filter(({ tells, isOfName, saysTurn }) => tells && isOfName && saysTurn)
    .flatMap((each) => {
      const amounts = moneyIn(each.passage.text, language);
      return amounts.length === 0 ? [] : [{ each, amounts }];
    });
  const signs = new Set(priced.flatMap(({ amounts }) => amounts.map(({ sign }) => sign)));
  if (signs.size !== 1) return [];
  const sign = asksLowest(question) ? -1 : 1;
  const most = (amounts: readonly Money[]): number => Math.max(...amounts.map(({ amount }) => sign * amount));
  const best = Math.max(...priced.map(({ amounts }) => most(amounts)));
  return priced.flatMap(({ each, amounts }) => (most(amounts) === best ? [each] : []));
};
