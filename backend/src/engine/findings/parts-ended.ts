import { dayOfPage } from '../composition/found-line';
import type { Findings, PartEnded } from '../ledger';

/** The parts of claims that findings end, by claim. */
export const partsEndedBy = (
  findings: Pick<Findings, 'recorded'>,
): readonly (PartEnded & { readonly claimId: string })[] =>
  findings.recorded.flatMap(({ claim, endsParts = [] }) => {
    const [page] = claim.evidence;
    const since = page === undefined ? null : dayOfPage(page);
    return endsParts.map(({ claimId, words }) => ({ claimId, words, since, byClaimId: claim.id }));
  });
