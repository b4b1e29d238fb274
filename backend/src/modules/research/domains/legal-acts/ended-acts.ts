import { endOfAct, type Reversal } from '../../pipeline/compare/contradictions';
import type { Link, Evidence, LedgerClaim } from '../../pipeline/ledger';
import { acts } from '../../pipeline/ranking/patterns/news';
import { actIdOf, identifiersIn } from '../../pipeline/stories/titles';
import { dateOf } from '../../pipeline/composition/shown-text';

/** An act that a page ended after a line was written that depends on it. */
export interface EndedAct {
  /** As the line or the page that speaks of it calls it: `Executive Order 14257`. */
  readonly act: string;
  /** The part of the act that ended: `additional duties`; absent if all of it did. */
  readonly part?: string;
  readonly endedBy: Evidence;
  /** The sentence by which the line's page rests on this act or on the intermediate one; absent if the line names it. */
  readonly restsOn?: Evidence;
  /** Absent if the line names the ended act itself, or its page rests on it. */
  readonly through?: Through;
}

/** The intermediate act: the line names it or its page rests on it, and it modified the ended one. */
interface Through {
  readonly act: string;
  readonly modifies: Evidence;
}

type Ending = Pick<EndedAct, 'part' | 'endedBy'>;

/** How a later claim ended an act; null if none did. */
const endingOf = (id: string, later: readonly LedgerClaim[]): Ending | null => {
  for (const claim of later) {
    const reversal = endOfAct(claim.text, id);
    const [endedBy] = claim.evidence;
    if (reversal === null || endedBy === undefined) continue;
    return { ...partOf(reversal), endedBy };
  }
  return null;
};

const partOf = (reversal: Reversal): Pick<EndedAct, 'part'> =>
  reversal.kind === 'all' ? {} : { part: reversal.called };

type Behind = Pick<EndedAct, 'act' | 'restsOn'>;

/** The acts that a line names, or that its page says it implements. */
const actsBehind = (text: string, claim: LedgerClaim, links: readonly Link[]): readonly Behind[] => {
  const [page] = claim.evidence;
  const named = identifiersIn(text).map(({ from, to }) => ({ act: text.slice(from, to) }));
  const basis = links.flatMap((link) =>
    link.kind === 'rests_on' && link.evidence.url === page?.url && acts.test(page.quote)
      ? [{ act: link.act, restsOn: link.evidence }]
      : [],
  );
  return [...named, ...basis];
};

/** An act that a line depends on and that has ended. */
const endedItself = (behind: readonly Behind[], later: readonly LedgerClaim[]): EndedAct | null => {
  for (const { act, restsOn } of behind) {
    const ending = endingOf(actIdOf(act), later);
    if (ending !== null) return { act, ...ending, ...(restsOn && { restsOn }) };
  }
  return null;
};

/**
 * The act that a later page ended while the rest of a line holds: one that the line names by number, one on which its page rests, or
 * one that such an act modified. Null if there is none.
 */
export const endedActIn = (
  text: string,
  claim: LedgerClaim,
  claims: readonly LedgerClaim[],
  links: readonly Link[],
): EndedAct | null => {
  if (claim.overrules !== undefined) return null;
  const behind = actsBehind(text, claim, links);
  if (behind.length === 0) return null;
  const later = claims.filter((other) => other.overrules?.kind === 'contradicted' && dateOf(other) > dateOf(claim));
  const ended = endedItself(behind, later);
  if (ended !== null) return ended;
  for (const { act: between, restsOn } of behind)
    for (const link of links) {
      if (link.kind !== 'modifies' || actIdOf(link.by) !== actIdOf(between)) continue;
      const ending = endingOf(actIdOf(link.act), later);
      if (ending !== null)
        return {
          act: link.act,
          ...ending,
          ...(restsOn && { restsOn }),
          through: { act: between, modifies: link.evidence },
        };
    }
  return null;
};
