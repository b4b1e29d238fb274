import { memoize } from '#kernel/memoize';
import type { Figure } from '../words/figure';
import { matchesIn } from '../words/matches';
import { isYear, yearDigits } from '../words/year';
import type { LanguageWords } from './language';

const SIGNS = ['€', '$', '£', '¥', '¤'];
const SCALE_NAMES = ['trillion', 'billion', 'million', 'thousand'];
/** Characters read on each side of a number. */
const MAX_LEAD_LENGTH = 20;
const MAX_TAIL_LENGTH = 48;
/** Decimals that add nothing to a number: `12.0`. */
const NO_DECIMALS = /\.0+$/;

interface Patterns {
  /** `1.234,5`, `1 234,5`, `12,5`, `40`; in English `1,234.5`. */
  readonly number: RegExp;
  readonly separator: RegExp;
  readonly scale: RegExp;
  readonly share: RegExp;
  /** A sign before the number; with a decimal comma a space may separate them, as it may after the number. */
  readonly sign: RegExp;
  readonly link: RegExp;
  /** Has a group for each of `SIGNS`. */
  readonly currency: RegExp;
  readonly unit: RegExp;
  readonly reference: RegExp;
  /** A number in letters, before what it counts. */
  readonly spelled: RegExp | null;
}

/** A pattern for the separator of thousands. With a decimal comma it may be a space, including a non-breaking one. */
export const thousandsSeparator = ({ decimal }: Pick<LanguageWords['numbers'], 'decimal'>): string =>
  decimal === ',' ? String.raw`[.\u00a0\u202f ]` : ',';

const patternsOf = ({ numbers, capitalisedNouns }: LanguageWords): Patterns => {
  const { currencies, trillion, billion, million, thousand, percent, unitLinks, references, spelled } = numbers;
  const [separator, decimal] = [thousandsSeparator(numbers), numbers.decimal === ',' ? ',' : String.raw`\.`];
  const names = [currencies.euro, currencies.dollar, currencies.pound, currencies.yen, currencies.other];
  const currency = names.map((name, index) => String.raw`([${SIGNS[index] ?? ''}]|(?:${name})(?!\p{L}))`).join('|');
  return {
    // Starts at a digit, which saves most of the time. A number may end a name: `H5N1 virus`.
    number: new RegExp(
      String.raw`(?=\d)(?<![\d.,/]|\d:|\p{L}[-–]|${yearDigits}[-–])(?:\d{1,3}(?:${separator}\d{3})+|\d+)(?:${decimal}\d+)?(?![\d/]|:\d)`,
      'gu',
    ),
    separator: new RegExp(separator, 'g'),
    // The longer one first: `mil millones` before `mil`.
    scale: new RegExp(String.raw`^[ -]?(?:(${trillion})|(${billion})|(${million})|(${thousand}))(?!\p{L})`, 'iu'),
    share: new RegExp(String.raw`^ ?(?:%|(?:${percent})(?!\p{L}))`, 'iu'),
    sign: numbers.decimal === ',' ? /[€$£¥] ?$/ : /(?:US|C|A|NZ|HK)?[€$£¥]$/,
    link: new RegExp(`^ (?:${unitLinks})`, 'iu'),
    currency: new RegExp(`^ ?(?:${currency})`, 'iu'),
    unit: capitalisedNouns ? /^[ -](\p{L}{3,})/u : /^[ -](\p{Ll}{3,})/u,
    reference: new RegExp(String.raw`(?<!\p{L})(?:${references}) ?$`, 'iu'),
    spelled: spelled === undefined ? null : new RegExp(String.raw`\b(?:${spelled.join('|')})(?= )`, 'gi'),
  };
};

const patternsFor = memoize(patternsOf);

/** Digits with a decimal point, without separators of thousands. */
export const plainNumber = (number: string, language: LanguageWords): string =>
  number.replace(patternsFor(language).separator, '').replace(language.numbers.decimal, '.').replace(NO_DECIMALS, '');

const unitIn = (tail: string, language: LanguageWords): string => {
  const unit = patternsFor(language).unit.exec(tail)?.[1] ?? '';
  return (language.numbers.notUnits ?? language.functionWords).has(unit.toLowerCase()) ? '' : unit;
};

const figureAt = (text: string, number: string, offset: number, language: LanguageWords): Figure | null => {
  const { scale, share, link, reference, sign: signOf, currency: currencyOf } = patternsFor(language);
  const before = text.slice(Math.max(0, offset - MAX_LEAD_LENGTH), offset);
  const plain = plainNumber(number, language);
  let to = offset + number.length;
  const rest = (): string => text.slice(to, to + MAX_TAIL_LENGTH);
  const shared = share.exec(rest());
  if (shared !== null) return { kind: 'share', text: number + shared[0], value: `${plain}%`, offset };
  const scaled = scale.exec(rest());
  const size = scaled === null ? '' : (SCALE_NAMES[scaled.slice(1).findIndex((group) => group !== undefined)] ?? '');
  to += scaled?.[0].length ?? 0;
  const linked = scaled === null ? null : link.exec(rest());
  const tail = linked === null ? rest() : ` ${rest().slice(linked[0].length)}`;
  const skipped = linked === null ? 0 : linked[0].length - 1;
  const sign = signOf.exec(before)?.[0];
  const currency = currencyOf.exec(tail);
  if (currency !== null || sign !== undefined) {
    const unit = sign?.trim() ?? SIGNS[currency?.slice(1).findIndex((group) => group !== undefined) ?? 0] ?? '';
    const end = to + (currency === null ? 0 : skipped + currency[0].length);
    const from = offset - (sign?.length ?? 0);
    return { kind: 'money', text: text.slice(from, end), value: `${unit}${plain} ${size}`.trim(), offset: from };
  }
  if (reference.test(before)) return null;
  const unit = unitIn(tail, language);
  if (unit === '' && size === '') return null;
  const end = unit === '' ? to : to + skipped + 1 + unit.length;
  const value = `${plain} ${size} ${unit.toLowerCase()}`.replace(/ +/g, ' ').replace(/s$/, '').trim();
  return { kind: 'count', text: text.slice(offset, end), value, offset };
};

const spelledIn = (text: string, language: LanguageWords): readonly Figure[] => {
  const { spelled } = patternsFor(language);
  if (spelled === null) return [];
  return matchesIn(text, spelled).flatMap(({ 0: written, index: offset }) => {
    const to = offset + written.length;
    const unit = unitIn(text.slice(to, to + MAX_TAIL_LENGTH), language);
    if (unit === '') return [];
    const number = (language.numbers.spelled?.indexOf(written.toLowerCase()) ?? 0) + 2;
    return [{ kind: 'count', text: `${written} ${unit}`, value: `${number} ${unit}`.replace(/s$/, ''), offset }];
  });
};

/** Shares, amounts of money and counts with units in a text, those in letters first. */
export const amountsIn = (text: string, language: LanguageWords): readonly Figure[] => [
  ...spelledIn(text, language),
  ...matchesIn(text, patternsFor(language).number).flatMap(
    (match) => figureAt(text, match[0], match.index, language) ?? [],
  ),
];

/** All numbers in figures that are amounts, as digits, with `%` for shares. */
export const numbersIn = (
  text: string,
  language: LanguageWords,
): readonly { readonly value: string; readonly offset: number }[] => {
  const { number: pattern, share, reference } = patternsFor(language);
  return matchesIn(text, pattern).flatMap(({ 0: number, index: offset }) => {
    const to = offset + number.length;
    if (isYear(number) || reference.test(text.slice(Math.max(0, offset - MAX_LEAD_LENGTH), offset))) return [];
    return [
      { value: plainNumber(number, language) + (share.test(text.slice(to, to + MAX_TAIL_LENGTH)) ? '%' : ''), offset },
    ];
  });
};
