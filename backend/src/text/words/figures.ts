import { languageOf } from '../languages/detection';
import { english } from '../languages/english/english';
import { amountsIn, numbersIn } from '../languages/figures';
import type { LanguageWords } from '../languages/language';
import { isoDay, type PlacedDate } from './date-mention';
import { datesIn } from './dates';
import type { Figure } from './figure';

const isWithin = (index: number, pieces: readonly { readonly text: string; readonly offset: number }[]): boolean =>
  pieces.some(({ text, offset }) => index >= offset && index < offset + text.length);

/** A number in figures, or a spelled-out one: `four people`. */
const MAY_COUNT = new RegExp(String.raw`\d|\b(?:${(english.numbers.spelled ?? []).join('|')}) `, 'i');

/**
 * Shares, amounts of money, counts with units, and dates in a sentence, in order; excludes the numbers of orders,
 * sections and launch pads. `language`: null for English; detected from the text if absent.
 */
export const figuresIn = (
  text: string,
  anchor: number,
  known?: readonly PlacedDate[],
  ofText?: LanguageWords | null,
): readonly Figure[] => {
  if (!MAY_COUNT.test(text)) return [];
  const language = (ofText === undefined ? languageOf(text) : ofText) ?? english;
  const mentioned = known ?? datesIn(text, anchor, language);
  const dates = mentioned.map((date): Figure => ({
    kind: 'date',
    text: date.text,
    value: `${date.precision} ${isoDay(date.from)}`,
    offset: date.offset,
  }));
  return [...amountsIn(text, language).filter(({ offset }) => !isWithin(offset, mentioned)), ...dates].sort(
    (a, b) => a.offset - b.offset,
  );
};

/** The sentence with each figure replaced by its kind: the same wording with another figure is a change. */
export const masked = (text: string, figures: readonly Figure[]): string => {
  let masked = '';
  let from = 0;
  for (const figure of figures) {
    masked += `${text.slice(from, figure.offset)}<${figure.kind}>`;
    from = figure.offset + figure.text.length;
  }
  return masked + text.slice(from);
};

/**
 * All numbers in a text that are amounts, as digits, with `%` for shares; excludes dates, years and numbers of orders
 * and sections.
 */
export const numeralsIn = (text: string, anchor: number): readonly string[] => {
  if (!/\d/.test(text)) return [];
  const language = languageOf(text) ?? english;
  const dates = datesIn(text, anchor, language);
  return numbersIn(text, language).flatMap(({ value, offset }) => (isWithin(offset, dates) ? [] : [value]));
};
