import type { Candidate, ReadDocument } from '../document';
import type { Evidence, LedgerClaim } from '../ledger';
import { evidenceFrom, type Reading, type Run } from '../run';

/** Each line of a document is a story of its own: what one says is no detail of another. */
export const storyOfSection = (
  run: Run,
  { document }: Reading,
  { text }: Candidate,
): Pick<LedgerClaim, 'role' | 'story'> => ({
  role: 'headline',
  story: run.newId(`story ${document.page.url} ${text}`),
});

type ToldAs = Pick<LedgerClaim, 'role' | 'story' | 'appeal'> & { readonly further?: readonly Evidence[] };

/** A claim as first recorded by this run. */
export const claimFrom = (run: Run, reading: Reading, sentence: Candidate, claim: ToldAs): LedgerClaim => ({
  id: run.newId(`claim ${reading.document.page.url} ${sentence.text}`),
  text: sentence.text,
  story: claim.story,
  role: claim.role,
  status: 'new',
  live: true,
  firstSeenAt: run.now,
  lastSeenAt: run.now,
  publishedAt: reading.document.page.publishedAt,
  relevance: Math.round(reading.relevance * 100) / 100,
  appeal: Math.round(claim.appeal * 100) / 100,
  evidence: [evidenceFrom(reading.document, sentence.text), ...(claim.further ?? [])],
  mentionedBy: [],
  ...whenInForce(run, sentence, reading.document),
});

const whenInForce = (
  { domainKnowledge }: Run,
  sentence: Candidate,
  document: ReadDocument,
): Pick<LedgerClaim, 'inForce'> => {
  const inForce = domainKnowledge.periodOf(sentence, document);
  return inForce === null ? {} : { inForce };
};
