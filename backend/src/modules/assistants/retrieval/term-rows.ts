/**
 * The terms of many short texts, one row each: a few bytes per term, and sent to another thread without copying. Terms
 * are numbered in order of first occurrence.
 */
export interface TermRows {
  /** Where the entries of each row begin, with one more for the end. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** The term number of each entry. */
  readonly terms: Uint32Array<ArrayBuffer>;
  readonly counts: Uint16Array<ArrayBuffer>;
  /** The number of terms in each row, with repeats. */
  readonly lengths: Uint32Array<ArrayBuffer>;
}

/** The inverse: the rows in which each term occurs. */
export interface Postings {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly counts: Uint16Array<ArrayBuffer>;
}

export interface RowsAndTerms {
  readonly rows: TermRows;
  /** Term numbers by term. */
  readonly numbers: ReadonlyMap<string, number>;
}

const MAX_COUNTED = 0xffff;

export const rowsOf = (texts: readonly (readonly string[])[]): RowsAndTerms => {
  const numbers = new Map<string, number>();
  const starts = new Uint32Array(texts.length + 1);
  const lengths = new Uint32Array(texts.length);
  const terms: number[] = [];
  const counts: number[] = [];
  for (const [row, text] of texts.entries()) {
    const own = new Map<number, number>();
    for (const term of text) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      own.set(number, (own.get(number) ?? 0) + 1);
    }
    for (const [number, count] of own) {
      terms.push(number);
      counts.push(Math.min(count, MAX_COUNTED));
    }
    starts[row + 1] = terms.length;
    lengths[row] = text.length;
  }
  return { rows: { starts, terms: Uint32Array.from(terms), counts: Uint16Array.from(counts), lengths }, numbers };
};

export const postingsOf = ({ starts, terms, counts }: TermRows, size: number): Postings => {
  const ends = new Uint32Array(size + 1);
  for (const term of terms) ends[term + 1] = (ends[term + 1] ?? 0) + 1;
  for (let term = 0; term < size; term++) ends[term + 1] = (ends[term + 1] ?? 0) + (ends[term] ?? 0);
  const next = ends.slice();
  const rows = new Uint32Array(terms.length);
  const countsOf = new Uint16Array(terms.length);
  for (let row = 0; row + 1 < starts.length; row++)
    for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++) {
      const term = terms[entry] ?? 0;
      const offset = next[term] ?? 0;
      rows[offset] = row;
      countsOf[offset] = counts[entry] ?? 0;
      next[term] = offset + 1;
    }
  return { starts: ends, rows, counts: countsOf };
};

export const countOfTerm = ({ starts, terms, counts }: TermRows, row: number, term: number): number => {
  for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++)
    if (terms[entry] === term) return counts[entry] ?? 0;
  return 0;
};
