import type { LedgerClaim } from '../ledger';
import { once } from '../once';
import { withoutCircumstance } from '../ranking/circumstance';
import { unfitness } from '../ranking/fitness';
import { type WithFewerActs, withFewerActs } from '../ranking/listed-acts';
import { tellsAlone } from '../ranking/says-little';
import { identifiersIn, ownIdentifier } from '../stories/titles';
import { endedActIn, type EndedAct } from './ended-act';
import type { Known } from './remarks/found';

/** The act that a claim's page ended, if a line depends on it in part only. */
const endedBy = (ending: LedgerClaim, line: LedgerClaim, { claims, links }: Known): EndedAct | null => {
  const ended = endedActIn(line.text, line, claims, links);
  return ended?.endedBy.url === ending.evidence[0]?.url ? ended : null;
};

const idsIn = (act: string): readonly string[] => identifiersIn(act).map(({ id }) => id);

/**
 * The sentence that ends many acts, with those only that matter to what is known: they brought a told line, or it depends on them.
 * Null if it cannot be shown by itself.
 */
export const endingSentence = (claim: LedgerClaim, known: Known): WithFewerActs | null => {
  // Looks at the whole ledger, which most sentences do not need.
  const acts = once(() =>
    known.claims.flatMap((line) => {
      const own = ownIdentifier(line.evidence[0]?.title ?? '');
      return [...idsIn(endedBy(claim, line, known)?.act ?? ''), ...(own === null || line.live ? [] : [own])];
    }),
  );
  const fewer = withFewerActs(claim.text, (id) => acts().includes(id));
  if (fewer === null) return null;
  const text = withoutCircumstance(fewer.text);
  if (!tellsAlone(text) || unfitness(text, claim.evidence[0]?.title ?? '') !== null) return null;
  return { text, others: fewer.others };
};

/** The act that ended under what a line tells, if the line is of another act; then it holds in part. */
export const endedInPart = (
  claim: LedgerClaim,
  earlier: LedgerClaim | undefined,
  known: Known,
): Pick<EndedAct, 'act' | 'part' | 'endedBy'> | null => {
  const ended = earlier === undefined ? null : endedBy(claim, earlier, known);
  if (earlier === undefined || ended === null) return null;
  const { act, part, endedBy: page } = ended;
  if (idsIn(act).includes(ownIdentifier(earlier.evidence[0]?.title ?? '') ?? '') || earlier.text.startsWith(act))
    return null;
  return { act, ...(part === undefined ? {} : { part }), endedBy: page };
};
