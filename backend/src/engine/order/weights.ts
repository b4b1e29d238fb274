import { groupBy } from '#kernel/grouping';
import { procedure } from '#text/languages/english/requests';
import { speech } from '#text/languages/english/speeches';
import { days } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { type Rarity, rarityLength } from '#text/words/rarity';
import type { Finding, LedgerClaim, Mention } from '../ledger';
import { stemsOfClaim } from '../mentions/claim-topic';
import { mentionKey, coverageOf } from '../mentions/coverage';
import { isFit } from '../ranking/fitness';

/** How near a text is to the centre of what a tracker publishes and reads, 0 to 1. */
type NearCentre = (stems: ReadonlySet<string>) => number;

/** The mean of texts as vectors of unit length, their stems weighted by rarity. */
export const centreOf = (texts: readonly ReadonlySet<string>[], rarity: Rarity): NearCentre => {
  const centre = new Map<string, number>();
  for (const stems of texts) {
    const length = rarityLength(stems, rarity);
    for (const stem of stems) centre.set(stem, (centre.get(stem) ?? 0) + rarity(stem) / (length * texts.length));
  }
  let squares = 0;
  for (const value of centre.values()) squares += value ** 2;
  const centreLength = Math.sqrt(squares);
  return (stems) => {
    let product = 0;
    for (const stem of stems) product += rarity(stem) * (centre.get(stem) ?? 0);
    return product === 0 ? 0 : product / (rarityLength(stems, rarity) * centreLength);
  };
};

/** A claim as an editor would weigh it. */
interface Weighed {
  readonly claim: LedgerClaim;
  /** Likeness to what the tracker publishes and reads, 0 to 1. */
  readonly likeness: number;
  /** Milliseconds since it was published. */
  readonly age: number;
}

/** A criterion for what comes first. */
interface Criterion {
  readonly name: string;
  readonly weight: number;
  readonly of: (weighed: Weighed) => number;
}

const MAX_COUNTED_DOCUMENTS = 5;
const HALF_LIFE = days(7);

const titleOfEvidence = ({ evidence: [first] }: LedgerClaim): string => first?.title ?? '';

const criteria: readonly Criterion[] = [
  { name: 'appeal', weight: 0.6, of: ({ claim }) => claim.appeal },
  { name: 'evidence', weight: 1, of: ({ claim: { evidence } }) => Math.min(MAX_COUNTED_DOCUMENTS, evidence.length) },
  {
    name: 'hosts',
    weight: 1,
    of: ({ claim: { evidence } }) => Math.min(MAX_COUNTED_DOCUMENTS, new Set(evidence.map(({ host }) => host)).size),
  },
  // Stories that others come back to matter; the tenth mention counts less than the second.
  {
    name: 'mentions',
    weight: 1,
    of: ({ claim }) => Math.log2(1 + coverageOf(claim).documents - claim.evidence.length),
  },
  { name: 'mentioning hosts', weight: 0.5, of: ({ claim }) => Math.log2(coverageOf(claim).hosts) },
  { name: 'relevance', weight: 0.5, of: ({ claim }) => claim.relevance },
  // It is close to what the tracker usually reads.
  { name: 'likeness', weight: 2, of: ({ likeness }) => likeness },
  { name: 'newness', weight: 1, of: ({ age }) => 0.5 ** (Math.max(0, age) / HALF_LIFE) },
  // A procedural step.
  { name: 'procedure', weight: -2, of: ({ claim }) => Number(procedure.test(claim.text)) },
  // Announcements rather than actions.
  { name: 'speech', weight: -2, of: ({ claim }) => Number(speech.test(titleOfEvidence(claim)) && !isFit(claim)) },
];

const timeOfClaim = (claim: LedgerClaim): number => timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? 0;

/** How much a claim matters at `now` (milliseconds); typically 4 to 12. */
export const weightOfClaim = (claim: LedgerClaim, likeness: number, now: number): number => {
  const weighed = { claim, likeness, age: now - timeOfClaim(claim) };
  return criteria.reduce((sum, { weight, of }) => sum + weight * of(weighed), 0);
};

/** Weighs the findings of a run, whose mentions are not in the ledger yet. */
export const weightsOf = (mentioned: readonly Mention[], nearCentre: NearCentre, now: number) => {
  const mentions = groupBy(mentioned, ({ claimId }) => claimId);
  return ({ claim }: Finding): number => {
    const mentionedBy = (mentions.get(claim.id) ?? []).map(({ url }) => mentionKey(url));
    return weightOfClaim({ ...claim, mentionedBy }, nearCentre(stemsOfClaim(claim)), now);
  };
};
