import { anyLanguage, apartFromFigures } from '../languages/diary-languages';

/** Says that a message tells of somebody else, or of what is quoted or made up, or that it takes something back. */
const OTHER_VOICE = new RegExp(
  `[?¿"“”„«»<>]|:$|${apartFromFigures(anyLanguage(({ doubt }) => doubt.ofMessage)).source}`,
  'u',
);

/** Says that a sentence tells of another time, a plan or a condition, or of what was not. */
const DOUBT = new RegExp(
  `${apartFromFigures(anyLanguage(({ doubt }) => doubt.ofSentence)).source}|(?:${anyLanguage(({ doubt }) => doubt.futureEndings)})\\b`,
  'u',
);

const DENIED_VERB = new RegExp(
  anyLanguage(({ doubt }) => doubt.deniedVerb),
  'u',
);

/** Whether a text denies a verb, with its apostrophe or without: `didn't`, `havent`. */
export const hasDeniedVerb = (text: string): boolean => DENIED_VERB.test(text);

/** Whether a text tells of somebody else, or of what is quoted, asked or made up. */
export const isInAnotherVoice = (text: string): boolean => OTHER_VOICE.test(text);

/** Whether a sentence is uncertain: `Rough night. Pain 7/10.` tells of a pain, `Pain 7/10, if I move` does not. */
export const isUncertain = (text: string): boolean => OTHER_VOICE.test(text) || DOUBT.test(text) || hasDeniedVerb(text);

/** Sets right what stands before it: `make that 5`, `no, 5`, `or 6`, `more like 3`. */
const CORRECTION_OPENING = new RegExp(
  `^(?:(?:${anyLanguage(({ doubt }) => doubt.denial)})(?=\\W*(?:$|,|\\d|${anyLanguage(({ doubt }) => doubt.afterDenial)}))|${anyLanguage(({ doubt }) => doubt.setsRight)})(?!\\p{L})`,
  'u',
);
/** A number as a whole sentence: `8.` */
const NUMBER_ALONE = /^\W*\d+\W*\p{L}*\W*$/u;

/** How strong something was at times, as a whole sentence: `8 at worst, 3 now.` */
const STRENGTH_AT_TIMES = new RegExp(
  `^\\W*\\d{1,2}(?:\\/10)? (?:${anyLanguage(({ doubt }) => doubt.atTimes)})(?!\\p{L})`,
  'u',
);

/** Whether words open a correction of what stands before them. */
export const opensCorrection = (text: string): boolean => CORRECTION_OPENING.test(text);

/** Whether a sentence takes back or corrects what stands before it. */
export const setsRight = (text: string): boolean =>
  opensCorrection(text) || NUMBER_ALONE.test(text) || STRENGTH_AT_TIMES.test(text);

/** Whether a sentence may bear on all that its message tells: it is about somebody else, or takes back what was said. */
export const bearsOnAll = (text: string): boolean => OTHER_VOICE.test(text) || setsRight(text);
