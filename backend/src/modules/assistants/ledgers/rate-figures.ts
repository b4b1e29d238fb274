import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { figuresIn } from '#text/words/figures';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';

/** A share in a line. */
export interface RateFigure {
  readonly percent: number;
  /** Whether the line plainly gives it as a rate, by a word for rates or for paying next to it. */
  readonly isPlain: boolean;
}

/** A word for rates is looked for within this many words on either side of a figure. */
const WORDS_BESIDE = 5;

const patternsFor = byLanguage((code) => {
  const { rates, paying, changedFrom, changedTo, bounds } = lexicons[code].rate;
  const word = String.raw`(?<!\p{L})(?:${rates}|${paying})(?!\p{L})`;
  const between = (most: number): string => String.raw`(?:[^\s,;.%]+\s+){0,${most}}?`;
  return {
    rates: phrases(`${rates}|${paying}`),
    before: new RegExp(String.raw`${word}\s+${between(WORDS_BESIDE)}$`, 'iu'),
    after: new RegExp(String.raw`^(?:-|\s+|[a-z]*\s+)${between(WORDS_BESIDE)}${word}`, 'iu'),
    wasFrom: new RegExp(String.raw`(?<!\p{L})(?:${changedFrom})\s+$`, 'iu'),
    isTo: new RegExp(String.raw`(?<!\p{L})(?:${changedTo})\s+$`, 'iu'),
    thenTo: new RegExp(String.raw`^\s+(?:${changedTo})\s+\d`, 'iu'),
    bounded: new RegExp(String.raw`(?<!\p{L})(?:${bounds})\s+$`, 'iu'),
  };
});

/**
 * The rates that a line gives: shares, without the old one of `from 25% to 15%`, and without the least or most of
 * something (`at least 85% American steel`) unless a word for rates stands next to it.
 */
export const ratesIn = (text: string, language: Language | null): readonly RateFigure[] => {
  const { rates, before, after, wasFrom, isTo, thenTo, bounded } = patternsFor(language);
  if (!rates.test(text)) return [];
  let isChanged = false;
  return figuresIn(text, 0, undefined, language).flatMap(({ kind, value, offset, text: { length } }): RateFigure[] => {
    if (kind !== 'share') return [];
    const [head, tail] = [text.slice(0, offset), text.slice(offset + length)];
    if (wasFrom.test(head) && thenTo.test(tail)) {
      isChanged = true;
      return [];
    }
    const isNew = isChanged && isTo.test(head);
    isChanged = false;
    const isPlain = isNew || before.test(head) || after.test(tail);
    return !isPlain && bounded.test(head) ? [] : [{ percent: Number.parseFloat(value), isPlain }];
  });
};
