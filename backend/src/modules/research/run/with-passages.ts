import type { Gathered } from '../gather/gathering';
import type { Evidence, Findings, LedgerClaim } from '#engine/ledger';
import { openedAt } from './opened-at';
import { passageOf } from './passage-of-quote';

/** Findings whose quotes have the sentences around them and, for documents, the place at which to open them. */
export const withPassages = (findings: Findings, { pages }: Gathered): Findings => {
  const pageAt = new Map(pages.map((page) => [page.url, page]));
  const inPassage = (evidence: Evidence): Evidence => {
    const page = pageAt.get(evidence.url);
    if (page === undefined) return evidence;
    const passage = passageOf(page.blocks, evidence.quote);
    const opensAt = openedAt(page, evidence.quote);
    return { ...evidence, ...(passage !== undefined && { passage }), ...(opensAt !== undefined && { opensAt }) };
  };
  const withPlaces = (claim: LedgerClaim): LedgerClaim => {
    const { inForce, evidence } = claim;
    const [first] = evidence;
    const page = first && pageAt.get(first.url);
    const due = inForce?.due;
    const opensAt = page && due && openedAt(page, due.quote);
    return {
      ...claim,
      evidence: evidence.map(inPassage),
      ...(due !== undefined && opensAt !== undefined && { inForce: { ...inForce, due: { ...due, opensAt } } }),
    };
  };
  return {
    ...findings,
    recorded: findings.recorded.map((finding) => ({
      ...finding,
      claim: withPlaces(finding.claim),
    })),
    confirmed: findings.confirmed.map((each) => ({ ...each, evidence: inPassage(each.evidence) })),
    facts: findings.facts.map((fact) => ({ ...fact, evidence: inPassage(fact.evidence) })),
  };
};
