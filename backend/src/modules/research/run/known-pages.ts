import type { KnownPage } from '#engine/known-page';
import type { RememberedPage } from '#events/research/ledger.events';
import { fnv1a } from '#kernel/fnv1a';
import { addressKey, siteOf } from '#pages/page-address';

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
const extendedIndex = (packed: string, lines: ReadonlyMap<string, number>): string => {
  const before = unpacked(packed);
  const entries = new Float64Array(before.length + lines.size);
  entries.set(before);
  let at = before.length;
  for (const [key, offset] of lines) entries[at++] = hashOf(key) * OFFSETS + offset;
  return Buffer.from(entries.sort().buffer).toString('base64');
};

/** The offsets, in order, of the lines whose keys have the same hash as a key; any of several may be the key's. */
const openIndex = (packed: string): ((key: string) => readonly number[]) => {
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

/**
 * Pages that earlier runs read, packed into one text, a line each. A run looks up about a hundred of ten thousand
 * pages; parsing all of them into objects took longer than the run.
 */
export interface PackedPages {
  /** Copied only when `recent` has grown, since copying a long text costs more than a run's look-ups. */
  readonly text: string;
  /** Length of `text` when it last contained each page only once. */
  readonly lengthWithoutRepeats: number;
  /** The index of `text`. */
  readonly index: string;
  /** Lines of the pages read last, after those of `text`. */
  readonly recent: string;
}

export const noPages: PackedPages = { text: '', lengthWithoutRepeats: 0, index: '', recent: '' };

/** Does not occur in JSON or URLs, escaped or not. */
const LINE_END = '\x7f';
const MIN_REPACKED = 64 * 1024;
const MAX_RECENT = 256 * 1024;
/** Number of further pages, enough to detect boilerplate. */
const NEWEST = 200;

type PageToPack = Omit<RememberedPage, 'title' | 'opening'>;

/** Keys of URLs contain only ASCII without spaces; an address that is not a URL may have others. */
const escaped = (text: string): string =>
  text.replace(/[^\x21-\x7e]/g, (character) => `%u${character.charCodeAt(0).toString(16)}`);

const packedLine = ({ url, fingerprint, paragraphs, story, measures }: PageToPack): string => {
  const rareFields =
    story === null && measures.length === 0 ? '' : encodeURIComponent(JSON.stringify([story, measures]));
  return `${[escaped(addressKey(url)), fingerprint, paragraphs, rareFields].join(' ')}${LINE_END}`;
};

const keyAt = (text: string, start: number): string => text.slice(start, text.indexOf(' ', start));
const lineAt = (text: string, start: number): string => text.slice(start, text.indexOf(LINE_END, start));

/** Offset of the newest line of each page, by URL key; the page read last is last. */
const linesByKey = (text: string, offset = 0): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  for (let start = 0; start < text.length; start = text.indexOf(LINE_END, start) + 1) {
    const key = keyAt(text, start);
    lines.delete(key);
    lines.set(key, offset + start);
  }
  return lines;
};

/** A page that is read again has two lines until outdated lines make up half of the text. */
export const withPages = (packed: PackedPages, read: readonly PageToPack[]): PackedPages => {
  const { text, lengthWithoutRepeats, index } = packed;
  const recent = packed.recent + read.map(packedLine).join('');
  if (text.length + recent.length >= 2 * lengthWithoutRepeats + MIN_REPACKED) {
    const all = text + recent;
    const repacked = [...linesByKey(all).values()].map((start) => `${lineAt(all, start)}${LINE_END}`).join('');
    const lines = linesByKey(repacked);
    return { text: repacked, lengthWithoutRepeats: repacked.length, index: extendedIndex('', lines), recent: '' };
  }
  if (recent.length < MAX_RECENT) return { ...packed, recent };
  const lines = linesByKey(recent, text.length);
  return { text: text + recent, lengthWithoutRepeats, index: extendedIndex(index, lines), recent: '' };
};

export interface KnownPages {
  /** Fingerprints of whole pages by URL key, by which the gatherer detects changes. */
  readonly fingerprints: Pick<ReadonlyMap<string, string>, 'has' | 'get'>;
  /** The known page with this URL; null if it was never read. */
  at(url: string): KnownPage | null;
  /** The known pages with these URLs, and the newest others of their sites. */
  around(pages: readonly { readonly url: string }[]): ReadonlyMap<string, KnownPage>;
}

const knownPage = ([, , fingerprints = '', rareFields = '']: readonly string[]): KnownPage => {
  const [story, measures] = (rareFields === '' ? [null, []] : JSON.parse(decodeURIComponent(rareFields))) as [
    KnownPage['story'],
    KnownPage['measures'],
  ];
  return { fingerprints, measures, story };
};

const siteIn = (key: string): string => {
  const end = key.indexOf('/');
  return siteOf({ host: end === -1 ? key : key.slice(0, end) });
};

/** The lines of several texts, last one first. */
function* linesFromEnd(...texts: readonly string[]): Generator<string> {
  for (const text of [...texts].reverse())
    for (let end = text.length; end > 0;) {
      const start = text.lastIndexOf(LINE_END, end - 2) + 1;
      yield text.slice(start, end - 1);
      end = start;
    }
}

export const unpackPages = ({ text, index, recent }: PackedPages): KnownPages => {
  const inRecent = linesByKey(recent);
  const inText = openIndex(index);
  const lineWith = (key: string): string | undefined => {
    const start = inRecent.get(key);
    if (start !== undefined) return lineAt(recent, start);
    const known = inText(key).findLast((each) => keyAt(text, each) === key);
    return known === undefined ? undefined : lineAt(text, known);
  };
  const fieldsOf = (key: string): readonly string[] | undefined => lineWith(escaped(key))?.split(' ');
  return {
    fingerprints: {
      has: (key) => lineWith(escaped(key)) !== undefined,
      get: (key) => fieldsOf(key)?.[1],
    },
    at(url) {
      const fields = fieldsOf(addressKey(url));
      return fields === undefined ? null : knownPage(fields);
    },
    around(pages) {
      const sites = new Set(pages.map(({ url }) => siteIn(addressKey(url))));
      const found = new Map<string, KnownPage>();
      for (const line of linesFromEnd(text, recent)) {
        if (found.size === NEWEST) break;
        const fields = line.split(' ');
        const [key = ''] = fields;
        if (!found.has(`https://${key}`) && sites.has(siteIn(key))) found.set(`https://${key}`, knownPage(fields));
      }
      for (const { url } of pages) {
        const key = addressKey(url);
        found.delete(`https://${escaped(key)}`);
        const fields = fieldsOf(key);
        if (fields !== undefined) found.set(url, knownPage(fields));
      }
      return found;
    },
  };
};
