import type { Language } from '#text/languages/language';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';

const jointFor = byLanguage((code) => new RegExp(String.raw`,?\s+(?:${lexicons[code].followUp.or})\s+|,\s+`, 'iu'));

/** Fewest and most things that a question offers as alternatives. */
const MIN_ALTERNATIVES = 2;
const MAX_ALTERNATIVES = 4;

/** The alternatives in the words after a question word: `the clearinghouse or the hiring`. */
export const alternativesIn = (after: string, language: Language | null): readonly string[] => {
  const [listed = ''] = after.replace(/^[\s,:;–—-]+/u, '').split(/[?.!]/u);
  const found = listed
    .split(jointFor(language))
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return found.length < MIN_ALTERNATIVES || found.length > MAX_ALTERNATIVES ? [] : found;
};
