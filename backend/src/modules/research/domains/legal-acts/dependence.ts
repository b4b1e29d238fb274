import { endOfAct } from '../../pipeline/compare/contradictions';
import { dayOfPage, type FoundRemark } from '../../pipeline/composition/found-remark';
import type { Known, ShownClaim } from '../../pipeline/composition/shown-claim';
import { dateOf, titleOf } from '../../pipeline/composition/shown-text';
import type { LedgerClaim } from '../../pipeline/ledger';
import { identifiersIn } from '../../pipeline/stories/titles';

/** That an act has ended, or the part of it that has, according to the first of some claims that says so. */
const endOf = (act: string, id: string, claims: readonly LedgerClaim[]): FoundRemark | null => {
  for (const { text, evidence } of claims) {
    const reversal = endOfAct(text, id);
    const [page] = evidence;
    if (reversal === null || page === undefined) continue;
    const part = reversal.kind === 'all' ? null : reversal.called;
    return { kind: 'depends_on', act, part, day: dayOfPage(page), by: titleOf(page), evidence: [page] };
  }
  return null;
};

/** The first act that a line names by its number and that a later page has ended; how much of the line falls with it is left to the reader. */
export const dependenceOf = ({ claim, text }: ShownClaim, { claims }: Known): readonly FoundRemark[] => {
  const acts = claim.overrules === undefined ? identifiersIn(text) : [];
  if (acts.length === 0) return [];
  const later = claims.filter((other) => other.overrules?.kind === 'contradicted' && dateOf(other) > dateOf(claim));
  return acts.flatMap(({ id, from, to }) => endOf(text.slice(from, to), id, later) ?? []).slice(0, 1);
};
