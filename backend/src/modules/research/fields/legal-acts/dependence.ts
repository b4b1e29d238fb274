import { endOfAct } from '#engine/compare/contradictions';
import { dayOfPage, type FoundRemark } from '#engine/composition/found-remark';
import type { Known, DisplayedClaim } from '#engine/composition/displayed-claim';
import { dateOf, pageTitleOf } from '#engine/composition/display-text';
import type { Evidence } from '#engine/ledger';
import { identifiersIn } from '#engine/stories/titles';
import { timeOf } from '#text/words/dates';

/** The end of an act, or of a part of it, according to the first page that reports it. */
const endOf = (act: string, id: string, pages: readonly Evidence[]): FoundRemark | null => {
  for (const page of pages) {
    const reversal = endOfAct(page.quote, id);
    if (reversal === null) continue;
    const part = reversal.kind === 'all' ? null : reversal.called;
    return { kind: 'depends_on', act, part, day: dayOfPage(page), by: pageTitleOf(page), evidence: [page] };
  }
  return null;
};

/**
 * The first act that a line names by number and that a later page, on the topic or not, has ended. How much of the line
 * falls with it is left to the reader.
 */
export const dependenceOf = ({ claim, text }: DisplayedClaim, { links }: Known): readonly FoundRemark[] => {
  const later = links.flatMap(({ kind, evidence }) =>
    kind === 'ends_acts' && (timeOf(evidence.publishedAt) ?? 0) > dateOf(claim) ? [evidence] : [],
  );
  if (later.length === 0 || claim.overrules !== undefined) return [];
  return identifiersIn(text)
    .flatMap(({ id, from, to }) => endOf(text.slice(from, to), id, later) ?? [])
    .slice(0, 1);
};
