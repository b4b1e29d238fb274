import { daysMentionedIn } from '#text/words/dates';
import { MAX_NEAREST, MAX_QUOTES } from '../answering/answer';
import type { AnswerType } from '../languages/question-lexicon';
import { asksOfAbsentCountry } from '../retrieval/absent';
import { earlierEnd } from '../retrieval/earlier-end';
import { firstEnds, lastEnds } from '../retrieval/first-and-last-ends';
import { type Likely, judged } from '../retrieval/likelihood';
import type { Passage, Placed } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { type Question, unreadThingsIn } from '../retrieval/question';
import { fitsQuestion } from '../retrieval/fits-question';
import { isSignature } from '../retrieval/formal-answers';
import { NEEDED, isToCome, kindScore } from '../retrieval/kind-scores';
import { isPiece } from './list-leads';
import type { FoundPassages } from './document-quotes';

/** Passages searched for a later end of the same thing. */
const MAX_ENDS = 10;

/** The least likelihood at which the best passages are quoted: see docs/explanation/answers.md. */
const CONFIDENT = 0.55;
/** How well a passage has to say what the question turns on: a topic word alone does not answer it. */
const TURNS = 0.55;
/** The likelihood from which a passage answers even in other words: `bears` for `borne`. */
const CERTAIN = 0.7;
/** The least likelihood of further quoted passages, relative to the best. */
export const NEAR_BEST_LIKELIHOOD = 0.2;
/** The same limit where one thing is asked for, so that others would be wrong; for times, both of two are quoted. */
const NEAR_ONE = 0.4;
const isOne = (answerType: AnswerType): boolean =>
  answerType !== 'time' && answerType !== 'until' && NEEDED.has(answerType);

/** The passages quoted for the part before that also answer `and by when?`; the line with the day of its signing names nobody. */
export const quotedAlready = <Location>(
  { answerType }: Question,
  quoted: readonly Placed<Location>[],
  { language }: PassageIndex<Location>,
): readonly Placed<Location>[] =>
  quoted.filter(
    ({ passage }) => kindScore(passage, answerType, language) > 0 && !(answerType === 'person' && isSignature(passage)),
  );

/** Whether a sentence answers `why` by giving a reason for what is named, whatever the wording. */
const isReasonGiven = <Location>(
  read: Question,
  near: readonly Placed<Location>[],
  index: PassageIndex<Location>,
): boolean => read.answerType === 'reason' && quotedAlready(read, near, index).length > 0;

/**
 * The passages that fit the time asked about: plans do not say what has happened, and a question about an end asks for
 * either the earlier or the later one.
 */
const ofTime = <Location>(
  { answerType, asksSoFar, isOfEarlier, isSupposing }: Question,
  near: readonly Likely<Location>[],
  further: readonly Likely<Location>[],
  { language }: PassageIndex<Location>,
): readonly Likely<Location>[] => {
  if (asksSoFar && answerType === 'thing') return near.filter(({ passage }) => !isToCome(passage, language));
  if (answerType !== 'until') return near;
  if (isOfEarlier || isSupposing) return firstEnds(near, language);
  // A sentence about an extension tells the end, however it is worded.
  const goingOn = further.filter((each) => !near.includes(each) && firstEnds([each], language).length === 0);
  return lastEnds([...near, ...goingOn], language);
};

/** Whether a passage names the day that a question asks about, if it does: `what happens on November 11, 2025?` */
const isOfDay = ({ answerType, days }: Question, { text }: Passage<unknown>): boolean =>
  answerType !== 'thing' || days.length === 0 || daysMentionedIn(text, 0).some((day) => days.includes(day));

/**
 * The passages worth offering: text printed around the material is nothing to look at by itself, and a heading says only
 * what follows it.
 */
const offered = <Location>(likely: readonly Placed<Location>[]): readonly Placed<Location>[] =>
  likely.filter(({ passage }) => passage.isFurniture !== true && !passage.isHeading).slice(0, MAX_NEAREST);

/** Finds the passages that answer a question, or those nearest to it. */
export const findPassages = <Location>(
  read: Question,
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
  const { likely: all, confidence } = judged(read, index);
  const likely = among === undefined ? all : all.filter(({ position }) => among.has(position));
  const answering = likely.filter(
    ({ passage }) =>
      (NEEDED.has(read.answerType)
        ? kindScore(passage, read.answerType, index.language, read.counted, read.given) > 0
        : !passage.isHeading) &&
      isOfDay(read, passage) &&
      !(passage.lead === null && isPiece(passage.text)) &&
      fitsQuestion(read, passage, index.language),
  );
  const [best] = answering;
  const isFar = (best?.likelihood ?? 0) < NEAR_BEST_LIKELIHOOD * (all[0]?.likelihood ?? 0);
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
  if (near.length === 0 || read.weighsTwo || (read.ownCount > 0 && confidence < CERTAIN && !isGiven))
    return { isAnswer: false, passages: offered(likely) };
  return { isAnswer: true, passages: near };
};
