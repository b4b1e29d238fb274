import { assertNever } from '#kernel/assert-never';
import { dayOfPage } from './composition/found-line';
import type { Findings, PartEnded, StatedLink } from './ledger';

/** The parts of claims that findings end, by claim. */
export const partsEndedBy = (
  findings: Pick<Findings, 'recorded'>,
): readonly (PartEnded & { readonly claimId: string })[] =>
  findings.recorded.flatMap(({ claim, endsParts = [] }) => {
    const [page] = claim.evidence;
    const since = page === undefined ? null : dayOfPage(page);
    return endsParts.map(({ claimId, words }) => ({ claimId, words, since, byClaimId: claim.id }));
  });

const keyOf = (link: StatedLink): string => {
  const { kind, evidence } = link;
  switch (kind) {
    case 'reports_on':
      return [kind, link.paper, evidence.url].join('\n');
    case 'ends_acts':
    case 'describes_acts':
      return [kind, evidence.quote, evidence.url].join('\n');
    default:
      return assertNever(kind);
  }
};

/** Links added to the known ones. A page states the same link only once, however often it is read. */
export const withLinks = (known: readonly StatedLink[], further: readonly StatedLink[]): readonly StatedLink[] =>
  further.length === 0
    ? known
    : [...new Map([...further, ...known].reverse().map((link) => [keyOf(link), link] as const)).values()];
