import { stem } from '#text/words/stems';
import { allForms } from './diary-languages';

const BY_STEM: ReadonlyMap<string, string> = new Map(
  allForms(({ questions }) => Object.entries(questions.sameThings)).flatMap(([english, words]) =>
    [english, ...words.split(' ')].map((word) => [stem(word), stem(english)] as const),
  ),
);

/**
 * International names of medicines, with a different ending in each language: `mesalazine`, `mesalazina`, `Mesalazin`.
 */
const INTERNATIONAL = /^(\p{L}{4,}(?:in|ol|am|on|id|at|en|il|an))[aeo]$/u;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The stem that a word is compared by: the same for synonyms, and with or without accents. */
export const sameStem = (word: string): string => {
  const own = stem(word);
  return BY_STEM.get(own) ?? withoutAccents(own).replace(INTERNATIONAL, '$1');
};
