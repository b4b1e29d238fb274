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

/**
 * Lists of matches as one: by how many of the query's words they have, in the name before elsewhere. Within that their order
 * stays, by which the search has put misspelt and unfinished words last.
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
  return scored.sort((a, b) => b.score - a.score).map(({ image }) => image);
};
