import { languageOf } from '#text/languages/detection';
import { figuresIn } from '#text/words/figures';

/** In the languages that questions are asked in. */
export const PERCENT_WORDS = 'percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent';
/** A percentage in words: `15 percent`. */
const PERCENT = new RegExp(`(?<=\\d) ?(?:${PERCENT_WORDS})(?!\\p{L})`, 'giu');

/** A text with its percentages as signs: the word `percent` is neither a number of things nor one to search for. */
export const withPercentSigns = (text: string): string => text.replace(PERCENT, '%');

/** The percentages in a text: `15%` of both `15 percent` and `15 Prozent`. */
export const sharesIn = (text: string): readonly string[] =>
  figuresIn(withPercentSigns(text), 0, undefined, languageOf(text)).flatMap(({ kind, value }) =>
    kind === 'share' ? [value] : [],
  );
