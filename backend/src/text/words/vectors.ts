import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kernel/memoize';

/** Made by test/bench/fit/word-vectors, with the most common English stems first. */
interface Table {
  readonly stems: string;
  readonly dimensions: number;
  /** A signed byte for each dimension of each stem, in base 64; all of the same length. */
  readonly vectors: string;
}

interface Vectors {
  readonly rows: ReadonlyMap<string, number>;
  readonly dimensions: number;
  readonly values: Int8Array;
}

const table = lazy((): Vectors => {
  const { stems, dimensions, vectors } = JSON.parse(
    readFileSync(join(__dirname, 'english-word-vectors.json'), 'utf8'),
  ) as Table;
  const bytes = Buffer.from(vectors, 'base64');
  return {
    rows: new Map(stems.split(' ').map((stem, row) => [stem, row])),
    dimensions,
    values: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
});

/** The length to which each vector of the table is scaled. */
const UNIT = 127;

/** Row of the table for a stem; -1 if there is none. */
export const rowOfStem = (stem: string): number => table().rows.get(stem) ?? -1;

/** How similarly two words are used, from -1 to 1, by their rows. */
export const likenessOfWords = (a: number, b: number): number => {
  const { dimensions, values } = table();
  let sum = 0;
  for (let index = 0; index < dimensions; index++)
    sum += (values[a * dimensions + index] ?? 0) * (values[b * dimensions + index] ?? 0);
  return sum / (UNIT * UNIT);
};

/** Words more frequent than this say little by themselves (Arora 2017). */
const FREQUENT = 1e-3;
/** The sum of the frequencies of all words, by Zipf's law. */
const ALL = 13;

/** How much an English word says by itself, from 0 for the most common to 1. */
export const weightOfWord = (row: number): number => (row < 0 ? 1 : FREQUENT / (FREQUENT + 1 / (ALL * (row + 3))));

/**
 * The meaning of several words together: a vector of bytes of the same length, all zeros if the table has none of the
 * words.
 */
export const meaningOfWords = (rows: Iterable<number>): Int8Array => {
  const { dimensions, values } = table();
  const sum = new Float64Array(dimensions);
  for (const row of rows) {
    if (row < 0) continue;
    const weight = weightOfWord(row);
    for (let index = 0; index < dimensions; index++)
      sum[index] = (sum[index] ?? 0) + weight * (values[row * dimensions + index] ?? 0);
  }
  const length = Math.hypot(...sum);
  return Int8Array.from(sum, (value) => (length === 0 ? 0 : Math.round((UNIT * value) / length)));
};

/** How close the vector with the given index in `all` is to `one`, from -1 to 1. */
export const nearnessAt = (all: Int8Array, vectorIndex: number, one: Int8Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index++)
    sum += (all[vectorIndex * one.length + index] ?? 0) * (one[index] ?? 0);
  return sum / (UNIT * UNIT);
};
