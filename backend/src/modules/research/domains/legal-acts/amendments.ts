import { tokensIn } from '#engine/compare/clause-words';
import { covers, coveredStems } from '#engine/compare/told-statement';
import type { LedgerClaim } from '#engine/ledger';
import type { Told } from '#engine/told';
import { timeOf } from '#text/words/dates';
import { stemSet } from '#text/words/stems';

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
export const amendmentsOf = (sentence: string, ended: readonly LedgerClaim[], ledger: Told): readonly LedgerClaim[] => {
  if (!AS_AMENDED.test(sentence)) return [];
  return ended.flatMap((claim) => {
    const told = ledger.statementOf(claim);
    const since = timeOf(claim.publishedAt) ?? 0;
    const stems = stemSet(`${claim.text} ${claim.evidence[0]?.title ?? ''}`);
    return ledger.lines.near(stems, LIKENESS).flatMap(({ claim: other }) => {
      const isAfter = (timeOf(other.publishedAt) ?? 0) > since;
      const amended = isAfter && ledger.holds(other) ? AMENDS.exec(other.text)?.[1] : undefined;
      if (amended === undefined || other.story === claim.story) return [];
      const matter = tokensIn(amended);
      if (!covers(told, matter) || coveredStems(told, matter).size < 2) return [];
      return other.role === 'headline' ? ledger.ofStory(other.story).filter(ledger.holds) : [other];
    });
  });
};
