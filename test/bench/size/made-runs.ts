import type { CitedSource, ClaimEvidence, LedgerEvent } from '#events/research/ledger.events';
import type { RunEvent } from '#events/research/run.events';
import { derivedId, idAt } from '#kernel/ids';
import type { MadeTracker } from '../scale/made-trackers';

/** Of an overview. */
const LINES = 4;
const CONSIDERED = 8;
const UNCHANGED = 12;
const PAGES_READ = 4;
const PARAGRAPHS_OF_PAGE = 12;
const HOSTS = 400;

export interface MadeRun {
  readonly trackerId: string;
  readonly tracker: MadeTracker;
  /** Among its tracker's runs: the first establishes the overview, of the others every second finds something. */
  readonly n: number;
  /** In milliseconds. */
  readonly at: number;
}

const hostOf = (page: number): string => `www.agency-${page % HOSTS}.gov`;

const urlOf = ({ tracker }: MadeRun, page: number): string =>
  `https://${hostOf(page)}/notices/${tracker._id}/${page}/final-rule`;

const evidenceOf = (run: MadeRun, page: number): ClaimEvidence => ({
  url: urlOf(run, page),
  title: `Final rule: ${run.tracker.title}, part ${page}`,
  host: hostOf(page),
  publisher: `Agency ${page % HOSTS}`,
  publishedAt: new Date(run.at).toISOString().slice(0, 10),
  quote: `The agency published part ${page} of its final rule on ${run.tracker.title}, which takes effect in sixty days.`,
});

const sourceOf = (run: MadeRun, page: number): CitedSource => ({
  id: derivedId(run.trackerId, `source ${page}`),
  ...evidenceOf(run, page),
  readAt: new Date(run.at).toISOString(),
});

const runIdOf = ({ trackerId, n, at }: MadeRun): string => idAt(at, `${trackerId} run ${n}`);

const findsSomething = ({ n }: MadeRun): boolean => n % 2 === 0;

/** Of the run's own stream. */
export const runEventsOf = (run: MadeRun): readonly RunEvent[] => {
  const { trackerId, n, at } = run;
  const ofRun = { trackerId, runId: runIdOf(run) };
  const first = n * CONSIDERED;
  const considered = Array.from({ length: n === 0 ? CONSIDERED : 2 }, (_, page) => ({
    url: urlOf(run, first + page),
    title: `Final rule: ${run.tracker.title}, part ${first + page}`,
    outcome: page < LINES && findsSomething(run) ? ('told' as const) : ('left_out' as const),
    reason: { kind: page < LINES && findsSomething(run) ? ('new' as const) : ('off_topic' as const) },
    notes: [],
  }));
  const unchanged = n === 0 ? [] : Array.from({ length: UNCHANGED }, (_, page) => urlOf(run, page));
  return [
    {
      type: 'RunRequested',
      data:
        n === 0
          ? { ...ofRun, cause: 'created', period: null }
          : { ...ofRun, cause: 'due', period: new Date(at).toISOString() },
    },
    { type: 'RunStarted', data: { ...ofRun, engine: 'feeds', attempt: 1 } },
    { type: 'DocumentsConsidered', data: { ...ofRun, considered, unchanged, asked: [] } },
    { type: 'RunEnded', data: { ...ofRun, outcome: findsSomething(run) ? 'published' : 'nothing_new' } },
  ];
};

/** Of the tracker's ledger. */
export const ledgerEventsOf = (run: MadeRun): readonly LedgerEvent[] => {
  const { trackerId, tracker, n, at } = run;
  const ofRun = { trackerId, runId: runIdOf(run) };
  const told = findsSomething(run) ? 1 : 0;
  const figures = { sourcesTried: 20, sourcesRead: 20, claimsNew: told, claimsRejected: 0, costUsd: 0 };
  if (told === 0) return [{ type: 'NothingNewFound', data: { ...ofRun, figures, reason: 'NO_NEWS' } }];
  const first = n * CONSIDERED;
  const evidence = evidenceOf(run, first);
  const sources = Array.from({ length: LINES }, (_, line) => sourceOf(run, first + line));
  const lines = sources.map(({ quote }, n) => ({ claimId: null, text: quote, sources: [n + 1], remarks: [] }));
  const state = { lines, sources };
  const pages = Array.from({ length: PAGES_READ }, (_, page) => ({
    url: urlOf(run, first + page),
    title: `Final rule: ${tracker.title}, part ${first + page}`,
    fingerprint: derivedId(trackerId, `text ${first + page}`),
    paragraphs: 'aB3-_xZ'.repeat(PARAGRAPHS_OF_PAGE),
    measures: [],
    story: page === 0 ? `story ${n}` : null,
    opening: null,
  }));
  const claim: LedgerEvent = {
    type: 'ClaimRecorded',
    data: {
      ...ofRun,
      claimId: idAt(at, `${trackerId} claim ${n}`),
      kind: 'new',
      text: evidence.quote,
      was: null,
      story: `story ${n}`,
      role: 'headline',
      publishedAt: evidence.publishedAt,
      relevance: 1,
      appeal: 5,
      evidence: [evidence],
      inForce: null,
    },
  };
  const read: LedgerEvent = {
    type: 'PagesRead',
    data: { ...ofRun, scope: 'notices', aliases: [], reading: `reading ${n}`, pages },
  };
  if (n === 0) return [claim, read, { type: 'StateEstablished', data: { ...ofRun, figures, state } }];
  const update = { lines: lines.slice(0, 1), sources: sources.slice(0, 1), more: 0 };
  const updateId = idAt(at, `${trackerId} update ${n}`);
  return [claim, read, { type: 'UpdatePublished', data: { ...ofRun, figures, updateId, update, state } }];
};
