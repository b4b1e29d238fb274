import { anyLanguage, asWords } from '../languages/diary-languages';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { foldedClause } from '../proposing/told';
import { isAboutOthers } from './about-others';

/** Says that a dose was left out: `forgot my mesalazine`. */
export const SKIPPED = asWords(anyLanguage(({ doubt }) => doubt.skipped));

/**
 * Whether nobody is to be asked to make an entry of a text: it is only about somebody else, or about a medicine that was
 * not taken, of which every entry would say that it was.
 */
export const countsAsNothing = (words: string): boolean =>
  isAboutOthers(words) ||
  (SKIPPED.test(foldedClause(words)) && kindsSpokenOf(words).every((kind) => kind === 'medication'));
