import { fnv1a } from '#kernel/fnv1a';

/**
 * The offsets of the lines of a long text, by the hash of their keys: base64, searched by bisection without reading the
 * text. An entry is a hash and an offset in one number, so that sorting numbers sorts both.
 */

const OFFSETS = 2 ** 26;
const HASHES = 2 ** 27;

const hashOf = (key: string): number => fnv1a(key) % HASHES;

const unpacked = (packed: string): Float64Array =>
  new Float64Array(new Uint8Array(Buffer.from(packed, 'base64')).buffer);

/** An index with further lines, given as pairs of key and offset. */
export const extendedIndex = (packed: string, lines: ReadonlyMap<string, number>): string => {
  const before = unpacked(packed);
  const entries = new Float64Array(before.length + lines.size);
  entries.set(before);
  let at = before.length;
  for (const [key, offset] of lines) entries[at++] = hashOf(key) * OFFSETS + offset;
  return Buffer.from(entries.sort().buffer).toString('base64');
};

/** The offsets, in order, of the lines whose keys have the same hash as a key; any of several may be the key's. */
export const openIndex = (packed: string): ((key: string) => readonly number[]) => {
  const entries = unpacked(packed);
  return (key) => {
    const first = hashOf(key) * OFFSETS;
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle] ?? 0) < first) low = middle + 1;
      else high = middle;
    }
    const offsets: number[] = [];
    for (let at = low; (entries[at] ?? Infinity) < first + OFFSETS; at++) offsets.push((entries[at] ?? 0) - first);
    return offsets;
  };
};
