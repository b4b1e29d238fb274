import { foldedText } from '../folded-text';
import { anyLanguage } from '../languages/diary-languages';

/** Matches questions about the condition the person lives with. */
const QUESTION = new RegExp(
  `^(?:${anyLanguage(({ questions }) => questions.illness)})(?: (?:${anyLanguage(({ questions }) => questions.afterIllness)}))?[?.! ]*$`,
  'u',
);

/** Whether a question asks for the person's condition, which they save on a screen of its own. */
export const asksWhatTheyLiveWith = (question: string): boolean =>
  QUESTION.test(foldedText(question).replace(/^¿/u, ''));

/** Names of chronic conditions, known ones and those with a typical ending: `Crohn's`, `colitis`. */
const CONDITION = String.raw`(?:\p{L}+(?:'s)? ){0,2}(?:crohn'?s?|disease|syndrome|disorder|\p{L}+(?:itis|osis|pathy|patía)|diabetes|asthma|asma|ibs|ibd|uc|epilep\p{L}+|coeliac|celiac|celia\p{L}+|lupus|fibromyalgia|fibromialgia|psoriasis|krankheit|erkrankung|reizdarm|zöliakie|colitis|enfermedad)(?: (?:disease|syndrome|ulcerosa|de crohn|type [12]))?`;
/** The condition is somebody else's, or is denied: `my mother has Crohn's`. */
const NOT_THEIRS =
  /(?<!\p{L})(?:not|don't|doesn't|no longer|might|may|could|if|think|maybe|my (?:mum|mom|mother|dad|father|son|daughter|sister|brother|wife|husband)|he|she|they|vielleicht|nicht|kein\p{L}*|quizás?|si)(?!\p{L})|\?/u;

const TELLS = new RegExp(
  [
    `i (?:was|have been|'ve been|got|am) (?:told|diagnosed)(?: \\S+){0,4}? (?:that )?(?:i have |i've got |with |as )(?:an? )?${CONDITION}`,
    `(?:i|i've) (?:was |been )?(?:have|got|live with|suffer from|diagnosed with) (?:an? )?${CONDITION}`,
    `(?:me (?:han )?diagnostic\\p{L}+|tengo|vivo con|padezco) (?:la |el )?${CONDITION}`,
    `(?:ich habe|ich hab|ich lebe mit|bei mir wurde) ${CONDITION}`,
  ].join('|'),
  'u',
);

/**
 * Whether a message names a condition of its author. It is not an entry of a day, but is saved on a screen of its own.
 */
export const tellsWhatTheyLiveWith = (message: string): boolean => {
  const text = foldedText(message);
  return text.length <= LONGEST && TELLS.test(text) && !NOT_THEIRS.test(text);
};

const LONGEST = 300;
