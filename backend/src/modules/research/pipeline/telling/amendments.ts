import { tokensIn } from '../compare/clause-words';
import { covers, coveredStems } from '../compare/told-statement';
import type { LedgerClaim } from '../ledger';
import type { Run } from '../run';
import { timeOf } from '../words/dates';
import { stemSet } from '../words/stems';

/** `modifying the reciprocal tariff rates for`: what is amended. */
const AMENDS =
  /\b(?:modif(?:ies|y|ying|ied)|amend(?:s|ing|ed)?|adjust(?:s|ing|ed)?|extend(?:s|ing|ed)?|updat(?:es|e|ing|ed)|rais(?:es|e|ing|ed)|lower(?:s|ing|ed)?) (?:the |its )?((?:\p{Ll}[\p{Ll}-]+ ){1,4}?\p{Ll}[\p{Ll}-]+)(?= (?:for|of|on|to|from|by|in|and|with|that|under)\b|[.,;])/u;

const AS_AMENDED = /\bas (?:further )?amended\b/;

/** Lines with less in common with what was ended are not about it. */
const LIKENESS = 0.15;

/**
 * Told claims that something was amended which a sentence ends `as amended`: they end with it. `ended` are the claims that the
 * sentence overrules.
 */
export const amendmentsOf = (run: Run, sentence: string, ended: readonly LedgerClaim[]): readonly LedgerClaim[] => {
  if (!AS_AMENDED.test(sentence)) return [];
  return ended.flatMap((claim) => {
    const told = run.told.statementOf(claim);
    const since = timeOf(claim.publishedAt) ?? 0;
    const stems = stemSet(`${claim.text} ${claim.evidence[0]?.title ?? ''}`);
    return run.told.lines.near(stems, LIKENESS).flatMap(({ claim: other }) => {
      const isBetween = (timeOf(other.publishedAt) ?? 0) > since && other.firstSeenAt !== run.now;
      const amended = isBetween && run.told.holds(other) ? AMENDS.exec(other.text)?.[1] : undefined;
      if (amended === undefined || other.story === claim.story) return [];
      const matter = tokensIn(amended);
      if (!covers(told, matter) || coveredStems(told, matter).size < 2) return [];
      return other.role === 'headline' ? run.told.ofStory(other.story).filter(run.told.holds) : [other];
    });
  });
};
