import { memoize } from '#kernel/memoize';
import type { Language } from '#text/languages/language';
import { stemIn, tokens } from '#text/words/stems';
import { lexicons } from './lexicons';

const byStem = memoize(
  (language: Language): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(lexicons[language.code].nouns ?? {}).flatMap(([english, words]) =>
        tokens(words)
          .map((word) => [stemIn(word, language), english] as const)
          .filter(([stem]) => stem !== ''),
      ),
    ),
);

/** The English word for a noun of another language; undefined if unknown. */
export const nounInEnglish = (word: string, language: Language): string | undefined =>
  byStem(language).get(stemIn(word, language));
