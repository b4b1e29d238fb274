import type { DocumentReason } from '#events/research/run-log';
import type { SearchLanguage } from '#events/research/searches';
import { parseUrl } from '#kernel/parse-url';
import { inUtc } from '#pages/dates/page-date';
import type { ListedPage } from '#pages/listings/listing';
import { addressKey } from '#pages/page-address';
import { fetchFailure, isFetchFailure } from '#platform/fetch/fetch-failure';
import { dice } from '#text/words/likeness';
import { stemSet } from '#text/words/stems';
import { discoverPublisher, type Discovery, type DomainFindings } from '../discover-domain';
import type { CandidatePage } from '../page-candidates';
import { type ProviderSearch } from './provider';
import { anyGroup } from './search-query';

/** Editions by language: an edition finds hardly anything in another language. */
const EDITIONS: Readonly<Record<SearchLanguage, Readonly<Record<'hl' | 'gl' | 'ceid', string>>>> = {
  en: { hl: 'en-US', gl: 'US', ceid: 'US:en' },
  de: { hl: 'de', gl: 'DE', ceid: 'DE:de' },
  fr: { hl: 'fr', gl: 'FR', ceid: 'FR:fr' },
  es: { hl: 'es', gl: 'ES', ceid: 'ES:es' },
  pt: { hl: 'pt-BR', gl: 'BR', ceid: 'BR:pt-419' },
  it: { hl: 'it', gl: 'IT', ceid: 'IT:it' },
  nl: { hl: 'nl', gl: 'NL', ceid: 'NL:nl' },
};

const MAX_ENTRIES = 40;
const MAX_PUBLISHERS = 8;
const SAME_TITLE = 0.8;

/** Strips the publisher from the feed's "Headline - Publisher". */
const headlineOf = ({ title, source }: ListedPage): string => {
  const ending = ` - ${source?.name ?? ''}`;
  return source !== undefined && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
};

const hostOf = (url: string): string => parseUrl(url)?.hostname ?? '';

/** URLs of Google's own redirect pages, which resolve only with JavaScript. */
const isGoogles = (url: string, baseUrl: string): boolean =>
  hostOf(url) === hostOf(baseUrl) || /(?:^|\.)google\.[a-z.]+$/.test(hostOf(url));

const asCandidate = (entry: ListedPage, url: string): CandidatePage => ({
  url,
  key: addressKey(url),
  title: headlineOf(entry),
  publisher: entry.source?.name ?? '',
  author: entry.author,
  publishedAt: entry.publishedAt,
  newestAt: inUtc(entry.publishedAt),
  via: 'google-news',
});

interface Publisher {
  readonly status: DomainFindings['status'];
  readonly titled: readonly { readonly page: CandidatePage; readonly stems: ReadonlySet<string> }[];
}

const publisherAt = async (discovery: Discovery, host: string): Promise<Publisher> => {
  const { status, candidates } = await discoverPublisher(discovery, host);
  const titled = candidates.filter(({ title }) => title !== '');
  return { status, titled: titled.map((page) => ({ page, stems: stemSet(page.title) })) };
};

const found = (entry: ListedPage, { titled }: Publisher): CandidatePage | undefined => {
  const wanted = stemSet(headlineOf(entry));
  const best = titled
    .map(({ page, stems }) => ({ page, likeness: dice(wanted, stems) }))
    .sort((a, b) => b.likeness - a.likeness)[0];
  return best !== undefined && best.likeness >= SAME_TITLE
    ? { ...asCandidate(entry, best.page.url), publishedAt: best.page.publishedAt ?? entry.publishedAt }
    : undefined;
};

/**
 * Searches Google News. Links that point directly to a publisher are used as they are; for others, the page is looked
 * up by title in the publisher's own listings.
 */
export const searchGoogleNews: ProviderSearch = async (discovery, baseUrl, search) => {
  const query = new URLSearchParams({ q: anyGroup(search), ...EDITIONS[search.language ?? 'en'] });
  const result = await discovery.visit.api(new URL(`/rss/search?${query}`, baseUrl).href);
  if (isFetchFailure(result)) return result;
  const listing = await discovery.reader.list({ url: result.url, contentType: result.contentType, body: result.body });
  if (listing.kind !== 'feed') return fetchFailure('garbled', { kind: 'not_a_feed' });

  const entries = listing.entries
    .filter(({ publishedAt }) => publishedAt === null || Date.parse(publishedAt) <= discovery.now.getTime())
    .slice(0, MAX_ENTRIES);
  const direct = entries.filter(({ url }) => !isGoogles(url, baseUrl));
  const indirect = entries.filter(({ url }) => isGoogles(url, baseUrl));
  const hosts = [
    ...new Set(indirect.map(({ source }) => hostOf(source?.url ?? '')).filter((host) => host !== '')),
  ].slice(0, MAX_PUBLISHERS);
  const listed = new Map(
    await Promise.all(hosts.map(async (host) => [host, await publisherAt(discovery, host)] as const)),
  );

  const candidates: CandidatePage[] = direct.map((entry) => asCandidate(entry, entry.url));
  const unresolved: { url: string; title: string; reason: DocumentReason }[] = [];
  for (const entry of indirect) {
    const host = hostOf(entry.source?.url ?? '');
    const publisher = listed.get(host);
    const page = publisher === undefined ? undefined : found(entry, publisher);
    if (page !== undefined) candidates.push(page);
    else unresolved.push({ url: entry.url, title: headlineOf(entry), reason: reasonFor(host, publisher?.status) });
  }
  return { candidates, unresolved };
};

const publishers = { unreachable: 'unreachable', 'nothing-to-read': 'not_listed', found: 'not_listed' } as const;

const reasonFor = (host: string, status: DomainFindings['status'] | undefined): DocumentReason =>
  host === ''
    ? { kind: 'publisher_not_named' }
    : { kind: 'address_not_given', host, publisher: status === undefined ? 'not_searched' : publishers[status] };
