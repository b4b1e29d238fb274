import type { CitedSource, ResearchEvent, RunCause } from '#modules/research/domain/research.events';

/** One tracker's research in facts, for specs that need some of them. */
const trackerId = 'tracker-1';
const figures = { sourcesTried: 4, sourcesRead: 3, claimsNew: 1, claimsRejected: 2, costUsd: 0 };
const ofRun = (runId: string) => ({ trackerId, runId });

export const dutiesEnd = 'The additional duties end on February 24.';
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
const state = { content: `- ${dutiesEnd} [1]`, sources: [source] };
const lines = [{ kind: 'new' as const, text: dutiesEnd, source: 1 }];

export const runRequested = (
  runId: string,
  cause: RunCause = 'asked',
  period: string | null = null,
): ResearchEvent => ({
  type: 'RunRequested',
  data: { ...ofRun(runId), cause, period },
});
export const runStarted = (runId: string, attempt = 1): ResearchEvent => ({
  type: 'RunStarted',
  data: { ...ofRun(runId), engine: 'feeds', attempt },
});
export const claimRecorded = (runId: string, claimId: string): ResearchEvent => ({
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
    evidence: [evidence],
  },
});
export const claimsConfirmed = (runId: string, claimId: string, url: string): ResearchEvent => ({
  type: 'ClaimsConfirmed',
  data: { ...ofRun(runId), claims: [{ claimId, status: 'confirmed', evidence: { ...evidence, url } }] },
});
export const claimContradicted = (runId: string, claimId: string, byClaimId: string): ResearchEvent => ({
  type: 'ClaimContradicted',
  data: { ...ofRun(runId), claimId, byClaimId },
});
export const documentsRead = (runId: string, scope = 'topic'): ResearchEvent => ({
  type: 'DocumentsRead',
  data: {
    ...ofRun(runId),
    scope,
    considered: [{ url: source.url, title: source.title, outcome: 'told', reason: 'Tells the story.' }],
    unchanged: ['https://agency.gov/old'],
    read: [
      {
        url: source.url,
        title: source.title,
        fingerprint: 'whole',
        paragraphs: ['p1'],
        measures: [],
        story: 'claim-1',
      },
    ],
    aliases: ['ad'],
  },
});
export const stateEstablished = (runId: string): ResearchEvent => ({
  type: 'StateEstablished',
  data: { ...ofRun(runId), figures, state, lines },
});
export const updatePublished = (runId: string, updateId: string): ResearchEvent => ({
  type: 'UpdatePublished',
  data: { ...ofRun(runId), figures, updateId, state, update: { ...state, lines, more: 2 } },
});
export const nothingNewFound = (runId: string): ResearchEvent => ({
  type: 'NothingNewFound',
  data: { ...ofRun(runId), figures, reason: 'NO_NEWS' },
});
export const runFailed = (runId: string): ResearchEvent => ({
  type: 'RunFailed',
  data: {
    ...ofRun(runId),
    figures,
    reason: 'UNREACHABLE',
    detail: 'agency.gov: no answer in 15 s',
    retryAt: '2026-03-01T04:15:00.000Z',
  },
});
