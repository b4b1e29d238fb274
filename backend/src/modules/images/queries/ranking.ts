import { mayBeMisspelt, resembling } from '#platform/search/typos';
import { formsOf, wordsOf } from '#platform/search/words';

interface Described {
  readonly name: string;
  readonly words: string;
}

/** How much of a query stands in a name counts twice as much as in the other words. */
const NAME = 2;

const heldIn = (text: string): ((word: string) => boolean) => {
  const held = new Set(wordsOf(text));
  return (word) => formsOf(word).some((form) => held.has(form));
};

/** Whether a word may have been meant for one of a name: it begins one, or is one but for a typo. */
const isNearlyIn = (name: string): ((word: string) => boolean) => {
  const own = wordsOf(name);
  return (word) =>
    own.some((each) => each.startsWith(word)) || (mayBeMisspelt(word) && resembling(word, own, 1).length > 0);
};

/**
 * Lists of matches as one: by how many of the query's words they have, in the name before elsewhere. Within that their order
 * stays, by which the search has put misspelt and unfinished words last. Those count in names alone: among all the words of a
 * page, one that is nearly asked for is likely another word.
 */
export const byHowWellTheyMatch = <Image extends Described>(
  query: string,
  images: readonly Image[],
): readonly Image[] => {
  const asked = wordsOf(query);
  const scored = images.map((image) => {
    const [inName, inWords] = [heldIn(image.name), heldIn(image.words)];
    const score = asked.reduce((sum, word) => sum + (inName(word) ? NAME : inWords(word) ? 1 : 0), 0);
    return { image, score };
  });
  return scored
    .filter(({ image, score }) => score > 0 || asked.some(isNearlyIn(image.name)))
    .sort((a, b) => b.score - a.score)
    .map(({ image }) => image);
};
