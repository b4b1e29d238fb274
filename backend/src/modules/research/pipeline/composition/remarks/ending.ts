import type { Evidence, LedgerClaim } from '../../ledger';
import { imposedWith } from '../imposed-with';
import { endedActIn } from '../ended-act';
import { dateOf, shownText, titleOf } from '../shown-text';
import { actNames } from './acts-named';
import type { FoundRemark, FoundRemarkOf, Known } from './found';

/** What the publisher of a page imposed on the day on which that page ended `ended`. */
export const imposedInstead = (page: Evidence, ended: string, known: Known, at: number): readonly FoundRemark[] => {
  const imposed = imposedWith(page, ended, known, at);
  return imposed === null ? [] : [{ kind: 'same_day', title: titleOf(imposed), evidence: [imposed] }];
};

/** `Executive Order 14193` of its id, `executive order 14193`. */
const capitalised = (id: string): string => id.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The other acts, by their ids, of which a sentence says the same. */
export const sameFor = (acts: readonly string[], { links }: Known): readonly FoundRemark[] => {
  const names = actNames(links);
  return acts.map((id) => {
    const name = names.get(id);
    return {
      kind: 'same_for',
      act: capitalised(id),
      title: name?.title ?? null,
      evidence: name === undefined ? [] : [name.evidence],
    };
  });
};

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
