import type { LedgerClaim } from '#engine/ledger';
import type { ClaimsWithdrawn } from '#events/research/ledger.events';
import { stemSet } from '#text/words/stems';

/** Claims that lost the only phrases they were published for. */
export type Withdrawal = Pick<ClaimsWithdrawn['data'], 'phrases' | 'claimIds'>;

interface Topic {
  readonly description: string;
  readonly extraTopics: readonly string[];
}

/**
 * The claims after phrases were withdrawn. A claim is kept while it has evidence from a page that is still on the
 * topic. `withdrawal`: what no run has recorded yet.
 */
export const withoutWithdrawn = (
  claims: readonly LedgerClaim[],
  { description, extraTopics }: Topic,
): { readonly claims: readonly LedgerClaim[]; readonly withdrawal: Withdrawal | null } => {
  const described = stemSet(description);
  const isKept = (phrase: string): boolean =>
    extraTopics.includes(phrase) || [...stemSet(phrase)].every((stem) => described.has(stem));
  const isGone = ({ live, evidence }: LedgerClaim): boolean =>
    live && evidence.length > 0 && evidence.every(({ owedTo }) => owedTo !== undefined && !owedTo.some(isKept));
  const gone = claims.filter(isGone);
  const fresh = gone.filter(({ withdrawn }) => withdrawn !== true);
  return {
    claims: gone.length === 0 ? claims : claims.map((claim) => (isGone(claim) ? { ...claim, live: false } : claim)),
    withdrawal:
      fresh.length === 0
        ? null
        : {
            phrases: [...new Set(fresh.flatMap(({ evidence }) => evidence.flatMap(({ owedTo = [] }) => owedTo)))],
            claimIds: fresh.map(({ id }) => id),
          },
  };
};
