import { tokensIn } from '#engine/compare/clause-words';
import { endOfAct, spelledList, type Reversal } from '#engine/compare/contradictions';
import { hasEnding } from '#engine/compare/undoing/verbs';
import { dayOfPage, type FoundRemarkOf } from '#engine/composition/found-remark';
import { dateOf, titleOf } from '#engine/composition/shown-text';
import { nearSynonyms } from '#engine/gate/near-synonyms';
import type { LedgerClaim, Link } from '#engine/ledger';
import { identifiersIn, ownIdentifier } from '#engine/stories/titles';
import type { Told } from '#engine/told';
import { groundOf } from '#text/languages/english/grounds';
import { timeOf } from '#text/words/dates';
import { stem, stemSet } from '#text/words/stems';

type Stated = Pick<LedgerClaim, 'text' | 'evidence'>;

/** The one act under which a sentence says that something holds: of several, some may go on, and an end is itself no ground. */
const actNamedIn = (text: string): readonly string[] => {
  const [first, ...others] = identifiersIn(spelledList(text));
  const isGround = first !== undefined && others.length === 0 && groundOf.test(text.slice(0, first.from));
  return isGround && !hasEnding(tokensIn(text)) ? [first.id] : [];
};

/** The numbers of the acts without which a claim does not hold: the one that its page is, and the one that it names as its ground. */
const groundsOf = ({ text, evidence: [page] }: Stated): readonly string[] => [
  ...new Set([ownIdentifier(page?.title ?? '') ?? [], actNamedIn(text)].flat()),
];

/** Whether an end is that of what a claim is about. */
const concerns = (end: Reversal, { text }: Stated): boolean => {
  if (end.kind === 'all') return true;
  const [part, stems] = [stem(end.of), stemSet(text)];
  return [part, ...nearSynonyms(part, false)].some((each) => stems.has(each));
};

/** Whether a sentence ends an act without which a claim does not hold, or the part of it that the claim is about. */
const endsGroundOf = (sentence: string, claim: Stated): boolean =>
  groundsOf(claim).some((id) => {
    const end = sentence.includes(numberOf(id)) ? endOfAct(sentence, id) : null;
    return end !== null && concerns(end, claim);
  });

const numberOf = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);

/** The told claims whose ground a sentence ends. */
export const restingOnEnded = (sentence: string, ledger: Told): readonly LedgerClaim[] =>
  identifiersIn(spelledList(sentence)).some(({ id }) => endOfAct(sentence, id) !== null)
    ? [...ledger.stories()].flatMap(([, claims]) =>
        claims.filter((claim) => ledger.holds(claim) && endsGroundOf(sentence, claim)),
      )
    : [];

/** Which page ended the act without which a claim does not hold, whether or not that page was on the topic; null if none did. */
export const endOfGround = (claim: LedgerClaim, links: readonly Link[]): FoundRemarkOf<'no_longer_holds'> | null => {
  const told = dateOf(claim);
  const ends = links.flatMap(({ kind, evidence }) => (kind === 'ends_acts' ? [evidence] : []));
  const end = ends.find(({ publishedAt, quote }) => (timeOf(publishedAt) ?? 0) > told && endsGroundOf(quote, claim));
  return end === undefined
    ? null
    : { kind: 'no_longer_holds', day: dayOfPage(end), by: titleOf(end) ?? end.quote, evidence: [end] };
};
