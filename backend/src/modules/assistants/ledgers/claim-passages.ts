import type { Claim } from '#modules/research/published';
import { languageOf } from '#text/languages/detection';
import { phrases } from '#text/languages/patterns';
import { byLanguage } from '../languages/by-language';
import { timeWords } from '../languages/time-words';
import type { Language } from '#text/languages/language';
import type { Passage } from '../retrieval/passage';
import { type Question, type Sought, sameThing } from '../retrieval/question';
import { termsOf } from '../retrieval/terms';
import type { Asked } from '../languages/question-words';
import { dayOfClaim, headingOfClaim } from './index/ledger-index';
import { NO_STARTS, type Start } from './starts';

/** A claim with what an answer says of it. */
export interface ToldClaim {
  readonly claim: Claim;
  /** The day of the claim: `2026-02-20`. */
  readonly day: string;
  /** The claim that updated or contradicted it; null while it holds. */
  readonly endedBy: Claim | null;
  /** The days of the claims in the same answer that it ended, and of those that it ended in part. */
  readonly ended: readonly string[];
  readonly endedInPart: readonly string[];
  /** From when it holds; null if that is not asked for, or not known. */
  readonly start: Start | null;
  /** What of it has ended while the rest holds. */
  readonly partsEnded: readonly EndedPart[];
}

/** Words of a claim that no longer hold. `by` is null if the claim that ended them may not be told. */
interface EndedPart {
  readonly words: string;
  readonly since: string | null;
  readonly by: Claim | null;
}

export const inOrderOfDate = (one: ToldClaim, other: ToldClaim): number =>
  one.day.localeCompare(other.day) || one.claim._id.localeCompare(other.claim._id);

export const newestFirst = (one: ToldClaim, other: ToldClaim): number => inOrderOfDate(other, one);

/** Claims in date order, each text once: trackers of the same topic record the same sentence. */
export const toldClaims = (
  found: readonly Claim[],
  endings: ReadonlyMap<string, Claim>,
  starts = NO_STARTS,
): readonly ToldClaim[] => {
  const told = new Map<string, ToldClaim>();
  for (const claim of found)
    if (!told.has(claim.text))
      told.set(claim.text, {
        claim,
        day: dayOfClaim(claim),
        endedBy: endings.get(claim.ended_by ?? '') ?? null,
        ended: [],
        endedInPart: [],
        start: starts.get(claim._id) ?? null,
        partsEnded: claim.parts_ended.map(({ words, since, by }) => ({ words, since, by: endings.get(by) ?? null })),
      });
  return [...told.values()].sort(inOrderOfDate);
};

/** The text of a claim without the parts that have ended. */
const restOf = ({ claim: { text }, partsEnded }: ToldClaim): string =>
  partsEnded.reduce((rest, { words }) => rest.replace(words, ' '), text);

/**
 * Claims as they answer a question. If it asks for a part that has ended, and so for something that the rest does not
 * say, the whole claim counts as ended.
 */
export const asAsked = (
  claims: readonly ToldClaim[],
  { sought }: Pick<Question, 'sought'>,
  language: Language | null,
): readonly ToldClaim[] =>
  claims.map((told) => {
    const [first] = told.partsEnded;
    if (first === undefined || told.endedBy !== null) return told;
    const rest = new Set(termsOf(restOf(told), language));
    const ofPart = told.partsEnded.find(({ words }) => {
      const said = new Set(termsOf(words, language));
      return sought.some((thing) => {
        const terms = sameThing(thing);
        return thing.weight === 1 && terms.some((term) => said.has(term)) && !terms.some((term) => rest.has(term));
      });
    });
    return ofPart === undefined ? told : { ...told, endedBy: ofPart.by };
  });

/** Whether the part of a claim that still holds says something of a kind: a rate that has ended does not count. */
export const stillTells = (
  told: ToldClaim,
  tells: (passage: Passage<ToldClaim>) => boolean,
  language: Language | null,
  timesTold: TimesTold,
): boolean => passagesOf([told], language, timesTold).some((passage) => tells({ ...passage, text: restOf(told) }));

const patternsFor = byLanguage((code) => ({
  deeds: phrases(timeWords[code].deeds),
  today: phrases(timeWords[code].today),
  starts: phrases(timeWords[code].starts),
}));

/** The kinds of time that a claim tells besides the words of its text. */
export type TimesTold = (told: ToldClaim, language: Language | null) => readonly Asked[];

const byDays: TimesTold = ({ claim: { in_force: days } }) => {
  if (days?.until !== undefined) return ['time', 'until'];
  return days?.due === undefined ? [] : ['time'];
};

/** Whether a question asks from when something holds: `When did they kick in?` */
export const asksStart = (question: string): boolean => patternsFor(languageOf(question)).starts.test(question);

/** A question without its words for starting, which name nothing; as it is if it asks for something else. */
export const withoutStart = (question: string): string =>
  asksStart(question) ? question.replace(patternsFor(languageOf(question)).starts, ' ') : question;

const byStart: TimesTold = ({ start }) => (start === null ? [] : ['time']);

/**
 * What tells the time that a question asks for. `When did they scrap it?` asks for the day of a deed, which is that of a claim that
 * reports it as of today; `when does it start?` for one that a deadline does not tell.
 */
export const timeAsked = (question: string): TimesTold => {
  if (asksStart(question)) return byStart;
  if (!patternsFor(languageOf(question)).deeds.test(question)) return byDays;
  return (told, language) =>
    patternsFor(language).today.test(told.claim.text) ? ['time', ...byDays(told, language)] : byDays(told, language);
};

/** The claims as passages; those of one page share a paragraph. */
export const passagesOf = (
  told: readonly ToldClaim[],
  language: Language | null,
  timesTold = byDays,
): readonly Passage<ToldClaim>[] => {
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
      alsoTells: timesTold(each, language),
    };
  });
};

/** Whether a claim names a thing, in its own text or in the title of its page. */
export const claimSays = ({ claim }: ToldClaim, language: Language | null): ((thing: Sought) => boolean) => {
  const said = new Set(termsOf(`${claim.text} ${headingOfClaim(claim, language)}`, language));
  return (thing) =>
    sameThing(thing).some((term) => said.has(term)) ||
    (thing.spelt.length > 1 && thing.spelt.every((term) => said.has(term)));
};
