import { memoize } from '#kernel/memoize';
import { thousandsSeparator } from '../languages/figures';
import type { LanguageWords } from '../languages/language';
import { numerals } from '../languages/number-words';
import { matchesIn } from './matches';

type Pieces = ReadonlyMap<string, number>;

export interface QuantityPatterns {
  readonly pieces: Pieces;
  readonly piece: RegExp;
  readonly candidate: RegExp;
  readonly about: RegExp;
  readonly collective: ReadonlySet<string>;
  readonly scales: readonly (readonly [RegExp, number])[];
  readonly half: RegExp;
  readonly share: RegExp;
  readonly currencies: readonly (readonly [RegExp, string])[];
  readonly link: RegExp;
}

const HUNDRED = 100;
const THOUSAND = 1000;

const patternsOf = (language: LanguageWords): QuantityPatterns => {
  const own = numerals[language.code];
  const { numbers } = language;
  const pieces = new Map<string, number>();
  own?.small.forEach((word, index) => {
    if (word !== '-') pieces.set(word, index + 1);
  });
  own?.tens.forEach((word, index) => pieces.set(word, (index + 3) * 10));
  own?.hundred.forEach((word) => pieces.set(word, HUNDRED));
  own?.thousand.forEach((word) => pieces.set(word, THOUSAND));
  const collective = Object.entries(own?.collective ?? {});
  collective.forEach(([word, value]) => pieces.set(word, value));
  own?.half.forEach((word) => pieces.set(word, 0.5));
  own?.and.forEach((word) => pieces.set(word, 0));
  const words = [...pieces.keys()].sort((a, b) => b.length - a.length).join('|');
  const piece = words === '' ? '(?!)' : words;
  const separator = thousandsSeparator(numbers);
  const decimal = numbers.decimal === ',' ? ',' : '\\.';
  const { euro, dollar, pound, yen, other } = numbers.currencies;
  const whole = (source: string): RegExp => new RegExp(String.raw`^(?:${source})(?!\p{L})`, 'iu');
  return {
    pieces,
    collective: new Set(collective.map(([word]) => word)),
    piece: new RegExp(piece, 'giu'),
    candidate: new RegExp(
      String.raw`(?<![\p{L}\d.,:/–-])(?:\d{1,3}(?:${separator}\d{3})+(?:${decimal}\d+)?(?!\d)|\d+(?:${decimal}\d+)?(?![\d:/]|[.,]\d)|(?:${piece})+(?:[ -](?:${piece})+)*(?!\p{L}))`,
      'giu',
    ),
    about: new RegExp(
      String.raw`(?<!\p{L})(?:${own?.about.join('|') ?? '(?!)'})(?: (?:de|di|a|als|than))? [€$£]?$`,
      'iu',
    ),
    scales: [
      [whole(numbers.trillion), 1e12],
      [whole(numbers.billion), 1e9],
      [whole(numbers.million), 1e6],
      [whole(numbers.thousand), 1e3],
    ],
    half: new RegExp(
      String.raw`^ (?:${own?.and.join('|') ?? '(?!)'})(?: (?:${own?.and.join('|') ?? '(?!)'}))? (?:${own?.half.join('|') ?? '(?!)'})(?!\p{L})`,
      'iu',
    ),
    share: new RegExp(String.raw`^(?:%|(?:${numbers.percent})(?!\p{L}))`, 'iu'),
    currencies: [
      [new RegExp(String.raw`^(?:€|(?:${euro})(?!\p{L}))`, 'iu'), '€'],
      [new RegExp(String.raw`^(?:\$|(?:${dollar})(?!\p{L}))`, 'iu'), '$'],
      [new RegExp(String.raw`^(?:£|(?:${pound})(?!\p{L}))`, 'iu'), '£'],
      [new RegExp(String.raw`^(?:¥|(?:${yen})(?!\p{L}))`, 'iu'), '¥'],
      [new RegExp(String.raw`^(?:${other}|cents?|p(?= |$|[.,]))(?!\p{L})`, 'iu'), '¤'],
    ],
    link: new RegExp(`^(?:${numbers.unitLinks === '' ? '(?!)' : numbers.unitLinks})`, 'iu'),
  };
};

export const quantityPatternsFor = memoize(patternsOf);

/** `dreiundzwanzig`, `forty-two`, `tremila`; null for words that are not numbers, such as `a` alone. */
export const spelled = (written: string, { pieces, piece }: QuantityPatterns): number | null => {
  const lower = written.toLowerCase();
  const alone = pieces.get(lower);
  // Most are `a` and `and`.
  if (alone !== undefined) return alone < 1 ? null : alone;
  let total = 0;
  let current = 0;
  for (const [word] of matchesIn(lower, piece)) {
    const value = pieces.get(word) ?? 0;
    if (value === HUNDRED) current = Math.max(1, current) * HUNDRED;
    else if (value === THOUSAND) {
      total += Math.max(1, current) * THOUSAND;
      current = 0;
    } else current += value;
  }
  const sum = total + current;
  return sum === 0 || sum === 0.5 ? null : sum;
};
