import { languages } from '#text/languages/all';
import { openings, phrases } from '#text/languages/patterns';
import { lexicons } from '../languages/lexicons';

/** The patterns of all languages that have them: no pronoun of one begins sentences of another. */
const patterns = languages.flatMap(({ code }) => {
  const { pronouns, noPronouns, pronounsWithin } = lexicons[code].answer;
  if (pronouns === undefined || pronounsWithin === undefined) return [];
  return [
    {
      pronouns: openings(pronouns),
      empty: noPronouns === undefined ? null : openings(noPronouns),
      within: phrases(pronounsWithin),
    },
  ];
});

/**
 * Whether a sentence refers to the one before it: it begins with a pronoun (`It will cost …`), or has one that is its
 * object or its owner (`The board has chosen Tomas Varga as her successor.`).
 */
export const refersToLast = (sentence: string): boolean =>
  patterns.some(
    ({ pronouns, empty, within }) =>
      (pronouns.test(sentence) && empty?.test(sentence) !== true) || within.test(sentence),
  );
