import { isMeaningful, tokensIn, type ClauseToken } from '#engine/compare/clause-words';
import { endedPart } from '#engine/compare/ended-part';
import { covers, coveredStems } from '#engine/compare/published-statement';
import type { Ended, LedgerClaim } from '#engine/ledger';
import type { OpenLedger } from '#engine/open-ledger';
import { timeOf } from '#text/words/dates';
import { stemSet } from '#text/words/stems';

/** Verbs for amending, before what is amended: `modifying the reciprocal tariff rates for`. */
const AMENDS =
  /\b(?:modif(?:ies|y|ying|ied)|amend(?:s|ing|ed)?|adjust(?:s|ing|ed)?|extend(?:s|ing|ed)?|updat(?:es|e|ing|ed)|rais(?:es|e|ing|ed)|lower(?:s|ing|ed)?) (?:the |its )?((?:\p{Ll}[\p{Ll}-]+ ){1,4}?\p{Ll}[\p{Ll}-]+)(?= (?:for|of|on|to|from|by|in|and|with|that|under)\b|[.,;])/u;

const AS_AMENDED = /\bas (?:further )?amended\b/;

/** Lines with less in common with what was ended are not about it. */
const LIKENESS = 0.15;

/**
 * What ends of a claim when what was amended ends: the part that shares at least two words with it, `a tariff rate`
 * where reciprocal tariff rates were amended, or all of the claim.
 */
const endedOf = (claim: LedgerClaim, sentence: string, matter: readonly ClauseToken[]): Ended => {
  const stems = new Set(matter.filter(isMeaningful).map(({ stem }) => stem));
  const names = (clause: string): boolean =>
    new Set(tokensIn(clause).flatMap(({ stem }) => (stems.has(stem) ? [stem] : []))).size >= Math.min(2, stems.size);
  return { claim, words: endedPart(claim.text, { sentence, language: null, names }) };
};

/**
 * Published claims about an amendment to something that a sentence ends `as amended`, so that they end with it.
 * `ended`: the claims that the sentence overrules.
 */
export const amendmentsOf = (sentence: string, ended: readonly LedgerClaim[], ledger: OpenLedger): readonly Ended[] => {
  if (!AS_AMENDED.test(sentence)) return [];
  return ended.flatMap((claim) => {
    const published = ledger.statementOf(claim);
    const since = timeOf(claim.publishedAt) ?? 0;
    const stems = stemSet(`${claim.text} ${claim.evidence[0]?.title ?? ''}`);
    return ledger.lines.near(stems, LIKENESS).flatMap(({ claim: other }) => {
      const isAfter = (timeOf(other.publishedAt) ?? 0) > since;
      const amended = isAfter && ledger.holds(other) ? AMENDS.exec(other.text)?.[1] : undefined;
      if (amended === undefined || other.story === claim.story) return [];
      const matter = tokensIn(amended);
      if (!covers(published, matter) || coveredStems(published, matter).size < 2) return [];
      const fallen = other.role === 'headline' ? ledger.ofStory(other.story).filter(ledger.holds) : [other];
      return fallen.map((each) => (each === other ? { claim: each, words: null } : endedOf(each, sentence, matter)));
    });
  });
};
