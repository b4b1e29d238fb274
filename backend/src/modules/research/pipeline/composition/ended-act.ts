import { reversalOf } from '../compare/contradictions';
import type { Evidence, LedgerClaim } from '../ledger';
import { identifiersIn } from '../stories/titles';
import { dateOf } from './shown-text';

export interface EndedAct {
  /** As the line calls it: `Executive Order 14257`. */
  readonly act: string;
  readonly endedBy: Evidence;
}

/** The act that a line names by its number and that a later page has ended, while the rest of the line holds; null if there is none. */
export const endedActIn = (text: string, claim: LedgerClaim, claims: readonly LedgerClaim[]): EndedAct | null => {
  const named = claim.overrules === undefined ? identifiersIn(text) : [];
  if (named.length === 0) return null;
  const later = claims.filter((other) => other.overrules?.kind === 'contradicted' && dateOf(other) > dateOf(claim));
  for (const { id, from, to } of named) {
    const act = { story: '', identifiers: [id], titles: [] };
    const endedBy = later.find((other) => reversalOf(other.text, act) !== null)?.evidence[0];
    if (endedBy !== undefined) return { act: text.slice(from, to), endedBy };
  }
  return null;
};
