import { hash as digest } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import { hasSortedKeys } from './key-order';

/** Hash that precedes the first line. */
export const FIRST_HASH = '0'.repeat(64);

const stringify = configure({ strict: true });

/** RFC 8785: one text for one value. */
export const canonicalText = (value: unknown): string => {
  // Takes half as long as sorting.
  if (hasSortedKeys(value)) return JSON.stringify(value);
  const text = stringify(value);
  if (text === undefined) throw new TypeError('Only JSON has a canonical text.');
  return text;
};

/** SHA-256, in hex, of the previous line's hash followed by the entry's canonical text. */
export const hashOf = (previous: string, entry: string): string => digest('sha256', previous + entry, 'hex');

const BEFORE_ENTRY = '{"entry":';
const afterEntry = (hash: string, previous: string): string => `,"hash":"${hash}","previous":"${previous}"}`;

/**
 * A line of the chain, without a line break. It is canonical as a whole, so it contains the entry exactly as it was
 * hashed.
 */
export const auditLine = (entry: object, previous: string): string => {
  const text = canonicalText(entry);
  return BEFORE_ENTRY + text + afterEntry(hashOf(previous, text), previous);
};

export interface Chained {
  /** UTF-8, each line with its break. */
  readonly lines: Buffer;
  /** Hash of the last line. */
  readonly last: string;
}

/** UTF-8 bytes that a UTF-16 unit of a text takes at most. */
const MAX_BYTES = 3;
/** Bytes between two entries; the hashes are filled in. */
const BETWEEN = Buffer.from(`${afterEntry(FIRST_HASH, FIRST_HASH)}\n${BEFORE_ENTRY}`);
const HASH_AT = BETWEEN.indexOf(FIRST_HASH);
const PREVIOUS_AT = BETWEEN.lastIndexOf(FIRST_HASH);
const LINE_ENDS_AT = BETWEEN.length - BEFORE_ENTRY.length;

/** Memory in which lines are made: memory that was just used is faster than new memory for each few lines. */
const WORKSPACE = Buffer.allocUnsafe(256 * 1024);

/**
 * The lines of entries, given as their canonical texts, that follow a line with the hash `previous`. Each entry is encoded once,
 * where it stands, and hashed there behind the previous hash; what belongs before it is then written over that hash.
 */
export const hashChain = (entries: readonly string[], previous: string): Chained => {
  const most = entries.reduce((sum, { length }) => sum + MAX_BYTES * length + BETWEEN.length, BETWEEN.length);
  const bytes = most <= WORKSPACE.length ? WORKSPACE : Buffer.allocUnsafe(most);
  let [beforeLast, last, at] = [FIRST_HASH, previous, 0];
  const endLine = (): void => {
    bytes.set(BETWEEN, at);
    bytes.write(last, at + HASH_AT, 'latin1');
    bytes.write(beforeLast, at + PREVIOUS_AT, 'latin1');
  };
  for (const entry of entries) {
    const from = at + BETWEEN.length;
    const end = from + bytes.write(entry, from, 'utf8');
    bytes.write(last, from - last.length, 'latin1');
    const hash = digest('sha256', bytes.subarray(from - last.length, end), 'hex');
    endLine();
    [beforeLast, last, at] = [last, hash, end];
  }
  endLine();
  // The end of the line before the first is left out; it was written earlier.
  return { lines: Buffer.from(bytes.subarray(LINE_ENDS_AT, at + LINE_ENDS_AT)), last };
};
