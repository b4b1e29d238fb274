import type { EditorBrief } from '#engine/editing/brief';
import type { Editing } from '#engine/editing/editing';
import { nothingKnown, type Findings, type Knowledge, type LedgerClaim } from '#engine/ledger';
import type { Nearness } from '#engine/nearness/nearness';
import { briefFor, findNews } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';

export interface Tracker {
  readonly description: string;
  readonly domains?: readonly string[];
  readonly sites?: readonly string[];
}

export interface TrackerRun {
  readonly findings: Findings;
  readonly knowledge: Knowledge;
}

/** A run of a tracker over pages, continuing from its earlier runs. */
export const runTracker = (
  tracker: Tracker,
  pages: readonly ReadPage[],
  now: string,
  knowledge: Knowledge = nothingKnown,
  nearness?: Nearness,
): TrackerRun => {
  const findings = findNews({
    description: tracker.description,
    domains: tracker.domains ?? [],
    ...(tracker.sites !== undefined && { sites: tracker.sites }),
    now,
    pages,
    knowledge,
    ...(nearness !== undefined && { nearness }),
    newId: (name) => `${now} ${name}`,
  });
  return { findings, knowledge: knowledgeAfter(knowledge, findings) };
};

/** The same with an editor, who is asked before anything is told. */
export const runEditedTracker = async (
  tracker: Tracker,
  pages: readonly ReadPage[],
  now: string,
  edit: (brief: EditorBrief) => Promise<Editing>,
  knowledge: Knowledge = nothingKnown,
): Promise<TrackerRun> => {
  const input = {
    description: tracker.description,
    domains: tracker.domains ?? [],
    now,
    pages,
    knowledge,
    newId: (name: string) => `${now} ${name}`,
  };
  const findings = findNews({ ...input, editing: await edit(briefFor(input)) });
  return { findings, knowledge: knowledgeAfter(knowledge, findings) };
};

/** All pages that a ledger cites, including further evidence. */
export const citedUrls = (claims: readonly LedgerClaim[]): ReadonlySet<string> =>
  new Set(claims.flatMap((claim) => claim.evidence.map(({ url }) => url)));

export const publishedNothing = (findings: Findings): boolean => findings.recorded.length === 0;
