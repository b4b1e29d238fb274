import { anyLanguage, apartFromFigures } from '../languages/diary-languages';

/** A message is about somebody else, quotes, invents or retracts something. */
const OTHER_VOICE = new RegExp(
  `[?¿"“”„«»<>]|:$|${apartFromFigures(anyLanguage(({ doubt }) => doubt.ofMessage)).source}`,
  'u',
);

/** A sentence is about another time, a plan, a condition, or what did not happen. */
const DOUBT = new RegExp(
  `${apartFromFigures(anyLanguage(({ doubt }) => doubt.ofSentence)).source}|(?:${anyLanguage(({ doubt }) => doubt.futureEndings)})\\b`,
  'u',
);

const DENIED_VERB = new RegExp(
  anyLanguage(({ doubt }) => doubt.deniedVerb),
  'u',
);

/** Whether a text has a negated verb, with or without its apostrophe: `didn't`, `havent`. */
export const hasDeniedVerb = (text: string): boolean => DENIED_VERB.test(text);

/** Whether a text is about somebody else, or quotes, asks or invents something. */
export const isInAnotherVoice = (text: string): boolean => OTHER_VOICE.test(text);

/** Whether a sentence is uncertain: not `Rough night. Pain 7/10.`, but `Pain 7/10, if I move`. */
export const isUncertain = (text: string): boolean => OTHER_VOICE.test(text) || DOUBT.test(text) || hasDeniedVerb(text);

/** Corrects what precedes it: `make that 5`, `no, 5`, `or 6`, `more like 3`. */
const CORRECTION_OPENING = new RegExp(
  `^(?:(?:${anyLanguage(({ doubt }) => doubt.denial)})(?=\\W*(?:$|,|\\d|${anyLanguage(({ doubt }) => doubt.afterDenial)}))|${anyLanguage(({ doubt }) => doubt.setsRight)})(?!\\p{L})`,
  'u',
);
/** A sentence that is only a number: `8.` */
const NUMBER_ALONE = /^\W*\d+\W*\p{L}*\W*$/u;

/** A sentence that only gives strengths at times: `8 at worst, 3 now.` */
const STRENGTH_AT_TIMES = new RegExp(
  `^\\W*\\d{1,2}(?:\\/10)? (?:${anyLanguage(({ doubt }) => doubt.atTimes)})(?!\\p{L})`,
  'u',
);

/** Whether a text begins with words that correct what precedes it. */
export const opensCorrection = (text: string): boolean => CORRECTION_OPENING.test(text);

/** Whether a sentence retracts or corrects what precedes it. */
export const setsRight = (text: string): boolean =>
  opensCorrection(text) || NUMBER_ALONE.test(text) || STRENGTH_AT_TIMES.test(text);

/** Whether a sentence may bear on the whole message: it is about somebody else, or retracts something. */
export const bearsOnAll = (text: string): boolean => OTHER_VOICE.test(text) || setsRight(text);
