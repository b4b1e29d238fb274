import { mayBeMisspelt } from './typos';
import { singularAndPlural, searchWords } from './words';

/** A query word as the list of vocabulary words it may mean. */
export type Wanted = readonly string[];

/** For each thing that is looked for, its synonyms. */
export type Alternatives = readonly Wanted[];

/** Documents with at least `least` of the wanted words in `field`; without any wanted word, all documents. */
export interface Tier {
  readonly field: 'title' | 'words';
  readonly wanted: readonly Wanted[];
  readonly least: number;
}

/** The words in a collection's documents. */
export interface Vocabulary {
  /** The words among these that are in the vocabulary. */
  known(words: readonly string[]): Promise<readonly string[]>;
  /** At most `most` words with this prefix. */
  beginningWith(prefix: string, most: number): Promise<readonly string[]>;
  /** At most `most` words that this may be a misspelling of: those with the fewest typos. */
  resembling(word: string, most: number): Promise<readonly string[]>;
}

const MAX_WORDS = 8;
const SHORTEST_PREFIX = 2;
const MAX_WITH_PREFIX = 64;
const MAX_WITH_PREFIX_OF_SOME = 16;
const MAX_MISSPELT = 20;

const EVERYTHING: Tier = { field: 'words', wanted: [], least: 0 };

const both = (left: Wanted, right: Wanted): Wanted => [...new Set([...left, ...right])];

/** The words in which a document is found. */
export interface IndexedWords {
  readonly title: readonly string[];
  /** Words of the document, including those of the title. */
  readonly words: readonly string[];
}

/** Whether a document could be in the tier: wanted words without any word of the vocabulary are in none. */
export const isPossible = ({ wanted, least }: Tier): boolean => wanted.filter((any) => any.length > 0).length >= least;

export const holds = (held: IndexedWords, { field, wanted, least }: Tier): boolean => {
  const words = new Set(held[field]);
  return wanted.filter((any) => any.some((word) => words.has(word))).length >= least;
};

async function* tiersOfAlternatives(
  alternatives: Alternatives,
  vocabulary: Vocabulary,
): AsyncGenerator<readonly Tier[]> {
  if (alternatives.length === 0) return;
  const known = new Set(await vocabulary.known([...new Set(alternatives.flat())]));
  const wanted = alternatives.map((words) => words.filter((word) => known.has(word)));
  const fields = ['title', 'words'] as const;
  yield fields.map((field) => ({ field, wanted, least: alternatives.length }));
}

/**
 * The tiers of a search, best first: a document ranks by the first one it belongs to. They come in groups whose last tier
 * contains the others, lazily, since most searches fill their page with the first ones.
 */
export async function* tiersOf(
  text: string | null | Alternatives,
  vocabulary: Vocabulary,
): AsyncGenerator<readonly Tier[]> {
  if (text === null) {
    yield [EVERYTHING];
    return;
  }
  if (typeof text !== 'string') {
    yield* tiersOfAlternatives(text, vocabulary);
    return;
  }
  const words = searchWords(text).slice(0, MAX_WORDS);
  const last = words.at(-1);
  if (last === undefined) return;
  const all = (field: Tier['field'], wanted: readonly Wanted[]): Tier => ({ field, wanted, least: words.length });

  const known = new Set(await vocabulary.known(words.flatMap(singularAndPlural)));
  const exact = words.map((word): Wanted => singularAndPlural(word).filter((form) => known.has(form)));
  const lastExact = exact.at(-1) ?? [];
  yield [all('title', exact)];
  const begun = [...last].length < SHORTEST_PREFIX ? [] : await vocabulary.beginningWith(last, MAX_WITH_PREFIX);
  const withPrefix = [...exact.slice(0, -1), both(lastExact, begun)];
  yield [all('title', withPrefix), all('words', exact), all('words', withPrefix)];

  const misspelt = await Promise.all(
    words.map((word) => (mayBeMisspelt(word) ? vocabulary.resembling(word, MAX_MISSPELT) : [])),
  );
  const withTypos = withPrefix.map((wanted, index) => both(wanted, misspelt[index] ?? []));
  yield [all('title', withTypos), all('words', withTypos)];

  const some = [...exact.slice(0, -1), both(lastExact, begun.slice(0, MAX_WITH_PREFIX_OF_SOME))];
  const fewest = Math.max(1, Math.ceil(words.length / 2), words.length - 2);
  for (let least = words.length - 1; least >= fewest; least--) yield [{ field: 'words', wanted: some, least }];
}

/** All combinations of `least` of the wanted words that a document could have. */
export const choices = ({ wanted, least }: Tier): readonly (readonly Wanted[])[] => {
  const choose = (from: readonly Wanted[], count: number): readonly (readonly Wanted[])[] => {
    const [first, ...rest] = from;
    if (count === 0) return [[]];
    if (first === undefined || from.length < count) return [];
    return [...choose(rest, count - 1).map((chosen) => [first, ...chosen]), ...choose(rest, count)];
  };
  return choose(wanted, least).filter((chosen) => chosen.every((any) => any.length > 0));
};
