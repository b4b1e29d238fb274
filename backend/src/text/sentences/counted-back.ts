import { languages } from '../languages/all';
import { furtherAgo } from '../languages/further-words';
import type { Ago } from '../languages/language';

const all: readonly Ago[] = [...languages.map(({ pages }) => pages.ago), ...furtherAgo];

/** A figure or any word, such as `three`, `einer`, possibly after `about` or the like. */
const COUNT = String.raw`(?:\p{L}{2,8} )?(?:\d{1,3}(?:[.,]\d)?|\p{L}{1,9})`;

/** Languages that put no spaces between words. */
const UNSPACED = /[前전]/;

const counted = (units: (ago: Ago) => string): string =>
  all
    .map((ago) => {
      const { before, after } = ago;
      if (UNSPACED.test(after)) return String.raw`\d{1,3} ?(?:${units(ago)}) ?${after}`;
      const opening = before === '' ? '' : `${before} `;
      const closing = after === '' ? '' : ` ${after}`;
      return String.raw`(?<!\p{L})${opening}${COUNT} ?(?:${units(ago)})${closing}(?!\p{L})`;
    })
    .join('|');

/** For text in lower case: with the flags `iu` patterns are many times slower. */
const HOURS = new RegExp(
  counted(({ hours }) => hours),
  'u',
);
const ANY = counted(({ hours, days }) => `${hours}|${days}`);

/** One word per language without which nothing is counted back. */
const SIGNS = all.map(({ before, after }) => (after === '' ? before : after)).join('|');
/**
 * Two cheap checks: letters such as `fa` are part of many words, and searching for whole words right away takes longer.
 */
const LETTERS = new RegExp(SIGNS);
const WORD = new RegExp(String.raw`(?<!\p{L})(?:${SIGNS})(?!\p{L})|${UNSPACED.source}`, 'u');
const hasSign = (lower: string): boolean => LETTERS.test(lower) && WORD.test(lower);

/**
 * Whether a text counts back in hours from when it was written, which is no longer right when it is read: `three hours
 * ago`.
 */
export const countsHoursBack = (text: string): boolean => {
  const lower = text.toLowerCase();
  return hasSign(lower) && HOURS.test(lower);
};

const LONGEST_LABEL = 80;
const LABEL = new RegExp(String.raw`^[^.!?:|]{0,40}?(?:${ANY})[^.!?:|–—\p{L}]{0,3}(?:[:|]|[–—-](?=\s))\s*`, 'u');
/** The mark after a label, which few sentences have so early. */
const LABEL_END = /[:|]|[–—-]\s/;
const OPENS_SENTENCE = /^[“"‘'«„]?[\p{Lu}\p{Lo}\p{N}$€£]/u;

/** The length of `Updated 3 hours ago: ` before a sentence; 0 if there is no such label. */
export const labelCountingBack = (text: string): number => {
  const opening = text.slice(0, LONGEST_LABEL).toLowerCase();
  if (!LABEL_END.test(opening)) return 0;
  const length = hasSign(opening) ? (LABEL.exec(opening)?.[0].length ?? 0) : 0;
  return length > 0 && OPENS_SENTENCE.test(text.slice(length)) ? length : 0;
};
