import { addressKey, siteOf } from '../discover/page-address';
import type { RememberedPage } from '../domain/ledger.events';
import type { KnownPage } from '../pipeline/page';
import { extendedIndex, openIndex } from './text-index';

/**
 * Pages that earlier runs read, packed into one text, a line each. A run looks up about a hundred of ten thousand pages;
 * parsing all of them into objects took longer than the run.
 */
export interface PackedPages {
  readonly text: string;
  /** Length when it last contained each page only once. */
  readonly onceEach: number;
  /** Of the text up to `indexed`; see text-index.ts. */
  readonly index: string;
  readonly indexed: number;
}

export const noPages: PackedPages = { text: '', onceEach: 0, index: '', indexed: 0 };

/** Does not occur in JSON or URLs, escaped or not. */
const LINE_END = '\x7f';
const LEAST_REPACKED = 64 * 1024;
/** How much of the text may be without an index. */
const MOST_UNINDEXED = 256 * 1024;
/** Number of further pages: enough to detect boilerplate. */
const NEWEST = 200;

type PageToPack = Omit<RememberedPage, 'title'>;

/** URLs contain only ASCII; data of earlier releases may not. */
const escaped = (text: string): string =>
  text.replace(/[^\x21-\x7e]/g, (character) => `%u${character.charCodeAt(0).toString(16)}`);

const lineOf = ({ url, fingerprint, paragraphs, story, measures }: PageToPack): string => {
  const seldom = story === null && measures.length === 0 ? '' : encodeURIComponent(JSON.stringify([story, measures]));
  return `${[escaped(addressKey(url)), fingerprint, paragraphs, seldom].join(' ')}${LINE_END}`;
};

const keyAt = (text: string, start: number): string => text.slice(start, text.indexOf(' ', start));
const lineAt = (text: string, start: number): string => text.slice(start, text.indexOf(LINE_END, start));

/** Offset of the newest line of each page, by URL key; the page read last is last. */
const linesByKey = (text: string, from = 0): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  for (let start = from; start < text.length; start = text.indexOf(LINE_END, start) + 1) {
    const key = keyAt(text, start);
    lines.delete(key);
    lines.set(key, start);
  }
  return lines;
};

const indexed = ({ text, onceEach, index, indexed: from }: PackedPages): PackedPages => ({
  text,
  onceEach,
  index: extendedIndex(index, linesByKey(text, from)),
  indexed: text.length,
});

/** A page that is read again has two lines until outdated lines make up half of the text. */
export const withPages = (packed: PackedPages, read: readonly PageToPack[]): PackedPages => {
  const text = packed.text + read.map(lineOf).join('');
  if (text.length >= 2 * packed.onceEach + LEAST_REPACKED) {
    const repacked = [...linesByKey(text).values()].map((start) => `${lineAt(text, start)}${LINE_END}`).join('');
    return indexed({ ...noPages, text: repacked, onceEach: repacked.length });
  }
  const longer = { ...packed, text };
  return text.length > packed.indexed + MOST_UNINDEXED ? indexed(longer) : longer;
};

export interface KnownPages {
  /** Fingerprints of whole pages by URL key, with which the gatherer detects changes. */
  readonly fingerprints: Pick<ReadonlyMap<string, string>, 'has' | 'get'>;
  /** The known page with this URL; null if it was never read. */
  at(url: string): KnownPage | null;
  /** The known pages with these URLs, and the newest others of their sites. */
  around(pages: readonly { readonly url: string }[]): ReadonlyMap<string, KnownPage>;
}

const knownPage = ([, , fingerprints = '', seldom = '']: readonly string[]): KnownPage => {
  const [story, measures] = (seldom === '' ? [null, []] : JSON.parse(decodeURIComponent(seldom))) as [
    KnownPage['story'],
    KnownPage['measures'],
  ];
  return { fingerprints, measures, story };
};

const siteIn = (key: string): string => {
  const end = key.indexOf('/');
  return siteOf({ host: end === -1 ? key : key.slice(0, end) });
};

/** Offsets of a text's lines, the last first. */
function* linesFromEnd(text: string): Generator<number> {
  for (let end = text.length; end > 0;) {
    const start = text.lastIndexOf(LINE_END, end - 2) + 1;
    yield start;
    end = start;
  }
}

export const openPages = ({ text, index, indexed: from }: PackedPages): KnownPages => {
  const unindexed = linesByKey(text, from);
  const indexedAt = openIndex(index);
  const startOf = (key: string): number | undefined =>
    unindexed.get(key) ?? indexedAt(key).findLast((start) => keyAt(text, start) === key);
  const fieldsOf = (key: string): readonly string[] | undefined => {
    const start = startOf(escaped(key));
    return start === undefined ? undefined : lineAt(text, start).split(' ');
  };
  return {
    fingerprints: {
      has: (key) => startOf(escaped(key)) !== undefined,
      get: (key) => fieldsOf(key)?.[1],
    },
    at(url) {
      const fields = fieldsOf(addressKey(url));
      return fields === undefined ? null : knownPage(fields);
    },
    around(pages) {
      const sites = new Set(pages.map(({ url }) => siteIn(addressKey(url))));
      const found = new Map<string, KnownPage>();
      for (const start of linesFromEnd(text)) {
        if (found.size === NEWEST) break;
        const address = `https://${keyAt(text, start)}`;
        if (!found.has(address) && sites.has(siteIn(address.slice('https://'.length))))
          found.set(address, knownPage(lineAt(text, start).split(' ')));
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
