import { likenessOfWords, rowOfStem } from '#text/words/vectors';
import { type QueryTerm, termOf } from './parsed-question';
import type { PassageIndex } from './passage-index';

/** How well each row of terms matches one thing: the best of its terms, from 0 to 1. */
export interface RowMatches {
  /** Matches by the word itself or a near-synonym. */
  readonly words: Float32Array;
  /** Matches by a word that is used similarly. */
  readonly alike: Float32Array;
  /** Occurrences, each weighted by its similarity. */
  readonly counted: Float32Array;
  /** The best match of any term of the material. */
  readonly most: number;
}

/** Less similar words have nothing in common. */
const ALIKE = 0.3;

/** Terms of the material that are used like a word, by number. */
const alikeTo = (term: string, { wordRows }: PassageIndex<unknown>): ReadonlyMap<number, number> => {
  const row = wordRows.length === 0 ? -1 : rowOfStem(term);
  const found = new Map<number, number>();
  if (row < 0) return found;
  for (const [number, other] of wordRows.entries()) {
    const near = other < 0 ? 0 : likenessOfWords(row, other);
    if (near > ALIKE) found.set(number, near);
  }
  return found;
};

export const rowMatches = (queryTerm: QueryTerm, index: PassageIndex<unknown>): RowMatches => {
  const { postings, rows, numbers } = index;
  const size = rows.lengths.length;
  const words = new Float32Array(size);
  const alike = new Float32Array(size);
  const counted = new Float32Array(size);
  let most = 0;
  const own = numbers.get(termOf(queryTerm)) ?? -1;
  const raise = (values: Float32Array, row: number, value: number): void => {
    if (value > (values[row] ?? 0)) values[row] = value;
  };
  for (const [term, nearness] of queryTerm.alternatives) {
    const number = numbers.get(term);
    if (number === undefined) continue;
    for (let posting = postings.starts[number] ?? 0; posting < (postings.starts[number + 1] ?? 0); posting++) {
      const row = postings.rows[posting] ?? 0;
      raise(words, row, nearness);
      counted[row] = (counted[row] ?? 0) + nearness * (postings.counts[posting] ?? 0);
      if (number === own) raise(alike, row, 1);
    }
  }
  for (const [number, near] of alikeTo(termOf(queryTerm), index)) {
    most = Math.max(most, near);
    for (let posting = postings.starts[number] ?? 0; posting < (postings.starts[number + 1] ?? 0); posting++)
      raise(alike, postings.rows[posting] ?? 0, near);
  }
  if (own >= 0) most = 1;
  return { words, alike, counted, most };
};
