import { addressKey, siteOf } from '../discover/page-address';
import type { RememberedPage } from '../domain/ledger.events';
import type { KnownPage } from '../pipeline/page';

/**
 * Pages that earlier runs read, packed into one text, a line each. A run looks up about a hundred of ten thousand pages;
 * parsing all of them into objects took longer than the run.
 */
export interface PackedPages {
  readonly text: string;
  /** Length when it last contained each page only once. */
  readonly onceEach: number;
}

export const noPages: PackedPages = { text: '', onceEach: 0 };

/** Does not occur in JSON or URLs, escaped or not. */
const LINE_END = '\x7f';
const LEAST_REPACKED = 64 * 1024;
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

/** Offset of the newest line of each page, by URL key; the page read last is last. */
const linesByKey = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  for (let start = 0; start < text.length; start = text.indexOf(LINE_END, start) + 1) {
    const key = text.slice(start, text.indexOf(' ', start));
    lines.delete(key);
    lines.set(key, start);
  }
  return lines;
};

const lineAt = (text: string, start: number): string => text.slice(start, text.indexOf(LINE_END, start));

/** A page that is read again has two lines until outdated lines make up half of the text. */
export const withPages = ({ text, onceEach }: PackedPages, read: readonly PageToPack[]): PackedPages => {
  const longer = text + read.map(lineOf).join('');
  if (longer.length < 2 * onceEach + LEAST_REPACKED) return { text: longer, onceEach };
  const repacked = [...linesByKey(longer).values()].map((start) => `${lineAt(longer, start)}${LINE_END}`).join('');
  return { text: repacked, onceEach: repacked.length };
};

export interface KnownPages {
  /** Fingerprints of whole pages by URL key, with which the gatherer detects changes. */
  readonly fingerprints: Pick<ReadonlyMap<string, string>, 'has' | 'get' | 'size'>;
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

export const openPages = ({ text }: PackedPages): KnownPages => {
  const lines = linesByKey(text);
  const fieldsOf = (key: string): readonly string[] | undefined => {
    const start = lines.get(escaped(key));
    return start === undefined ? undefined : lineAt(text, start).split(' ');
  };
  return {
    fingerprints: {
      size: lines.size,
      has: (key) => lines.has(escaped(key)),
      get: (key) => fieldsOf(key)?.[1],
    },
    at(url) {
      const fields = fieldsOf(addressKey(url));
      return fields === undefined ? null : knownPage(fields);
    },
    around(pages) {
      const sites = new Set(pages.map(({ url }) => siteIn(addressKey(url))));
      const found = new Map<string, KnownPage>();
      for (const [key, start] of [...lines].reverse()) {
        if (found.size === NEWEST) break;
        if (sites.has(siteIn(key))) found.set(`https://${key}`, knownPage(lineAt(text, start).split(' ')));
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
