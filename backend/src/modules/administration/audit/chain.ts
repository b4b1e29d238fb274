import { hash as digest } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import { isInOrder } from './key-order';

/** What the first line follows. */
export const BEGINNING = '0'.repeat(64);

const stringify = configure({ strict: true });

/** RFC 8785: one text for one value. */
export const canonicalText = (value: unknown): string => {
  // Takes half as long as sorting.
  if (isInOrder(value)) return JSON.stringify(value);
  const text = stringify(value);
  if (text === undefined) throw new TypeError('Only JSON has a canonical text.');
  return text;
};

/** SHA-256, in hex, of the previous line's hash followed by the entry's canonical text. */
export const hashOf = (previous: string, entry: string): string => digest('sha256', previous + entry, 'hex');

export interface Link {
  /** Without a line break. */
  readonly line: string;
  readonly hash: string;
}

/** A line of the chain. It is canonical as a whole, so the entry stands in it as it was hashed. */
export const linked = (entry: object, previous: string): Link => {
  const text = canonicalText(entry);
  const hash = hashOf(previous, text);
  return { line: `{"entry":${text},"hash":"${hash}","previous":"${previous}"}`, hash };
};
