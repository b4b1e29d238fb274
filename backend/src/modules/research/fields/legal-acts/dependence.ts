import { reversalOfIdentifier } from '#engine/compare/contradictions';
import { pageTitleOf } from '#engine/composition/display-text';
import { dayOfPage, type FoundRemarkOf, type LineContext } from '#engine/composition/found-line';
import type { Evidence, LedgerClaim } from '#engine/ledger';
import { identifiersIn } from '#engine/stories/titles';
import { actsSpokenOf, type Ground } from './described-acts';
import { type ClaimOnGround, isReversalOf, endingsAfter } from './ended-grounds';

/**
 * The end of an act, or of a part of it, according to the first page that reports it. What was imposed under the act is
 * cited from the line's own page or the reporting one if either says it: any other page may be about something else.
 */
const endOf = (
  { id, act, said, thing }: Ground,
  pages: readonly Evidence[],
  own: Evidence | undefined,
): FoundRemarkOf<'depends_on'> | null => {
  for (const page of pages) {
    const reversal = reversalOfIdentifier(page.quote, id);
    if (reversal === null || (thing !== null && !isReversalOf(reversal, thing))) continue;
    const part = reversal.kind === 'all' ? null : reversal.called;
    const known = said.find(({ url }) => url === own?.url) ?? said.find(({ url }) => url === page.url) ?? said[0];
    const evidence = [page, ...(known === undefined ? [] : [known])];
    return { kind: 'depends_on', act, part, day: dayOfPage(page), by: pageTitleOf(page), evidence };
  }
  return null;
};

/** The parts of a line that may depend on acts. */
interface Dependent {
  readonly claim: ClaimOnGround & Pick<LedgerClaim, 'overrules'>;
  readonly text: string;
}

/**
 * The first act that a line names by number, or under which something in the line was imposed, and that a later page,
 * on the topic or not, has ended. The reader has to judge how much of the line ends with it.
 */
export const dependenceOf = (
  { claim, text }: Dependent,
  { links }: Pick<LineContext, 'links'>,
): readonly FoundRemarkOf<'depends_on'>[] => {
  const later = endingsAfter(claim, links);
  if (later.length === 0 || claim.overrules !== undefined) return [];
  const named = identifiersIn(text).map(({ id, from, to }) => {
    return { id, act: text.slice(from, to), said: [], thing: null };
  });
  const grounds: readonly Ground[] = [...named, ...actsSpokenOf(text, links)];
  return grounds.flatMap((ground) => endOf(ground, later, claim.evidence[0]) ?? []).slice(0, 1);
};
