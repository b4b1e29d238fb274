import type { Claim } from '#modules/research/published';
import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import { answerTypeScore } from '../retrieval/answer-type-scores';
import { termsOf } from '../retrieval/index-terms';
import { type ParsedQuestion, type QueryTerm, sameThing } from '../retrieval/parsed-question';
import type { Passage } from '../retrieval/passage';
import { hasQuestionWord } from '../retrieval/question-patterns';
import type { GroundEnded } from './ended-by-pages';
import { dayOfClaim, headingOfClaim } from './index/ledger-index';
import { lastDayOf } from './last-days';
import { NO_STARTS, type Start, type Starts } from './starts';

/** A claim with what an answer adds to it. */
export interface QuotedClaim {
  readonly claim: Claim;
  /** The day of the claim: `2026-02-20`. */
  readonly day: string;
  /** The claim that changed or contradicted it; null while it holds. */
  readonly endedBy: Claim | null;
  /** Days of claims in the same answer: those that this one ended, changed, or ended in part. */
  readonly ended: readonly string[];
  readonly changed: readonly string[];
  readonly endedInPart: readonly string[];
  /** The day from which it holds; null if not asked for or unknown. */
  readonly start: Start | null;
  /** The parts of it that ended while the rest holds. */
  readonly partsEnded: readonly EndedPart[];
  /** An act that it depends on and that has ended; null if none has. */
  readonly groundEnded: GroundEnded | null;
}

/** Words of a claim that no longer hold. `by` is null if the claim that ended them may not be shown. */
interface EndedPart {
  readonly words: string;
  readonly since: string | null;
  readonly by: Claim | null;
}

export const inOrderOfDate = (one: QuotedClaim, other: QuotedClaim): number =>
  one.day.localeCompare(other.day) || one.claim._id.localeCompare(other.claim._id);

export const byNewestClaim = (one: QuotedClaim, other: QuotedClaim): number => inOrderOfDate(other, one);

/** Facts about claims besides what is recorded in them. */
interface BesideClaims {
  readonly starts?: Starts;
  readonly grounds?: ReadonlyMap<string, GroundEnded>;
}

/** Claims in date order, without repeated texts: trackers of one topic record the same sentence. */
export const quotedClaims = (
  found: readonly Claim[],
  endings: ReadonlyMap<string, Claim>,
  { starts = NO_STARTS, grounds }: BesideClaims = {},
): readonly QuotedClaim[] => {
  const quoted = new Map<string, QuotedClaim>();
  for (const claim of found)
    if (!quoted.has(claim.text))
      quoted.set(claim.text, {
        claim,
        day: dayOfClaim(claim),
        endedBy: endings.get(claim.ended_by ?? '') ?? null,
        ended: [],
        changed: [],
        endedInPart: [],
        start: starts.get(claim._id) ?? null,
        partsEnded: claim.parts_ended.map(({ words, since, by }) => ({ words, since, by: endings.get(by) ?? null })),
        groundEnded: grounds?.get(claim._id) ?? null,
      });
  return [...quoted.values()].sort(inOrderOfDate);
};

/** The text of a claim without its ended parts. */
export const restOf = ({ claim: { text }, partsEnded }: QuotedClaim): string =>
  partsEnded.reduce((rest, { words }) => rest.replace(words, ' '), text);

/** Claims in the form a question needs. If it asks for a part that has ended, the whole claim counts as ended. */
export const claimsForQuestion = (
  claims: readonly QuotedClaim[],
  { terms: sought }: Pick<ParsedQuestion, 'terms'>,
  language: Language | null,
): readonly QuotedClaim[] =>
  claims.map((quoted) => {
    const [first] = quoted.partsEnded;
    if (first === undefined || quoted.endedBy !== null) return quoted;
    const rest = new Set(termsOf(restOf(quoted), language));
    const ofPart = quoted.partsEnded.find(({ words }) => {
      const given = new Set(termsOf(words, language));
      return sought.some((thing) => {
        const terms = sameThing(thing);
        return thing.weight === 1 && terms.some((term) => given.has(term)) && !terms.some((term) => rest.has(term));
      });
    });
    return ofPart === undefined ? quoted : { ...quoted, endedBy: ofPart.by };
  });

/** Whether the part of a claim that still holds has a kind of thing: a rate that ended does not count. */
export const answersByWhatHolds = (
  quoted: QuotedClaim,
  answers: (passage: Passage<QuotedClaim>) => boolean,
  language: Language | null,
  timeKinds: TimeKinds,
): boolean =>
  claimPassages([quoted], language, timeKinds).some((passage) => answers({ ...passage, text: restOf(quoted) }));

const patternsFor = byLanguage((code) => ({
  deeds: phrases(lexicons[code].time.deeds),
  today: phrases(lexicons[code].time.today),
  starts: phrases(lexicons[code].time.starts),
  everyStart: new RegExp(phrases(lexicons[code].time.starts), 'giu'),
  moved: phrases(lexicons[code].time.moved),
  finishes: phrases(lexicons[code].time.finishes ?? lexicons[code].answer.ending),
}));

/** The kinds of time that a claim gives besides those in its text. */
export type TimeKinds = (quoted: QuotedClaim, language: Language | null) => readonly AnswerType[];

const byDays: TimeKinds = ({ claim }) => {
  if (lastDayOf(claim) !== null) return ['time', 'until'];
  return claim.in_force?.due === undefined ? [] : ['time'];
};

/** Whether a question asks when something began to hold: `When did they kick in?` */
export const asksStart = (question: string): boolean => patternsFor(questionLanguage(question)).starts.test(question);

/** The question without its words for beginning, which name nothing. Other questions are returned as they are. */
export const withoutStart = (question: string): string =>
  asksStart(question) ? question.replace(patternsFor(questionLanguage(question)).everyStart, ' ') : question;

/** The claims that say that something begins, if any does: when tickets are sold is not when the train starts. */
export const claimsOfStart = <Found extends { readonly passage: Passage<QuotedClaim> }>(
  found: readonly Found[],
  language: Language | null,
): readonly Found[] => {
  const { starts } = patternsFor(language);
  const saying = found.filter(({ passage: { text, location } }) => location.start !== null || starts.test(text));
  return saying.length > 0 ? saying : found;
};

/** Whether a claim tells of an end and of no beginning: its day is not that of the start. */
export const tellsOnlyEnd = ({ claim: { text }, start }: QuotedClaim, language: Language | null): boolean => {
  const { starts, finishes } = patternsFor(language);
  return start === null && finishes.test(text) && !starts.test(text);
};

/** Whether a question asks if a day was moved: `Were they postponed?` */
export const asksIfMoved = (question: string): boolean => {
  const language = questionLanguage(question);
  return patternsFor(language).moved.test(question) && !hasQuestionWord(question, language);
};

/** The question without its words for moving a day, which name nothing. Other questions are returned as they are. */
export const withoutMoved = (question: string): string =>
  asksIfMoved(question) ? question.replace(patternsFor(questionLanguage(question)).moved, ' ') : question;

/** Whether a later claim moved the time that a claim gives. */
export const isMoved = (quoted: QuotedClaim, language: Language | null): boolean => {
  const { claim, endedBy } = quoted;
  if (claim.status !== 'updated' || endedBy === null) return false;
  const both = [quoted, ...quotedClaims([endedBy], new Map())];
  return claimPassages(both, language).every((passage) => answerTypeScore(passage, 'time', language) > 0);
};

const byStart: TimeKinds = ({ start }) => (start === null ? [] : ['time']);

/**
 * Returns how claims give the time that a question asks for. For `When did they scrap it?` it is the day of a claim
 * that reports the act as of today; for `when does it start?`, the start that a claim's deadline does not give.
 */
export const timeKindsIn = (question: string): TimeKinds => {
  if (asksStart(question)) return byStart;
  if (!patternsFor(questionLanguage(question)).deeds.test(question)) return byDays;
  return (quoted, language) =>
    patternsFor(language).today.test(quoted.claim.text)
      ? ['time', ...byDays(quoted, language)]
      : byDays(quoted, language);
};

/** The address of a claim's page; its id if it has no evidence. */
export const pageOfClaim = ({ claim: { evidence, _id } }: QuotedClaim): string => evidence[0]?.url ?? _id;

/** The claims as passages; claims of one page share a paragraph. */
export const claimPassages = (
  quoted: readonly QuotedClaim[],
  language: Language | null,
  timeKinds = byDays,
): readonly Passage<QuotedClaim>[] => {
  const paragraphs = new Map<string, number>();
  return quoted.map((each) => {
    const { claim } = each;
    const page = pageOfClaim(each);
    const paragraph = paragraphs.get(page) ?? paragraphs.size;
    paragraphs.set(page, paragraph);
    return {
      text: claim.text,
      lead: null,
      heading: headingOfClaim(claim, language),
      paragraph,
      isHeading: false,
      location: each,
      alsoTells: timeKinds(each, language),
    };
  });
};

/** Whether a claim names a thing in its text or in the title of its page. */
export const claimSays = ({ claim }: QuotedClaim, language: Language | null): ((thing: QueryTerm) => boolean) => {
  const given = new Set(termsOf(`${claim.text} ${headingOfClaim(claim, language)}`, language));
  return (thing) =>
    sameThing(thing).some((term) => given.has(term)) ||
    (thing.spelt.length > 1 && thing.spelt.every((term) => given.has(term)));
};
