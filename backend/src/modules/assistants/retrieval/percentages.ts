import { languageOf } from '#text/languages/detection';
import { figuresIn } from '#text/words/figures';

/** A percentage in words, `15 percent`, in the languages that questions are asked in. */
const PERCENT = /(?<=\d) ?(?:percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent)(?!\p{L})/giu;

/** A text with its percentages as signs: the word is no number of things, and none to search for. */
export const withPercentSigns = (text: string): string => text.replace(PERCENT, '%');

/** The percentages in a text: `15%` of both `15 percent` and `15 Prozent`. */
export const sharesIn = (text: string): readonly string[] =>
  figuresIn(withPercentSigns(text), 0, undefined, languageOf(text)).flatMap(({ kind, value }) =>
    kind === 'share' ? [value] : [],
  );
