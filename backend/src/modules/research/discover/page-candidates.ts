import type { SearchEngineName } from '#events/trackers/tracker-settings';
import { asLocalTimes } from '#pages/dates/local-time';
import { inUtc, timeInAddress } from '#pages/dates/page-date';
import { isHome } from '#pages/home-address';
import type { ListedPage } from '#pages/listings/listing';
import { descending } from '#pages/listings/times';
import type { ReadPage } from '#pages/page';
import { addressKey, isFile } from '#pages/page-address';

/** Search providers, in the order in which the documentation names them. */
export const PROVIDER_NAMES = ['google-news', 'gdelt', 'federal-register', 'hacker-news', 'arxiv', 'searxng'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Listing entries that may be pages of an allowed host and are published by `now`. */
export const candidatesOf = (
  entries: readonly ListedPage[],
  {
    via,
    publisher,
    allows,
    now,
  }: {
    readonly via: FoundBy;
    readonly publisher: string;
    readonly allows: (host: string) => boolean;
    readonly now: Date;
  },
): CandidatePage[] => {
  const local = asLocalTimes(
    entries.flatMap(({ publishedAt }) => publishedAt ?? []),
    now,
  );
  return entries.flatMap((entry) => {
    const url = new URL(entry.url);
    const publishedAt = entry.publishedAt === null ? null : local(entry.publishedAt);
    const published = inUtc(publishedAt);
    const late = published !== null && published > now.toISOString();
    if (via === 'sitemap' && (isListOfPages(entry.url) || isHome(entry.url))) return [];
    if (late || !allows(url.hostname) || isFile(entry.url) || (url.pathname === '/' && url.search === '')) return [];
    const { title, author } = entry;
    const newestAt = published ?? timeInAddress(entry.url) ?? entry.changedAt;
    return [
      {
        url: entry.url,
        key: addressKey(entry.url),
        title,
        publisher,
        author,
        publishedAt,
        newestAt,
        via: entry.news === true ? ('news-sitemap' as const) : via,
      },
    ];
  });
};

/** Index pages, which sitemaps list along with the articles and which change with each of them. */
const isListOfPages = (address: string): boolean =>
  /^\/(?:[a-z]{2}\/)?(?:tags?|authors?|archives?|search)(?:\/[^/]+)?\/?$|\/page\/\d+\/?$/i.test(
    new URL(address).pathname,
  );

/** A search used the tracker's own words; a listing contains whatever is new. */
const wasSearched = ({ via }: CandidatePage): boolean => PROVIDER_NAMES.some((name) => name === via);

const newestFirst = (a: CandidatePage, b: CandidatePage): number => descending(a.newestAt ?? '', b.newestAt ?? '');

/** Deduplicates pages, merging what each listing said, newest first. */
export const mergedByAddress = (candidates: readonly CandidatePage[]): CandidatePage[] => {
  const pages = new Map<string, CandidatePage>();
  for (const candidate of candidates) {
    const known = pages.get(candidate.key);
    pages.set(
      candidate.key,
      known === undefined
        ? candidate
        : {
            ...known,
            title: known.title || candidate.title,
            publisher: known.publisher || candidate.publisher,
            author: known.author || candidate.author,
            publishedAt: known.publishedAt ?? candidate.publishedAt,
            via: wasSearched(candidate) ? candidate.via : known.via,
            newestAt: inUtc(known.publishedAt ?? candidate.publishedAt) ?? known.newestAt ?? candidate.newestAt,
          },
    );
  }
  return [...pages.values()].sort(newestFirst);
};

/**
 * The pages that a run reads. Per host: search results first, then the newest pages, with separate quotas for new and
 * known ones. Hosts alternate so that no host crowds out the others.
 */
export const pagesToRead = (
  candidates: readonly CandidatePage[],
  {
    isKnown,
    perHost,
    inAll,
  }: { readonly isKnown: (candidate: CandidatePage) => boolean; readonly perHost: number; readonly inAll: number },
): CandidatePage[] => {
  const ranked = (some: readonly CandidatePage[]): CandidatePage[] => {
    const counts = new Map<string, number>();
    const withRank = [...some]
      .sort((a, b) => Number(wasSearched(b)) - Number(wasSearched(a)))
      .map((candidate) => {
        const { host } = new URL(candidate.url);
        const rank = counts.get(host) ?? 0;
        counts.set(host, rank + 1);
        return { candidate, rank };
      });
    return withRank
      .filter(({ rank }) => rank < perHost)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, inAll)
      .map(({ candidate }) => candidate);
  };
  return [...ranked(candidates.filter((candidate) => !isKnown(candidate))), ...ranked(candidates.filter(isKnown))];
};

/** The source that a page was found in. */
export type FoundBy = 'feed' | 'news-sitemap' | 'sitemap' | 'front-page' | ProviderName | SearchEngineName;

/** A page that may be worth reading. Fields that its listing did not give are empty or null. */
export interface CandidatePage extends Pick<ReadPage, 'url' | 'title' | 'publisher' | 'author' | 'publishedAt'> {
  /** The `addressKey` of the address. */
  readonly key: string;
  /** Published or last changed, as far as the listing or URL says; ISO 8601 UTC, used only to sort by recency. */
  readonly newestAt: string | null;
  readonly via: FoundBy;
}
