import { isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { describeGoldenEvents } from '../../../../../test/support/golden-events';
import { type ResearchCommand, researchDecider } from './research.decider';
import { type ClaimEvidence, type CitedSource, type ResearchEvent, researchEvents } from './research.events';

const trackerId = '01948102-5000-8026-a149-7e663a7a9c38';
const figures = { sourcesTried: 8, sourcesRead: 8, claimsNew: 1, claimsRejected: 0, costUsd: 0 };

const imposed =
  'Until the crisis is alleviated, President Donald J. Trump is implementing a 25% additional tariff on imports from Canada and Mexico and a 10% additional tariff on imports from China.';
const factSheet: ClaimEvidence = {
  url: 'https://www.whitehouse.gov/fact-sheets/2025/02/fact-sheet-president-donald-j-trump-imposes-tariffs-on-imports-from-canada-mexico-and-china/',
  title: 'Fact Sheet: President Donald J. Trump Imposes Tariffs on Imports from Canada, Mexico and China',
  host: 'www.whitehouse.gov',
  publisher: 'The White House',
  publishedAt: '2025-02-02T01:03:58.000Z',
  quote: imposed,
};
const ended =
  'The head of each agency shall immediately begin taking steps to effectuate this order and, as soon as practicable, terminate the collection of the additional ad valorem duties described in section 1 of this order.';
const order: ClaimEvidence = {
  url: 'https://www.govinfo.gov/content/pkg/FR-2026-02-25/pdf/2026-03832.pdf',
  title: 'Executive Order 14389: Ending Certain Tariff Actions',
  host: 'www.govinfo.gov',
  publisher: 'GovInfo',
  publishedAt: '2026-02-25T00:00:00.000Z',
  quote: ended,
};
const cited = (id: string, evidence: ClaimEvidence, readAt: string): CitedSource => ({ id, ...evidence, readAt });
const [first, second] = [
  cited('01948102-5000-8e88-a5dc-d3b3fb53ba9b', factSheet, '2025-02-02T23:59:00.000Z'),
  cited('01948102-5000-81fc-be93-d766bca40f64', order, '2026-02-25T23:59:00.000Z'),
];

const claimOf = (evidence: ClaimEvidence, claimId: string) => ({
  claimId,
  kind: 'new' as const,
  text: evidence.quote,
  was: null,
  story: '01985379-ada0-84cf-845d-6754bb190d12',
  role: 'headline' as const,
  publishedAt: evidence.publishedAt,
  relevance: 0.89,
  evidence: [evidence],
});
const earlier = '0194c91a-6da0-8112-ad1f-631008c28cf7';
const later = '019c973d-dda0-8c55-a48e-8cdf2e2083fb';

const documents = {
  scope: 'MdhhJoP5n3s0DZVk',
  considered: [
    { url: factSheet.url, title: factSheet.title, outcome: 'told' as const, reason: 'It tells the story.' },
    {
      url: 'https://www.whitehouse.gov/articles/2025/02/a-visit/',
      title: 'A visit',
      outcome: 'left_out' as const,
      reason: 'It is not about the topic.',
    },
  ],
  unchanged: ['https://www.federalregister.gov/documents/2025/01/15/2025-00636/framework'],
  read: [
    {
      url: factSheet.url,
      title: factSheet.title,
      fingerprint: 'cNtmnAjhvPN8PbxcDtUFvt',
      paragraphs: ['ZtW1uKAJh_', 'C_MzO-2fL3'],
      measures: [{ wording: 'additional tariff on imports from china', values: ['10%'] }],
      story: '01985379-ada0-84cf-845d-6754bb190d12',
    },
  ],
  aliases: ['ieepa'],
};
const nothing = { recorded: [], confirmed: [], updated: [], contradicted: [], documents };

const run = (runId: string): ResearchCommand[] => [
  { type: 'RequestRun', trackerId, runId, cause: 'due', period: '2025-02-02T23:00:00.000Z' },
  { type: 'StartRun', trackerId, runId, engine: 'feeds' },
];
const reversal = {
  content: `- **Contradicts an earlier finding:** ${ended} [1] [2]`,
  sources: [second, first],
  lines: [{ kind: 'contradicted' as const, text: ended, source: 1, was: imposed, wasSource: 2 }],
  more: 0,
};

const commands: readonly ResearchCommand[] = [
  ...run('run-1'),
  {
    type: 'FinishRun',
    trackerId,
    runId: 'run-1',
    figures,
    ledger: { ...nothing, recorded: [claimOf(factSheet, earlier)] },
    result: {
      kind: 'published',
      state: { content: `- ${imposed} [1]`, sources: [first] },
      lines: [{ kind: 'new', text: imposed, source: 1 }],
      updateId: 'update-1',
      update: reversal,
    },
  },
  { type: 'RequestRun', trackerId, runId: 'run-2', cause: 'due', period: '2026-02-25T23:00:00.000Z' },
  { type: 'StartRun', trackerId, runId: 'run-2', engine: 'feeds' },
  {
    type: 'FinishRun',
    trackerId,
    runId: 'run-2',
    figures,
    ledger: {
      ...nothing,
      recorded: [{ ...claimOf(order, later), kind: 'contradicted', was: imposed }],
      confirmed: [{ claimId: later, status: 'confirmed', evidence: order }],
      updated: [{ claimId: earlier, byClaimId: later }],
      contradicted: [{ claimId: earlier, byClaimId: later }],
    },
    result: {
      kind: 'published',
      state: { content: `- ${ended} [1]`, sources: [second] },
      lines: [],
      updateId: '0198a5df-6da0-8639-aa03-2cc1519cfb79',
      update: reversal,
    },
  },
  { type: 'RequestRun', trackerId, runId: 'run-3', cause: 'asked', period: null },
  { type: 'StartRun', trackerId, runId: 'run-3', engine: 'feeds' },
  {
    type: 'FinishRun',
    trackerId,
    runId: 'run-3',
    figures,
    ledger: nothing,
    result: { kind: 'nothing_new', reason: 'NO_NEWS' },
  },
  { type: 'RequestRun', trackerId, runId: 'run-4', cause: 'due', period: '2026-02-26T23:00:00.000Z' },
  { type: 'StartRun', trackerId, runId: 'run-4', engine: 'feeds' },
  {
    type: 'FailRun',
    trackerId,
    runId: 'run-4',
    figures,
    reason: 'UNREACHABLE',
    detail: 'www.whitehouse.gov: no answer in 15 s',
    documents,
    now: new Date('2026-02-26T23:00:00.000Z'),
  },
];

/** A tracker's first state, its reversal a year later, a quiet run and one that nobody answered. */
const written = (): DomainEvent[] => {
  let state = researchDecider.initialState;
  return commands.flatMap((command): readonly ResearchEvent[] => {
    const decision = researchDecider.decide(command, state);
    if (isRefusal(decision)) throw new Error(decision.detail);
    state = decision.reduce((folded, event) => researchDecider.evolve(folded, event), state);
    return decision;
  });
};

describeGoldenEvents('research', researchEvents.schemas, written());
