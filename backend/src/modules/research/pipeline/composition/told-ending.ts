import type { LedgerClaim } from '../ledger';
import { identifiersIn, ownIdentifier } from '../stories/titles';
import { endedActIn, type EndedAct } from './ended-act';
import type { Known } from './remarks/found';

const idsIn = (act: string): readonly string[] => identifiersIn(act).map(({ id }) => id);

/** The act that ended under what a line tells, if the line is of another act; then it holds in part. */
export const endedInPart = (
  claim: LedgerClaim,
  earlier: LedgerClaim | undefined,
  { claims, links }: Known,
): Pick<EndedAct, 'act' | 'part' | 'endedBy'> | null => {
  const ended = earlier === undefined ? null : endedActIn(earlier.text, earlier, claims, links);
  if (earlier === undefined || ended === null || ended.endedBy.url !== claim.evidence[0]?.url) return null;
  const { act, part, endedBy } = ended;
  if (idsIn(act).includes(ownIdentifier(earlier.evidence[0]?.title ?? '') ?? '') || earlier.text.startsWith(act))
    return null;
  return { act, ...(part === undefined ? {} : { part }), endedBy };
};
