import { readFileSync } from 'node:fs';
import type { Finding, Knowledge, LedgerClaim } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { sentencesOf } from '#text/sentences/sentences';
import { corpusFile } from './corpus-documents';
import { runTracker } from './run-tracker';

/** Host, title and text of a page. */
type Written = readonly [host: string, title: string, text: string];

export interface ToldPage {
  readonly half: 'seen' | 'blind' | 'held';
  /** Absent in files of English pages only. */
  readonly language?: string;
  readonly topic: string;
  readonly told: Written;
  /** Pages that reverse or change what was told. */
  readonly overruling: readonly Written[];
  /** Pages that do not, though they resemble one that does, and in what they differ. */
  readonly others: readonly (readonly [why: string, ...page: Written])[];
}

export const toldPages = (file: string): readonly ToldPage[] =>
  JSON.parse(readFileSync(corpusFile('labels', file), 'utf8')) as readonly ToldPage[];

const DAY = 86_400_000;
const TOLD = Date.parse('2026-10-05T08:00:00Z');

const pageOf = ([host, title, text]: Written, publishedMs: number): ReadPage => {
  const url = `https://${host}/${encodeURIComponent(title)}`;
  const publishedAt = new Date(publishedMs).toISOString();
  return { url, foundAt: url, host, title, publisher: '', author: '', publishedAt, blocks: [text] };
};

const runAt = (publishedAt: number): string => new Date(publishedAt + 3_600_000).toISOString();

/** The page's first sentence as a claim, whether or not it would be chosen: these pages test the comparison only. */
const claimOf = ({ url, host, title, publisher, publishedAt, blocks }: ReadPage): LedgerClaim => {
  const text = sentencesOf(blocks)[0]?.text ?? '';
  return {
    id: url,
    text,
    story: `story ${url}`,
    role: 'headline',
    status: 'new',
    live: true,
    firstSeenAt: runAt(TOLD),
    lastSeenAt: runAt(TOLD),
    publishedAt,
    relevance: 1,
    appeal: 5,
    mentionedBy: [],
    evidence: [{ url, title, host, publisher, publishedAt, quote: text }],
  };
};

/** A ledger that holds the first sentence of each told page. */
export const ledgerOfPages = (topic: string, told: readonly Written[]): Knowledge => {
  const pages = told.map((page) => pageOf(page, TOLD));
  const { knowledge } = runTracker({ description: topic }, pages, runAt(TOLD));
  const remembered = [...knowledge.pages].map(([url, page]) => [url, { ...page, story: `story ${url}` }] as const);
  return { ...knowledge, pages: new Map(remembered), claims: pages.map(claimOf) };
};

/** What a run three days later finds on a page. */
export const foundLater = (topic: string, knowledge: Knowledge, later: Written): readonly Finding[] => {
  const publishedAt = TOLD + 3 * DAY;
  return runTracker({ description: topic }, [pageOf(later, publishedAt)], runAt(publishedAt), knowledge).findings
    .recorded;
};
