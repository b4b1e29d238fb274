import type {
  CitedSource,
  FeedbackObeyed,
  LedgerEvent,
  RememberedPage,
  StateText,
} from '#events/research/ledger.events';
import type { Remark } from '#events/research/remarks';
import type { AnswerWritten, RunCause, RunEvent } from '#events/research/run.events';
import type { TextLine } from '#events/research/text-lines';

/** Example events of one tracker's research. */
const trackerId = 'tracker-1';
const figures = { sourcesTried: 4, sourcesRead: 3, claimsNew: 1, claimsRejected: 2, costUsd: 0 };
const ofRun = (runId: string) => ({ trackerId, runId });

export const dutiesEnd = 'The additional duties ended on February 24.';
export const source: CitedSource = {
  id: 'source-1',
  url: 'https://agency.gov/duties',
  title: 'Ending certain duties',
  host: 'agency.gov',
  publisher: 'Agency',
  publishedAt: '2026-02-20',
  quote: dutiesEnd,
  readAt: '2026-02-20T23:59:00.000Z',
};
const { id: _id, readAt: _readAt, ...evidence } = source;

/** A line in the words of its source. */
export const lineOf = (
  text: string,
  sources: readonly number[] = [1],
  remarks: readonly Remark[] = [],
): TextLine & { readonly claimId: string } => ({ claimId: text, text, sources, remarks });

const state: StateText = { lines: [lineOf(dutiesEnd)], sources: [source] };

export const runRequested = (runId: string, cause: RunCause = 'asked', period: string | null = null): RunEvent => ({
  type: 'RunRequested',
  data: { ...ofRun(runId), cause, period },
});
export const runStarted = (runId: string, attempt = 1): RunEvent => ({
  type: 'RunStarted',
  data: { ...ofRun(runId), engine: 'feeds', attempt },
});
export const claimRecorded = (runId: string, claimId: string): LedgerEvent => ({
  type: 'ClaimRecorded',
  data: {
    ...ofRun(runId),
    claimId,
    kind: 'new',
    text: dutiesEnd,
    was: null,
    story: claimId,
    role: 'headline',
    publishedAt: '2026-02-20',
    relevance: 1,
    appeal: 5,
    evidence: [evidence],
    inForce: null,
  },
});
export const claimsConfirmed = (runId: string, claimId: string, url: string): LedgerEvent => ({
  type: 'ClaimsConfirmed',
  data: { ...ofRun(runId), claims: [{ claimId, status: 'confirmed', evidence: { ...evidence, url } }] },
});
export const claimsMentioned = (
  runId: string,
  claimId: string,
  { mentions, by = [] }: { readonly mentions: number; readonly by?: readonly string[] },
): LedgerEvent => ({
  type: 'ClaimsMentioned',
  data: { ...ofRun(runId), pages: by, claims: [{ claimId, mentions, pages: by.map((_, index) => index) }] },
});
export const feedbackObeyed = (runId: string, keptOut: FeedbackObeyed['data']['keptOut']): LedgerEvent => ({
  type: 'FeedbackObeyed',
  data: { ...ofRun(runId), keptOut },
});
export const claimsWithdrawn = (runId: string, claimIds: readonly string[], phrases = ['Fact']): LedgerEvent => ({
  type: 'ClaimsWithdrawn',
  data: { ...ofRun(runId), phrases, claimIds },
});
export const keyFactObserved = (runId: string, name: string, percent: number): LedgerEvent => ({
  type: 'KeyFactObserved',
  data: {
    ...ofRun(runId),
    name,
    type: 'percentage',
    value: percent,
    written: `${percent} percent`,
    asOf: '2026-03-01',
    evidence: { ...evidence, quote: `The ${name.toLowerCase()} is ${percent} percent.` },
  },
});
export const claimContradicted = (runId: string, claimId: string, byClaimId: string): LedgerEvent => ({
  type: 'ClaimContradicted',
  data: { ...ofRun(runId), claimId, byClaimId },
});
export const claimPartEnded = (runId: string, claimId: string, byClaimId: string, words: string): LedgerEvent => ({
  type: 'ClaimPartEnded',
  data: { ...ofRun(runId), claimId, byClaimId, words, since: '2026-03-05' },
});
export const dueRunJoined = (runId: string, period: string): RunEvent => ({
  type: 'DueRunJoined',
  data: { ...ofRun(runId), period },
});
export const runFollowUpRequested = (runId: string, followUpId: string): RunEvent => ({
  type: 'RunFollowUpRequested',
  data: { ...ofRun(runId), followUpId },
});
export const runRestarted = (runId: string): RunEvent => ({ type: 'RunRestarted', data: ofRun(runId) });
const queried = [
  { kind: 'domain', name: 'agency.gov', answer: 'found', found: 2, reason: null, retryAt: null },
  {
    kind: 'provider',
    name: 'gdelt',
    answer: 'unreachable',
    found: 0,
    reason: { kind: 'status', status: 503 },
    retryAt: '2026-03-01T04:10:00.000Z',
  },
] as const;
export const documentsConsidered = (runId: string): RunEvent => ({
  type: 'DocumentsConsidered',
  data: {
    ...ofRun(runId),
    considered: [{ url: source.url, title: source.title, outcome: 'told', reason: { kind: 'new' }, notes: [] }],
    unchanged: ['https://agency.gov/old'],
    asked: queried,
  },
});
export const answerWritten = (runId: string): AnswerWritten => ({
  type: 'AnswerWritten',
  data: { ...ofRun(runId), model: 'llama3.3', sentences: 9, replaced: 2, costUsd: 0.25, fault: null },
});
const page = {
  url: source.url,
  title: source.title,
  fingerprint: 'whole',
  measures: [],
  story: 'claim-1',
  opening: null,
};
interface PagesReadExample extends Partial<Pick<RememberedPage, 'links' | 'opening'>> {
  readonly scope?: string;
  readonly reading?: string;
  readonly url?: string;
}
export const pagesRead = (
  runId: string,
  { scope = 'topic', reading = 'reading-1', url = page.url, ...more }: PagesReadExample = {},
): LedgerEvent => ({
  type: 'PagesRead',
  data: {
    ...ofRun(runId),
    scope,
    reading,
    aliases: ['ad'],
    pages: [{ ...page, url, paragraphs: 'abcdefg', ...more }],
  },
});

export const wordsProposed = (runId: string, words: readonly string[] = ['surcharge', 'Annex']): LedgerEvent => ({
  type: 'WordsProposed',
  data: { ...ofRun(runId), words },
});
export const stateEstablished = (runId: string, lines = state.lines): LedgerEvent => ({
  type: 'StateEstablished',
  data: { ...ofRun(runId), figures, state: { ...state, lines } },
});
export const updatePublished = (runId: string, updateId: string): LedgerEvent => ({
  type: 'UpdatePublished',
  data: { ...ofRun(runId), figures, updateId, state, update: { ...state, more: 2 } },
});
export const overviewRecomposed = (runId: string, lines = state.lines): LedgerEvent => ({
  type: 'OverviewRecomposed',
  data: { ...ofRun(runId), state: { ...state, lines } },
});
export const nothingNewFound = (runId: string, costUsd = 0): LedgerEvent => ({
  type: 'NothingNewFound',
  data: { ...ofRun(runId), figures: { ...figures, costUsd }, reason: 'NO_NEWS' },
});
export const runEnded = (runId: string, outcome: 'published' | 'nothing_new' = 'published'): RunEvent => ({
  type: 'RunEnded',
  data: { ...ofRun(runId), outcome },
});
export const runFailed = (runId: string): RunEvent => ({
  type: 'RunFailed',
  data: {
    ...ofRun(runId),
    figures,
    reason: 'UNREACHABLE',
    detail: null,
    retryAt: '2026-03-01T04:15:00.000Z',
  },
});
