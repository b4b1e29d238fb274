import type { Findings, Knowledge } from '#engine/ledger';
import { isRefusal } from '#kernel/decider';
import { applyEvents } from '#kernel/fold';
import { ledgerDecider } from '#modules/research/domain/ledger.decider';
import { noPages, withPages } from '#modules/research/run/known-pages';
import { type LedgerState, ledgerFold, ledgerOf } from '#modules/research/run/ledger-of';
import { ledgerEntries } from '#modules/research/run/run-outcome';
import { addressKey } from '#pages/page-address';
import type { GatheredPage } from '#pages/read-page';
import { recorded } from '../read-models/projected';

const SCOPE = 'topic';
const RUN = { trackerId: 'tracker', runId: 'run' };

const stateOf = ({ claims, pages, aliases, facts, links, openings }: Knowledge): LedgerState => ({
  ...ledgerFold.initialState,
  claims: Object.fromEntries(claims.map((claim) => [claim.id, claim])),
  scopes: {
    [SCOPE]: {
      aliases,
      openings,
      pages: withPages(
        noPages,
        [...pages].map(([url, { fingerprints, ...page }]) => ({
          ...page,
          url,
          fingerprint: addressKey(url),
          paragraphs: fingerprints,
        })),
      ),
    },
  },
  facts: [...facts.values()],
  links,
});

/** What a run records depends on its pages only by their fingerprints. */
export const fingerprinted = ({ documents }: Findings): readonly GatheredPage[] =>
  documents.map(({ url, foundAt, title }) => ({
    url,
    foundAt,
    title,
    host: '',
    publisher: '',
    author: '',
    publishedAt: null,
    blocks: [],
    fingerprint: addressKey(url),
    extent: 'whole',
  }));

/** The knowledge that the next run starts from, folded from the events that this one records. */
export const knowledgeAfter = (knowledge: Knowledge, findings: Findings): Knowledge => {
  const { entries, pages } = ledgerEntries(
    { scope: SCOPE, withdrawal: null },
    knowledge,
    { pages: fingerprinted(findings) },
    findings,
  );
  const events = ledgerDecider.decide(
    {
      type: 'FinishRun',
      ...RUN,
      after: null,
      figures: { sourcesTried: 0, sourcesRead: 0, claimsNew: 0, claimsRejected: 0, costUsd: 0 },
      entries: { ...entries, pages: { reading: 'reading', ...pages } },
      result: { kind: 'nothing_new', reason: 'NO_NEWS', state: null },
    },
    ledgerDecider.initialState,
  );
  if (isRefusal(events)) throw new Error('The run was not recorded.');
  const ledger = ledgerOf(
    applyEvents(
      ledgerFold,
      stateOf(knowledge),
      events.map((event, index) => recorded(event, index, findings.at)),
    ),
    SCOPE,
  );
  const read = [...knowledge.pages.keys(), ...findings.documents.map(({ url }) => url)];
  return { ...ledger, pages: ledger.pages.around(read.map((url) => ({ url }))) };
};
