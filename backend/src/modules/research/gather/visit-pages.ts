import type { PageFault } from '#events/research/run-log';
import { inUtc } from '#pages/dates/page-date';
import { isHome, listsAmong } from '#pages/home-address';
import { descending } from '#pages/listings/times';
import { addressKey } from '#pages/page-address';
import type { GatheredPage } from '#pages/read-page';
import { isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { CandidatePage } from '../discover/page-candidates';
import type { WebVisit } from '../discover/web-visit';
import { type PageReader, ReadingMemory } from '../read/page-reader';
import type { GatheredDocument, GatherLimits, Visited } from './gathering';

export interface PageVisit {
  readonly visit: WebVisit;
  readonly reader: PageReader;
  readonly memory: ReadingMemory;
  readonly now: Date;
  isKnownText(url: string, fingerprint: string): boolean;
  readonly limits: Pick<GatherLimits, 'characters'>;
  /** Maximum number of pages in memory. */
  readonly concurrency: number;
  onVisited(candidate: CandidatePage, visited: Visited): void;
}

export interface VisitedPages {
  readonly pages: readonly GatheredPage[];
  readonly documents: readonly GatheredDocument[];
}

/** Outcome of one candidate; `passed`: a duplicate of a page that was already seen under another URL. */
type VisitOutcome =
  | { readonly kind: 'page'; readonly page: GatheredPage }
  | { readonly kind: 'document'; readonly document: GatheredDocument }
  | { readonly kind: 'passed' };

const passed: VisitOutcome = { kind: 'passed' };

const outOfTime: PageFault = { kind: 'time_limit' };

/** Shorter paragraphs count as this many characters, since they cost as much to compare. */
const MIN_PARAGRAPH_LENGTH = 100;
const weightOf = ({ blocks }: GatheredPage): number =>
  blocks.reduce((sum, { length }) => sum + Math.max(length, MIN_PARAGRAPH_LENGTH), 0);

/** Fetches and reads the candidates in order, several concurrently, until all are done or the run's budget is spent. */
export const visitPages = async (candidates: readonly CandidatePage[], parts: PageVisit): Promise<VisitedPages> => {
  const queue = [...candidates];
  const seen: Seen = { pages: new Map(), texts: new Set(), isListOfPages: listsAmong(candidates) };
  const pages: GatheredPage[] = [];
  const documents: GatheredDocument[] = [];
  const most = parts.limits.characters;
  let characters = 0;
  const budgetOver = (): PageFault | null => {
    if (parts.visit.signal.aborted) return outOfTime;
    return characters < most ? null : { kind: 'character_limit', characters: most };
  };
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const over = budgetOver();
      const outcome = over === null ? await visitPage(next, parts, seen) : asDocument(leftOut(next, over));
      if (outcome.kind === 'passed') continue;
      if (outcome.kind === 'page') {
        pages.push(outcome.page);
        characters += weightOf(outcome.page);
      } else documents.push(outcome.document);
      if (over === null)
        parts.onVisited(next, outcome.kind === 'page' ? { outcome: 'read', page: outcome.page } : outcome.document);
    }
  };
  await Promise.all(Array.from({ length: parts.concurrency }, work));
  return { pages: pages.sort(byNewestPage), documents };
};

/** How many meta refreshes to follow; chains are rare. */
const MAX_REFRESHES = 2;

const visitPage = async (
  candidate: CandidatePage,
  parts: PageVisit,
  seen: Seen,
  { address, stepsLeft } = { address: candidate.url, stepsLeft: MAX_REFRESHES },
): Promise<VisitOutcome> => {
  const { visit, reader, memory, now } = parts;
  const result = await visit.page(address, `${candidate.title} ${candidate.publishedAt ?? ''}`);
  if (isFetchFailure(result)) return asDocument(notRead(candidate, result));
  const { url, contentType, body } = result;
  // Sites often redirect deleted pages to their home page or a section; its teasers are not an article.
  if (addressKey(url) !== candidate.key && (isHome(url) || seen.isListOfPages(url)))
    return asDocument(leftOut(candidate, { kind: 'redirects_home' }));

  const key = await ReadingMemory.keyOf(url, candidate.title, body);
  const before = memory.recall(key);
  if (before !== undefined && parts.isKnownText(before.url, before.fingerprint))
    return isFirstSeen(seen, before.url) ? asDocument(unchanged(candidate, before.title)) : passed;

  const reading = await reader.read({ url, foundAt: candidate.url, contentType, body, listed: candidate, now });
  if (reading.kind === 'unreadable' && reading.leadsTo !== undefined && stepsLeft > 0)
    return visitPage(candidate, parts, seen, { address: reading.leadsTo, stepsLeft: stepsLeft - 1 });
  if (reading.kind === 'unreadable') return asDocument(leftOut(candidate, reading.reason));
  const page = atOwnAddress(atAllowedAddress(reading.page, url, visit), url, seen);
  memory.remember(key, page);
  if (!isFirstSeen(seen, page.url, page.blocks) || isSameText(seen, page)) return passed;
  return parts.isKnownText(page.url, page.fingerprint)
    ? asDocument(unchanged(candidate, page.title))
    : { kind: 'page', page };
};

/** The canonical URL may be on the `www.` variant of the host, which the tracker may not allow. */
const atAllowedAddress = (page: GatheredPage, url: string, visit: WebVisit): GatheredPage =>
  visit.allows(page.host) ? page : { ...page, url, host: new URL(url).hostname };

interface Seen {
  /** Paragraphs by page key; empty for unchanged pages. */
  readonly pages: Map<string, readonly string[]>;
  /** Host and fingerprint of each text seen. */
  readonly texts: Set<string>;
  isListOfPages(url: string): boolean;
}

const isFirstSeen = ({ pages }: Seen, url: string, blocks: readonly string[] = []): boolean => {
  const key = addressKey(url);
  const first = !pages.has(key);
  if (first) pages.set(key, blocks);
  return first;
};

/** The same text at another URL of the host: a print version, or a page listed in two sections. */
const isSameText = ({ texts }: Seen, { host, fingerprint }: GatheredPage): boolean => {
  const text = `${host} ${fingerprint}`;
  const seen = texts.has(text);
  texts.add(text);
  return seen;
};

/** Some sites give all their pages the same canonical URL: a page with a different text keeps its own URL. */
const atOwnAddress = (page: GatheredPage, url: string, seen: Seen): GatheredPage => {
  const before = new Set(seen.pages.get(addressKey(page.url)) ?? page.blocks);
  const alike = page.blocks.filter((block) => before.has(block)).length;
  return alike * 2 >= page.blocks.length ? page : { ...page, url, host: new URL(url).hostname };
};

export const byNewestPage = (a: GatheredPage, b: GatheredPage): number =>
  descending(inUtc(a.publishedAt) ?? '', inUtc(b.publishedAt) ?? '') || a.url.localeCompare(b.url);

const asDocument = (document: GatheredDocument): VisitOutcome => ({ kind: 'document', document });

const unchanged = ({ url }: CandidatePage, title: string): GatheredDocument => ({
  outcome: 'known',
  url,
  title,
  reason: { kind: 'unchanged' },
  notes: [],
});

const leftOut = ({ url, title }: CandidatePage, fault: PageFault): GatheredDocument => ({
  outcome: 'left_out',
  url,
  title,
  reason: { kind: 'not_read', fault },
  notes: [],
});

/** Failures that do not tell whether the page's server responds. */
const OURS: ReadonlySet<FetchFailure['kind']> = new Set(['robots', 'refused', 'too_large', 'over_budget']);

/** A page that must not or cannot be read is left out; one without a usable response may have one next time. */
const notRead = (candidate: CandidatePage, failure: FetchFailure): GatheredDocument => {
  if (failure.kind === 'stopped') return leftOut(candidate, outOfTime);
  const left = leftOut(candidate, failure.reason);
  return OURS.has(failure.kind) ? left : { ...left, outcome: 'unreachable' };
};
