import { languageOf } from '#text/languages/detection';
import { type Answer, MAX_NEAREST, quoted } from '../answering/answer';
import type { Conversation } from '../answering/conversation';
import { atEachPart, preferringTold, questionParts } from '../answering/question-parts';
import { absentIn } from '../retrieval/absent';
import type { Placed } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { readQuestion } from '../retrieval/question';
import { saidFormally } from '../retrieval/said-formally';
import { type FoundPassages, nearestOf, quotesOf } from './document-quotes';
import { findPassages, toldAlready } from './find-passages';
import { answerOfLines } from './pointed-lines';

/** Finds the passages for a part of a question; `told`: those that answer the parts before it. */
const answerPart = <Place>(
  { question, history }: Conversation,
  told: readonly Placed<Place>[],
  index: PassageIndex<Place>,
  among?: ReadonlySet<number>,
): FoundPassages<Place> => {
  const formally = among === undefined ? saidFormally(question, history, index) : [];
  if (formally.length > 0) return { isAnswer: true, passages: formally };
  const read = readQuestion(question, history, index);
  const already = read.ownCount <= 1 ? toldAlready(read, told, index) : [];
  if (already.length > 0) return { isAnswer: true, passages: already };
  const found = findPassages(read, index, among);
  const isTold = ({ at }: Placed<Place>): boolean => told.some((each) => each.at === at);
  return found.isAnswer ? { ...found, passages: preferringTold(found.passages, isTold) } : found;
};

/** Answers each part of a question, or says that it is not answered. `among`: positions of the only passages that may answer. */
export const answerQuestion = <Place>(
  asked: Conversation,
  index: PassageIndex<Place>,
  among?: ReadonlySet<number>,
): Answer<Place> => {
  const ofLines = answerOfLines(asked, index);
  if (ofLines !== null) return ofLines;
  const told: Placed<Place>[] = [];
  const near: Placed<Place>[] = [];
  const unanswered: string[] = [];
  for (const part of atEachPart(asked, questionParts(asked.question, languageOf(asked.question)))) {
    const { isAnswer, passages } = answerPart(part, told, index, among);
    if (!isAnswer) unanswered.push(part.question);
    (isAnswer ? told : near).push(...passages);
  }
  return told.length > 0
    ? quoted(quotesOf(told, index), unanswered)
    : {
        kind: 'not_answered',
        absent: absentIn(asked.question, index),
        nearest: nearestOf(near.slice(0, MAX_NEAREST)),
      };
};
