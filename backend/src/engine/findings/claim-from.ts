import type { Candidate, ReadDocument } from '../document';
import type { Evidence, LedgerClaim } from '../ledger';
import { evidenceFrom, type RunPage, type Run } from '../run';

/** Each section of a document gets a separate story, since a line of one is not a detail of another. */
export const storyOfSection = (
  run: Run,
  { document }: RunPage,
  { text }: Candidate,
): Pick<LedgerClaim, 'role' | 'story'> => ({
  role: 'headline',
  story: run.newId(`story ${document.page.url} ${text}`),
});

type ClaimPlacement = Pick<LedgerClaim, 'role' | 'story' | 'appeal'> & { readonly further?: readonly Evidence[] };

/** A claim as first recorded by this run. */
export const claimFrom = (run: Run, runPage: RunPage, sentence: Candidate, claim: ClaimPlacement): LedgerClaim => ({
  id: run.newId(`claim ${runPage.document.page.url} ${sentence.text}`),
  text: sentence.text,
  story: claim.story,
  role: claim.role,
  status: 'new',
  live: true,
  firstSeenAt: run.nowIso,
  lastSeenAt: run.nowIso,
  publishedAt: runPage.document.page.publishedAt,
  relevance: Math.round(runPage.relevance * 100) / 100,
  appeal: Math.round(claim.appeal * 100) / 100,
  evidence: [evidenceFrom(runPage.document, sentence.text), ...(claim.further ?? [])],
  mentionedBy: [],
  ...whenInForce(run, sentence, runPage.document),
});

const whenInForce = (
  { fieldKnowledge }: Run,
  sentence: Candidate,
  document: ReadDocument,
): Pick<LedgerClaim, 'inForce'> => {
  const inForce = fieldKnowledge.periodOf(sentence, document);
  return inForce === null ? {} : { inForce };
};
