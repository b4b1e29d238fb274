import type { Figure } from '../words/figure';
import type { Language } from './language';

/** `1.234,5`, `1 234,5`, `12,5`, `40`; a point and a space separate thousands, a comma decimals. */
const NUMBER = /(?<![\p{L}\d.,/-])\d{1,3}(?:[.  ]\d{3})+(?:,\d+)?(?![\d/])|(?<![\p{L}\d.,/-])\d+(?:,\d+)?(?![\d/])/gu;
const MONEY_BEFORE = /[€$£] ?$/;
const SIGNS = ['€', '$', '£', '¥', '¤'];
const YEAR = /^(?:19|20)\d\d$/;
const LONGEST_TAIL = 48;

interface Patterns {
  readonly scale: RegExp;
  readonly share: RegExp;
  readonly link: RegExp;
  /** With a group for each of `SIGNS`. */
  readonly currency: RegExp;
  readonly reference: RegExp;
}

const patternsOf = ({ numbers, numbers: { currencies } }: Language): Patterns => ({
  // The longer first: `mil millones` before `mil`.
  scale: new RegExp(
    String.raw`^ ?(?:(${numbers.trillion})|(${numbers.billion})|(${numbers.million})|(${numbers.thousand}))(?!\p{L})`,
    'iu',
  ),
  share: new RegExp(String.raw`^ ?(?:%|(?:${numbers.percent})(?!\p{L}))`, 'iu'),
  link: new RegExp(`^ (?:${numbers.unitLinks})`, 'iu'),
  currency: new RegExp(
    String.raw`^ ?(?:(€|(?:${currencies.euro})(?!\p{L}))|(\$|(?:${currencies.dollar})(?!\p{L}))|(£|(?:${currencies.pound})(?!\p{L}))|(¥|(?:${currencies.yen})(?!\p{L}))|((?:${currencies.other})(?!\p{L})))`,
    'iu',
  ),
  reference: new RegExp(String.raw`(?<!\p{L})(?:${numbers.references}) $`, 'iu'),
});

const known = new Map<Language, Patterns>();

const patternsFor = (language: Language): Patterns => {
  const patterns = known.get(language) ?? patternsOf(language);
  known.set(language, patterns);
  return patterns;
};

const SCALES = ['trillion', 'billion', 'million', 'thousand'];
/** Digits with a decimal point, without separators of thousands. */
export const plainNumber = (number: string): string =>
  number.replace(/[.  ]/g, '').replace(',', '.').replace(/\.0+$/, '');

const UNIT = /^ (\p{L}{3,})/u;

const figureAt = (text: string, number: string, offset: number, language: Language): Figure | null => {
  const { scale, share, link, reference, currency: currencyOf } = patternsFor(language);
  const before = text.slice(Math.max(0, offset - 20), offset);
  let to = offset + number.length;
  const rest = (): string => text.slice(to, to + LONGEST_TAIL);
  const shared = share.exec(rest());
  if (shared !== null) return { kind: 'share', text: number + shared[0], value: `${plainNumber(number)}%`, offset };
  const scaled = scale.exec(rest());
  const size = scaled === null ? '' : (SCALES[scaled.slice(1).findIndex((group) => group !== undefined)] ?? '');
  to += scaled?.[0].length ?? 0;
  const linked = scaled === null ? null : link.exec(rest());
  const tail = linked === null ? rest() : ` ${rest().slice(linked[0].length)}`;
  const skipped = linked === null ? 0 : linked[0].length - 1;
  const sign = MONEY_BEFORE.exec(before)?.[0];
  const currency = currencyOf.exec(tail);
  if (currency !== null || sign !== undefined) {
    const unit = sign?.trim() ?? SIGNS[currency?.slice(1).findIndex((group) => group !== undefined) ?? 0] ?? '';
    const end = to + (currency === null ? 0 : skipped + currency[0].length);
    const from = offset - (sign?.length ?? 0);
    return {
      kind: 'money',
      text: text.slice(from, end),
      value: `${unit}${plainNumber(number)} ${size}`.trim(),
      offset: from,
    };
  }
  if (reference.test(before)) return null;
  const unit = UNIT.exec(tail)?.[1];
  if ((unit === undefined || language.functionWords.has(unit.toLowerCase())) && size === '') return null;
  const counted = unit !== undefined && !language.functionWords.has(unit.toLowerCase()) ? unit : '';
  const end = counted === '' ? to : to + skipped + 1 + counted.length;
  const value = `${plainNumber(number)} ${size} ${counted.toLowerCase()}`.replace(/ +/g, ' ').replace(/s$/, '').trim();
  return { kind: 'count', text: text.slice(offset, end), value, offset };
};

/** Shares, amounts of money and counts with units in a text of a language other than English, in order. */
export const foreignFigures = (text: string, language: Language): readonly Figure[] =>
  [...text.matchAll(NUMBER)].flatMap((match) => figureAt(text, match[0], match.index, language) ?? []);

/** All numbers that are amounts, as digits, with `%` for shares. */
export const foreignNumerals = (
  text: string,
  language: Language,
): readonly { readonly value: string; readonly offset: number }[] => {
  const { share, reference } = patternsFor(language);
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index: offset }) => {
    const to = offset + number.length;
    if (YEAR.test(number) || reference.test(text.slice(Math.max(0, offset - 20), offset))) return [];
    return [{ value: plainNumber(number) + (share.test(text.slice(to, to + LONGEST_TAIL)) ? '%' : ''), offset }];
  });
};
