import type { Evidence, LedgerClaim } from '../../ledger';
import { endedActIn } from '../ended-act';
import { dateOf, shownText, titleOf } from '../shown-text';
import type { FoundRemark, FoundRemarkOf, Known } from './found';

const MOST_CONCERNED = 5;

/** Pages told before that depend on what a page has ended, the newest first. */
export const alsoConcerned = (
  ending: Evidence,
  { claims, links }: Known,
  at: number,
): readonly FoundRemarkOf<'also_concerns'>[] => {
  const concerned = claims
    .filter(({ live }) => live)
    .sort((a, b) => dateOf(b) - dateOf(a))
    .flatMap((claim) => {
      const ended = endedActIn(shownText(claim, at), claim, claims, links);
      return ended?.endedBy.url === ending.url ? claim.evidence.slice(0, 1) : [];
    });
  return [...new Map(concerned.map((page) => [page.url, page])).values()]
    .slice(0, MOST_CONCERNED)
    .map((page) => ({ kind: 'also_concerns', title: titleOf(page) ?? page.quote, evidence: [page] }));
};

/** The claim whose effective date a page moves: `The effective date shall be May 3` does not say of what. */
export const toldBefore = (moved: LedgerClaim, text: string): readonly FoundRemark[] =>
  moved.evidence.slice(0, 1).map((page) => ({ kind: 'told_before', quote: text, evidence: [page] }));
