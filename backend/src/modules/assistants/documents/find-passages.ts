import { daysMentionedIn } from '#text/words/dates';
import { MAX_NEAREST, MAX_QUOTES } from '../answering/assistant-answer';
import type { AnswerType } from '../languages/question-lexicon';
import { asksOfAbsentCountry } from '../retrieval/absent';
import { type LikelyPassage, rankByLikelihood } from '../retrieval/answer-likelihood';
import { TYPES_TO_SHOW, isAnnouncement, answerTypeScore } from '../retrieval/answer-type-scores';
import { earlierEnd } from '../retrieval/earlier-end';
import { originalEnds, extendedEnds } from '../retrieval/first-and-last-ends';
import { fitsQuestion } from '../retrieval/fits-question';
import { isSignature } from '../retrieval/formal-answers';
import { type ParsedQuestion, unreadThingsIn } from '../retrieval/parsed-question';
import type { Passage, PlacedPassage } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import type { FoundPassages } from './document-quotes';
import { isSentenceFragment } from './list-leads';
import { tableAmountFilter } from './table-amount-filter';

/** Passages that are searched for a later end of the same thing. */
const MAX_ENDS = 10;

/** The best passages are quoted from this likelihood; see docs/explanation/answers.md. */
const CONFIDENT = 0.55;
/** How clearly a passage has to say what the question depends on: sharing only the topic does not answer it. */
const TURNS = 0.55;
/** From this likelihood, a passage answers even in other words: `bears` for `borne`. */
const CERTAIN = 0.7;
/** Further passages are quoted from this likelihood, relative to the best. */
export const NEAR_BEST_LIKELIHOOD = 0.2;
/**
 * The same limit for a question about one thing, where others would be wrong. For a question about times, two that are
 * close are both quoted.
 */
const NEAR_ONE = 0.4;
const isOne = (answerType: AnswerType): boolean =>
  answerType !== 'time' && answerType !== 'until' && TYPES_TO_SHOW.has(answerType);

/**
 * The passages quoted for the part before that also answer this one: `and by when?` The line with the date of signing
 * names no person.
 */
export const quotesOfEarlierPart = <Location>(
  { answerType }: ParsedQuestion,
  quoted: readonly PlacedPassage<Location>[],
  { language }: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] =>
  quoted.filter(
    ({ passage }) =>
      answerTypeScore(passage, answerType, language) > 0 && !(answerType === 'person' && isSignature(passage)),
  );

/** Whether a sentence answers `why` by a reason for the thing named, in any wording. */
const isReasonGiven = <Location>(
  read: ParsedQuestion,
  near: readonly PlacedPassage<Location>[],
  index: PassageIndex<Location>,
): boolean => read.answerType === 'reason' && quotesOfEarlierPart(read, near, index).length > 0;

/**
 * The passages of the time asked about: a plan does not say what has happened, and a question about an end asks for
 * either the earlier or the later one.
 */
const ofTime = <Location>(
  { answerType, asksSoFar, isOfEarlier, isSupposing }: ParsedQuestion,
  near: readonly LikelyPassage<Location>[],
  further: readonly LikelyPassage<Location>[],
  { language }: PassageIndex<Location>,
): readonly LikelyPassage<Location>[] => {
  if (asksSoFar && answerType === 'thing') return near.filter(({ passage }) => !isAnnouncement(passage, language));
  if (answerType !== 'until') return near;
  if (isOfEarlier || isSupposing) return originalEnds(near, language);
  // A sentence about an extension gives the end in any wording.
  const goingOn = further.filter((each) => !near.includes(each) && originalEnds([each], language).length === 0);
  return extendedEnds([...near, ...goingOn], language);
};

/**
 * Whether a passage has the day that a question asks about, if it asks about one: `what happens on November 11, 2025?`
 */
const isOfDay = ({ answerType, days }: ParsedQuestion, { text }: Passage<unknown>): boolean =>
  answerType !== 'thing' || days.length === 0 || daysMentionedIn(text, 0).some((day) => days.includes(day));

/**
 * The passages worth offering: none that says nothing of what is asked, no text printed around the material, and no heading,
 * which only announces what follows.
 */
const offered = <Location>(likely: readonly LikelyPassage<Location>[]): readonly PlacedPassage<Location>[] =>
  likely
    .filter(({ passage, isRelated }) => isRelated && passage.isFurniture !== true && !passage.isHeading)
    .slice(0, MAX_NEAREST);

/** Finds the passages that answer a question, or those closest to it. */
export const findPassages = <Location>(
  read: ParsedQuestion,
  index: PassageIndex<Location>,
  among?: ReadonlySet<number>,
): FoundPassages<Location> => {
  if (read.answerType === 'meaning' && read.abbreviation !== null) {
    const short = `(${read.abbreviation})`;
    const position = index.passages.findIndex(({ passage }) => passage.text.includes(short));
    const defined = index.passages[position]?.passage;
    if (defined !== undefined) return { isAnswer: true, passages: [{ position: position, passage: defined }] };
  }
  const before = among === undefined ? earlierEnd(read, index) : [];
  if (before.length > 0) return { isAnswer: true, passages: before };
  const { likely: all, confidence } = rankByLikelihood(read, index);
  const likely = among === undefined ? all : all.filter(({ position }) => among.has(position));
  const says = tableAmountFilter(read, all, index);
  const answering = likely.filter(
    (each) =>
      each.passage.row === undefined &&
      (TYPES_TO_SHOW.has(read.answerType)
        ? answerTypeScore(each.passage, read.answerType, index.language, read.counted, read.given) > 0
        : !each.passage.isHeading) &&
      says(each) &&
      isOfDay(read, each.passage) &&
      !(each.passage.lead === null && isSentenceFragment(each.passage.text)) &&
      fitsQuestion(read, each.passage, index.language),
  );
  const [best] = answering;
  const first = all.find(({ passage }) => passage.row === undefined);
  const isFar = (best?.likelihood ?? 0) < NEAR_BEST_LIKELIHOOD * (first?.likelihood ?? 0);
  const isUnread = unreadThingsIn(read).length > 0;
  if (best === undefined || confidence < CONFIDENT || isFar || isUnread || asksOfAbsentCountry(read, index))
    return { isAnswer: false, passages: offered(likely) };
  const share = isOne(read.answerType) ? NEAR_ONE : NEAR_BEST_LIKELIHOOD;
  const near = ofTime(
    read,
    answering.filter(({ likelihood }, rank) => likelihood >= share * best.likelihood && rank < MAX_QUOTES),
    answering.slice(0, MAX_ENDS),
    index,
  );
  const isGiven = near.some(({ turn }) => turn >= TURNS) || isReasonGiven(read, near, index);
  if (near.length === 0 || read.comparesTwo || (read.ownCount > 0 && confidence < CERTAIN && !isGiven))
    return { isAnswer: false, passages: offered(likely) };
  return { isAnswer: true, passages: near };
};
