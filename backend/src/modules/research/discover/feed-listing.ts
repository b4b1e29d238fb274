import { MalformedError, parseFeed, ParseError } from 'feedsmith';
import { inUtc, parseDate } from '../read/page-date';
import type { ListedPage, Listing } from './candidate';
import { cleanAddress } from './page-address';
import { plainText } from './plain-text';
import { descending } from './times';

/** Items parsed per feed; more than `maxEntries` because some feeds begin with the oldest. */
const maxRead = 5000;
/** Newest entries kept per feed. */
const maxEntries = 500;

type Parsed = ReturnType<typeof parseFeed>;

/** Entity declarations are never needed; without a doctype, entity expansion attacks are impossible. */
const withoutDoctype = (xml: string): string => xml.replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/i, '');

/** feedsmith leaves date parsing to the caller; without a parser it returns the feed's text. */
const dated = (...texts: readonly unknown[]): string | null => {
  for (const text of texts) {
    const date = typeof text === 'string' ? parseDate(text) : null;
    if (date !== null) return date;
  }
  return null;
};

interface Entry {
  readonly link: string | undefined;
  /** Base URL for relative links in this entry. */
  readonly base?: string | undefined;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly published: string | null;
  readonly changed: string | null;
  readonly source?: { readonly name: string; readonly url: string };
}

const namesOf = (
  people: readonly (string | { readonly name?: string; readonly email?: string })[] | undefined,
): string | undefined =>
  people
    ?.map((person) => (typeof person === 'string' ? person : (person.name ?? '')))
    .filter((name) => name !== '')
    .join(', ');

/** Uses an id as the link if it is a URL and the entry has no other link. */
const asAddress = (id: unknown): string | undefined =>
  typeof id === 'string' && /^https?:\/\//i.test(id.trim()) ? id : undefined;

interface AtomLink {
  readonly href?: string;
  readonly rel?: string;
  readonly type?: string;
}

/** The link to the entry's page, not to its comment feed or data. */
const pageLink = (links: readonly AtomLink[]): AtomLink | undefined => {
  const pages = links.filter(({ rel }) => rel === undefined || rel === 'alternate');
  return pages.find(({ type }) => type === undefined || /html/.test(type)) ?? pages[0] ?? links[0];
};

const entriesOf = (
  parsed: Parsed,
): { readonly title: string | undefined; readonly base: string | undefined; readonly entries: readonly Entry[] } => {
  switch (parsed.format) {
    case 'rss':
      return {
        title: parsed.feed.title,
        base: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map((item) => ({
          link:
            item.link ??
            (item.guid?.isPermaLink === false ? undefined : asAddress(item.guid?.value)) ??
            item.atom?.links?.[0]?.href,
          title: item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value,
          author: namesOf(item.authors) || item.dc?.creators?.join(', ') || item.itunes?.author,
          published: dated(item.pubDate, item.dc?.dates?.[0], item.dcterms?.created?.[0], item.atom?.published),
          changed: dated(item.atom?.updated, item.dcterms?.modified?.[0]),
          ...(item.source?.url !== undefined && { source: { name: item.source.title ?? '', url: item.source.url } }),
        })),
      };
    case 'atom':
      return {
        title: parsed.feed.title?.value,
        // Do not fall back to the feed's self link: a feed built on a developer's machine names that machine.
        base: parsed.feed.xml?.base,
        entries: (parsed.feed.entries ?? []).map((entry) => ({
          link: pageLink(entry.links ?? [])?.href ?? asAddress(entry.id),
          base: entry.xml?.base,
          title: entry.title?.value,
          author: namesOf(entry.authors) || namesOf(parsed.feed.authors),
          published: dated(entry.published, entry.dc?.dates?.[0], entry.updated),
          changed: dated(entry.updated),
        })),
      };
    case 'rdf':
      return {
        title: parsed.feed.title,
        base: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map((item) => ({
          link: item.link ?? asAddress(item.rdf?.about),
          title: item.title,
          author: item.dc?.creators?.join(', '),
          published: dated(item.dc?.dates?.[0], item.dcterms?.created?.[0]),
          changed: null,
        })),
      };
    case 'json':
      return {
        title: parsed.feed.title,
        base: parsed.feed.home_page_url,
        entries: (parsed.feed.items ?? []).map((item) => ({
          link: item.url ?? item.external_url ?? asAddress(item.id),
          title: item.title,
          author: namesOf(item.authors),
          published: dated(item.date_published, item.date_modified),
          changed: dated(item.date_modified),
        })),
      };
  }
};

const tried = (text: string): Parsed | 'empty' | 'broken' | 'other' => {
  try {
    return parseFeed(text, { maxItems: maxRead });
  } catch (error) {
    // An empty feed is still a feed.
    if (error instanceof ParseError) return 'empty';
    return error instanceof MalformedError ? 'broken' : 'other';
  }
};

const closing: Readonly<Record<string, string>> = { rss: '</channel></rss>', feed: '</feed>', 'rdf:rdf': '</rdf:RDF>' };

/** Cuts a truncated feed off after its last complete entry. */
const salvaged = (text: string): string | null => {
  const root = /<(rss|feed|rdf:rdf)[\s>]/i.exec(text)?.[1]?.toLowerCase();
  if (root === undefined) return null;
  const end = Math.max(
    text.lastIndexOf('</item>') + '</item>'.length,
    text.lastIndexOf('</entry>') + '</entry>'.length,
  );
  return end < '</entry>'.length ? `${text.trimEnd()}>` : `${text.slice(0, end)}${closing[root] ?? ''}`;
};

/** Some feeds prefix their own elements: `<r:rss>`. */
const withoutRootPrefix = (text: string): string => {
  const prefix = /<(\w+):(?:rss|feed)[\s>]/i.exec(text.slice(0, 4000))?.[1];
  return prefix === undefined ? text : text.replace(new RegExp(`(</?)${prefix}:`, 'g'), '$1');
};

/** JSON Feed identifies its version by a URL; some feeds write only the number. */
const withVersionAddress = (text: string): string =>
  text.trimStart().startsWith('{')
    ? text.replace(/("version"\s*:\s*")(1(?:\.[01])?")/, '$1https://jsonfeed.org/version/$2')
    : text;

const against = (root: string, base: string | undefined): string =>
  base !== undefined && URL.canParse(base, root) ? new URL(base, root).href : root;

const newestFirst = (a: ListedPage, b: ListedPage): number => descending(a.changedAt ?? '', b.changedAt ?? '');

/** Parses RSS, Atom, RDF and JSON feeds leniently. Null if the text is not a feed. */
export const readFeed = (text: string, address: string): Extract<Listing, { kind: 'feed' }> | null => {
  const prepared = withVersionAddress(withoutRootPrefix(withoutDoctype(text)));
  const whole = tried(prepared);
  const rest = whole === 'broken' ? salvaged(prepared) : null;
  const parsed = rest === null ? whole : tried(rest);
  if (parsed === 'empty') return { kind: 'feed', title: '', entries: [] };
  if (parsed === 'broken' || parsed === 'other') return null;
  const { title, base, entries } = entriesOf(parsed);
  const root = against(address, base);
  const pages = entries.flatMap((entry): ListedPage[] => {
    const url = entry.link === undefined ? null : cleanAddress(plainText(entry.link), against(root, entry.base));
    if (url === null) return [];
    return [
      {
        url,
        // Drop undeclared and malicious entities.
        title: plainText(entry.title).replace(/&\w+;/g, '').trim(),
        author: plainText(entry.author).replace(/^\S+@\S+ \((.+)\)$/, '$1'),
        publishedAt: entry.published,
        changedAt: inUtc(entry.changed ?? entry.published),
        ...(entry.source !== undefined && { source: entry.source }),
      },
    ];
  });
  return {
    kind: 'feed',
    title: plainText(title),
    entries: pages.length > maxEntries ? pages.sort(newestFirst).slice(0, maxEntries) : pages,
  };
};
