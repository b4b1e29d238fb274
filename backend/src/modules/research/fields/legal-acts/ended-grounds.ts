import type { AnalysedPage } from '#engine/analysed-page';
import { tokensIn } from '#engine/compare/clause-words';
import { reversalOfIdentifier, spelledList, type Reversal } from '#engine/compare/contradictions';
import { endedPart } from '#engine/compare/ended-part';
import { speaksOfAct } from '#engine/compare/undoing/parse';
import { hasEnding } from '#engine/compare/undoing/verbs';
import { pageTitleOf, dateOf } from '#engine/composition/display-text';
import { dayOfPage, type FoundRemarkOf } from '#engine/composition/found-line';
import { nearSynonyms } from '#engine/gate/near-synonyms';
import type { Ended, Evidence, LedgerClaim, StatedLink } from '#engine/ledger';
import type { OpenLedger } from '#engine/open-ledger';
import { identifiersIn, ownIdentifier } from '#engine/stories/titles';
import { memoize } from '#kernel/memoize';
import { groundOf } from '#text/languages/english/grounds';
import { timeOf } from '#text/words/dates';
import { stem, stemSet } from '#text/words/stems';
import { actsReportedBy } from './described-acts';

/**
 * The sentences by which a page ends numbered acts or parts of them; they are kept even from pages that are not on the
 * topic.
 */
export const endingsOfActs = (
  { sentences }: Pick<AnalysedPage, 'sentences'>,
  evidenceOf: (quote: string) => Evidence,
): readonly StatedLink[] =>
  sentences
    .filter(({ text, stems }) => {
      const mentioned = /\d/.test(text) ? identifiersIn(text) : [];
      return (
        mentioned.length > 0 &&
        speaksOfAct(text, stems) &&
        mentioned.some(({ id }) => reversalOfIdentifier(text, id) !== null)
      );
    })
    .map(({ text }) => ({ kind: 'ends_acts', evidence: evidenceOf(text) }));

const publishedOf = ({ publishedAt }: Evidence): number => timeOf(publishedAt) ?? 0;

/** The pages that ended acts after a claim was published, whether or not they were on the topic, oldest first. */
export const endingsAfter = (claim: Parameters<typeof dateOf>[0], links: readonly StatedLink[]): readonly Evidence[] =>
  links
    .flatMap(({ kind, evidence }) => (kind === 'ends_acts' && publishedOf(evidence) > dateOf(claim) ? [evidence] : []))
    .sort((one, other) => publishedOf(one) - publishedOf(other));

type Stated = Pick<LedgerClaim, 'text' | 'evidence'>;

/** The parts of a claim that show whether an act on which it depends has ended. */
export type ClaimOnGround = Stated & Pick<LedgerClaim, 'publishedAt' | 'firstSeenAt' | 'partsEnded'>;

/**
 * The only act under which a sentence says that something holds; if there are several, some may still hold. A sentence
 * that ends something has none.
 */
const actMentionedIn = (text: string): readonly string[] => {
  const [first, ...others] = identifiersIn(spelledList(text));
  const isGround = first !== undefined && others.length === 0 && groundOf.test(text.slice(0, first.from));
  return isGround && !hasEnding(tokensIn(text)) ? [first.id] : [];
};

/**
 * The numbers of the acts on which a claim depends: the one that its page is, and the one that it names as its ground.
 * Cached, since many sentences are compared with each claim.
 */
const groundsOf = memoize(
  ({ text, evidence: [page] }: Stated): readonly string[] => [
    ...new Set([ownIdentifier(page?.title ?? '') ?? [], actMentionedIn(text)].flat()),
  ],
  new WeakMap(),
);

export const isReversalOf = (end: Reversal, text: string): boolean => {
  if (end.kind === 'all') return true;
  const [part, stems] = [stem(end.of), stemSet(text)];
  return [part, ...nearSynonyms(part)].some((each) => stems.has(each));
};

/**
 * Whether a sentence ends an act on which a claim depends, or the part of it that the claim is about; of acts that its
 * page reports without their numbers, it must end each.
 */
const endsGroundOf = (sentence: string, claim: Stated, links: readonly StatedLink[]): boolean => {
  const ends = (id: string): boolean => {
    const end = sentence.includes(numberOf(id)) ? reversalOfIdentifier(sentence, id) : null;
    return end !== null && isReversalOf(end, claim.text);
  };
  if (groundsOf(claim).some(ends)) return true;
  const [first, ...others] = actsReportedBy(claim, links);
  return first !== undefined && [first, ...others].every(ends);
};

/**
 * The part of a claim that rests on an act ended by a sentence: what precedes another statement. Null if that is all of
 * the claim, or if the sentence may refer to the rest.
 */
const partResting = (sentence: string, claim: Stated): string | null => {
  const [id, ...others] = actMentionedIn(claim.text);
  if (id === undefined || others.length > 0) return null;
  const names = (clause: string): boolean => clause.includes(numberOf(id));
  const part = endedPart(claim.text, { sentence, language: null, names });
  return part !== null && claim.text.startsWith(part) ? part : null;
};

const numberOf = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);

/** The published claims whose ground a sentence ends, in whole or in part. */
export const claimsOnEndedGround = (
  sentence: string,
  ledger: OpenLedger,
  links: readonly StatedLink[],
): readonly Ended[] =>
  identifiersIn(spelledList(sentence)).some(({ id }) => reversalOfIdentifier(sentence, id) !== null)
    ? [...ledger.stories()].flatMap(([, claims]) =>
        claims
          .filter((claim) => ledger.holds(claim) && endsGroundOf(sentence, claim, links))
          .map((claim) => ({ claim, words: partResting(sentence, claim) })),
      )
    : [];

/** The page that ended an act on which a claim, or a part of it, depends, whether or not that page was on the topic. */
const pageEnding = (claim: ClaimOnGround, links: readonly StatedLink[]): Evidence | undefined =>
  endingsAfter(claim, links).find(({ quote }) => endsGroundOf(quote, claim, links));

/** How the act ended on which all of a claim depends; null if it did not. */
export const endOfGround = (
  claim: ClaimOnGround,
  links: readonly StatedLink[],
): FoundRemarkOf<'no_longer_holds'> | null => {
  const end = pageEnding(claim, links);
  return end === undefined || partResting(end.quote, claim) !== null
    ? null
    : { kind: 'no_longer_holds', day: dayOfPage(end), by: pageTitleOf(end) ?? end.quote, evidence: [end] };
};

/**
 * How the part of a claim ended that depends on an act; null if it did not, or if a later claim is already recorded as
 * ending it.
 */
export const endOfPart = (claim: ClaimOnGround, links: readonly StatedLink[]): FoundRemarkOf<'part_ended'> | null => {
  const end = claim.partsEnded === undefined ? pageEnding(claim, links) : undefined;
  const words = end === undefined ? null : partResting(end.quote, claim);
  return end === undefined || words === null
    ? null
    : { kind: 'part_ended', words, day: dayOfPage(end), by: pageTitleOf(end) ?? end.quote, evidence: [end] };
};
