import { searchWords } from '#platform/search/words';

type Random = (below: number) => number;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One letter inserted, left out, replaced or swapped with its neighbour. */
const withTypo = (word: string, random: Random): string => {
  const at = random(word.length);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  const letter = LETTERS[random(LETTERS.length)] ?? 'x';
  switch (random(4)) {
    case 0:
      return `${before}${letter}${after}`;
    case 1:
      return `${before}${after.slice(1)}`;
    case 2:
      return `${before}${letter}${after.slice(1)}`;
    default:
      return `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`;
  }
};

/** A word with as many typos as a search tolerates: one in four to seven letters, up to two in longer words. */
const misspelt = (word: string, random: Random): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const once = withTypo(word, random);
  // A letter less or more may change how much is tolerated.
  return word.length > 8 && random(2) === 0 ? withTypo(once, random) : once;
};

interface Titled {
  readonly _id: string;
  readonly title: string;
}

export interface TypedQuery {
  readonly meant: string;
  readonly text: string;
}

const COMMON = new Set(['with', 'from', 'that', 'this', 'their', 'into', 'within', 'against', 'through', 'over']);

const telling = (title: string): readonly string[] =>
  searchWords(title).filter((word) => word.length >= 4 && !COMMON.has(word));

/**
 * Queries of two or three words of a title that no other title has together, one or two of them misspelt. Titles without
 * such words are left out.
 */
export const queriesWithTypos = (topics: readonly Titled[], count: number, random: Random): readonly TypedQuery[] => {
  const titles = topics.map(({ title }) => new Set(searchWords(title)));
  const queries: TypedQuery[] = [];
  for (let tried = 0; queries.length < count && tried < 50 * count; tried++) {
    const topic = topics[random(topics.length)];
    const left = [...telling(topic?.title ?? '')];
    const words: string[] = [];
    while (words.length < 3 && left.length > 0) words.push(...left.splice(random(left.length), 1));
    const holders = titles.filter((title) => words.every((word) => title.has(word))).length;
    if (topic === undefined || words.length < 2 || holders > 1) continue;
    const spoiled = new Set([random(words.length), random(words.length)]);
    const text = words.map((word, index) => (spoiled.has(index) ? misspelt(word, random) : word)).join(' ');
    queries.push({ meant: topic._id, text });
  }
  return queries;
};
