import { isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { Candidate } from '../discover/candidate';
import { addressKey } from '../discover/page-address';
import { descending } from '../discover/times';
import type { WebVisit } from '../discover/web-visit';
import { inUtc } from '../read/page-date';
import type { PageReader } from '../read/page-reader';
import type { GatheredPage } from '../read/read-page';
import { ReadingMemory } from '../read/reading-memory';
import type { GatheredDocument, GatherLimits } from './gathering';

export interface PageVisit {
  readonly visit: WebVisit;
  readonly reader: PageReader;
  readonly memory: ReadingMemory;
  readonly now: Date;
  /** Whether an earlier run read this text at this address. */
  isKnownText(url: string, fingerprint: string): boolean;
  readonly limits: Pick<GatherLimits, 'characters'>;
  /** Pages in memory at once. */
  readonly concurrency: number;
  onRead(candidate: Candidate, title: string): void;
}

export interface VisitedPages {
  readonly pages: readonly GatheredPage[];
  readonly documents: readonly GatheredDocument[];
}

/** What became of one candidate; `passed`: the page was met before under another address. */
type Outcome =
  | { readonly kind: 'page'; readonly page: GatheredPage }
  | { readonly kind: 'document'; readonly document: GatheredDocument }
  | { readonly kind: 'passed' };

const passed: Outcome = { kind: 'passed' };

const outOfTime = "was not read before the run's time was over";

/** A paragraph of a few letters costs as much to compare as one of this many. */
const leastParagraph = 100;
const weightOf = ({ blocks }: GatheredPage): number =>
  blocks.reduce((sum, { length }) => sum + Math.max(length, leastParagraph), 0);

/** Fetches and reads the candidates in their order, several at a time, until they are through or the run's budget is used up. */
export const visitPages = async (candidates: readonly Candidate[], parts: PageVisit): Promise<VisitedPages> => {
  const queue = [...candidates];
  const met: Met = { pages: new Map(), texts: new Set() };
  const pages: GatheredPage[] = [];
  const documents: GatheredDocument[] = [];
  const most = parts.limits.characters;
  let characters = 0;
  const budgetOver = (): string | null => {
    if (parts.visit.signal.aborted) return outOfTime;
    return characters < most
      ? null
      : `was not read: the run had already read ${most.toLocaleString('en-US')} characters, as much as one may`;
  };
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const over = budgetOver();
      const outcome = over === null ? await visitPage(next, parts, met) : asDocument(leftOut(next, over));
      if (outcome.kind === 'passed') continue;
      if (outcome.kind === 'page') {
        pages.push(outcome.page);
        characters += weightOf(outcome.page);
      } else documents.push(outcome.document);
      if (over === null) parts.onRead(next, outcome.kind === 'page' ? outcome.page.title : outcome.document.title);
    }
  };
  await Promise.all(Array.from({ length: parts.concurrency }, work));
  return { pages: pages.sort(newestFirst), documents };
};

/** Of a page that sends its reader on without redirecting; the next one is seldom another such. */
const mostSteps = 2;

const visitPage = async (
  candidate: Candidate,
  parts: PageVisit,
  met: Met,
  { address, stepsLeft } = { address: candidate.url, stepsLeft: mostSteps },
): Promise<Outcome> => {
  const { visit, reader, memory, now } = parts;
  const result = await visit.page(address);
  if (isFetchFailure(result)) return asDocument(notRead(candidate, result));
  const { url, contentType, body } = result;
  // How sites answer for a page that they took away: its teasers are no article.
  if (new URL(url).pathname === '/' && new URL(candidate.url).pathname !== '/' && new URL(url).search === '')
    return asDocument(leftOut(candidate, 'is not there: it leads to the first page of its site'));

  const key = await ReadingMemory.keyOf(url, candidate.title, body);
  const before = memory.recall(key);
  if (before !== undefined && parts.isKnownText(before.url, before.fingerprint))
    return metFirst(met, before.url) ? asDocument(unchanged(candidate, before.title)) : passed;

  const reading = await reader.read({ url, foundAt: candidate.url, contentType, body, listed: candidate, now });
  if (reading.kind === 'unreadable' && reading.leadsTo !== undefined && stepsLeft > 0)
    return visitPage(candidate, parts, met, { address: reading.leadsTo, stepsLeft: stepsLeft - 1 });
  if (reading.kind === 'unreadable') return asDocument(leftOut(candidate, reading.reason));
  const page = atOwnAddress(atAllowedAddress(reading.page, url, visit), url, met);
  memory.remember(key, page);
  if (!metFirst(met, page.url, page.blocks) || isTwin(met, page)) return passed;
  return parts.isKnownText(page.url, page.fingerprint)
    ? asDocument(unchanged(candidate, page.title))
    : { kind: 'page', page };
};

/** A page may call itself by its site's other name, `www.` or not, which the tracker's domains may not have among them. */
const atAllowedAddress = (page: GatheredPage, url: string, visit: WebVisit): GatheredPage =>
  visit.allows(page.host) ? page : { ...page, url, host: new URL(url).hostname };

interface Met {
  /** Pages by their keys, with the paragraphs that were read; none of one that is unchanged. */
  readonly pages: Map<string, readonly string[]>;
  /** Hosts with the fingerprints of what was read there. */
  readonly texts: Set<string>;
}

/** True at the first meeting with a page. */
const metFirst = ({ pages }: Met, url: string, blocks: readonly string[] = []): boolean => {
  const key = addressKey(url);
  const first = !pages.has(key);
  if (first) pages.set(key, blocks);
  return first;
};

/** The same text at another address of the host: a print version, or a page listed in two sections. */
const isTwin = ({ texts }: Met, { host, fingerprint }: GatheredPage): boolean => {
  const text = `${host} ${fingerprint}`;
  const met = texts.has(text);
  texts.add(text);
  return met;
};

/** Some sites call all their pages by one address: a page whose text is another than the one met there keeps its own. */
const atOwnAddress = (page: GatheredPage, url: string, met: Met): GatheredPage => {
  const before = new Set(met.pages.get(addressKey(page.url)) ?? page.blocks);
  const alike = page.blocks.filter((block) => before.has(block)).length;
  return alike * 2 >= page.blocks.length ? page : { ...page, url, host: new URL(url).hostname };
};

const newestFirst = (a: GatheredPage, b: GatheredPage): number =>
  descending(inUtc(a.publishedAt) ?? '', inUtc(b.publishedAt) ?? '') || a.url.localeCompare(b.url);

const asDocument = (document: GatheredDocument): Outcome => ({ kind: 'document', document });

const unchanged = ({ url }: Candidate, title: string): GatheredDocument => ({
  outcome: 'known',
  url,
  title,
  reason: 'Read by an earlier run and unchanged since.',
});

const leftOut = ({ url, title }: Candidate, reason: string): GatheredDocument => ({
  outcome: 'left_out',
  url,
  title,
  reason: `The page ${reason}.`,
});

/** Failures that say nothing of whether the page's server answers. */
const ours: ReadonlySet<FetchFailure['kind']> = new Set(['robots', 'refused', 'too-large', 'over-budget']);

/** A page that must not or cannot be read is left out; one that gave no answer to use may give one next time. */
const notRead = (candidate: Candidate, failure: FetchFailure): GatheredDocument => {
  if (failure.kind === 'stopped') return leftOut(candidate, outOfTime);
  const left = leftOut(candidate, failure.reason);
  return ours.has(failure.kind) ? left : { ...left, outcome: 'unreachable' };
};
