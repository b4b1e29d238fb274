import type { Claim } from '#modules/research/published';
import type { Language } from '#text/languages/language';
import type { Passage } from '../retrieval/passage';
import type { Asked } from '../languages/question-words';
import { dayOfClaim, deadlineOf, headingOfClaim } from './ledger-index';

/** What is to be done `within 60 days` tells a time. */
const TIME: readonly Asked[] = ['time'];

/** A claim as an answer tells it. */
export interface ToldClaim {
  readonly claim: Claim;
  /** `2026-02-20` */
  readonly day: string;
  /** What updated or contradicted it; null while it holds. */
  readonly endedBy: Claim | null;
  /** The days of those claims of the same answer that it ended. */
  readonly ended: readonly string[];
}

export const inOrderOfDate = (one: ToldClaim, other: ToldClaim): number =>
  one.day.localeCompare(other.day) || one.claim._id.localeCompare(other.claim._id);

/** Claims in the order of date, each told once: trackers of the same topic record the same sentence. */
export const toldClaims = (found: readonly Claim[], endings: ReadonlyMap<string, Claim>): readonly ToldClaim[] => {
  const told = new Map<string, ToldClaim>();
  for (const claim of found)
    if (!told.has(claim.text))
      told.set(claim.text, {
        claim,
        day: dayOfClaim(claim),
        endedBy: endings.get(claim.ended_by ?? '') ?? null,
        ended: [],
      });
  return [...told.values()].sort(inOrderOfDate);
};

/** Each claim as a passage, beside those of its page. */
export const passagesOf = (told: readonly ToldClaim[], language: Language | null): readonly Passage<ToldClaim>[] => {
  const paragraphs = new Map<string, number>();
  return told.map((each) => {
    const { claim } = each;
    const page = claim.evidence[0]?.url ?? claim._id;
    const paragraph = paragraphs.get(page) ?? paragraphs.size;
    paragraphs.set(page, paragraph);
    return {
      text: claim.text,
      lead: null,
      heading: headingOfClaim(claim, language),
      paragraph,
      isHeading: false,
      place: each,
      ...(deadlineOf(claim) === null ? {} : { alsoTells: TIME }),
    };
  });
};
