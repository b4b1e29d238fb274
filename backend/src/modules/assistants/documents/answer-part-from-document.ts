import { type AssistantAnswer, MAX_NEAREST, quotedAnswer } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { conversationsOfParts, preferGiven, questionParts } from '../answering/question-parts';
import { questionLanguage } from '../languages/question-language';
import { absentIn } from '../retrieval/absent';
import { formalAnswers } from '../retrieval/formal-answers';
import { parseQuestion, unreadThingsIn } from '../retrieval/parsed-question';
import type { PlacedPassage } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { answerFromTable } from './answer-from-table';
import { answerOnDocumentLines } from './answer-on-document-lines';
import { type FoundPassages, nearestOf, quotesOf } from './document-quotes';
import { findPassages, quotesOfEarlierPart } from './find-passages';

/** Finds the passages for a part of a question; `quotedBefore`: those quoted for the parts before it. */
const answerPart = <Location>(
  { question, history }: QuestionInConversation,
  quotedBefore: readonly PlacedPassage<Location>[],
  index: PassageIndex<Location>,
  among?: ReadonlySet<number>,
): FoundPassages<Location> => {
  const formally = among === undefined ? formalAnswers(question, history, index) : [];
  if (formally.length > 0) return { isAnswer: true, passages: formally };
  const cell = among === undefined ? answerFromTable(question, index) : null;
  if (cell !== null) return { isAnswer: true, passages: [cell] };
  const read = parseQuestion(question, history, index);
  const already = read.ownCount <= 1 ? quotesOfEarlierPart(read, quotedBefore, index) : [];
  if (already.length > 0) return { isAnswer: true, passages: already };
  const found = findPassages(read, index, among);
  const isQuoted = ({ position }: PlacedPassage<Location>): boolean =>
    quotedBefore.some((each) => each.position === position);
  return found.isAnswer ? { ...found, passages: preferGiven(found.passages, isQuoted) } : found;
};

/**
 * Answers each part of a question, or says that it is not answered. `among`: the positions of the only passages that
 * may answer.
 */
export const answerPartFromDocument = <Location>(
  conversation: QuestionInConversation,
  index: PassageIndex<Location>,
  among?: ReadonlySet<number>,
): AssistantAnswer<Location> => {
  const ofLines = answerOnDocumentLines(conversation, index);
  if (ofLines !== null) return ofLines;
  const quotedBefore: PlacedPassage<Location>[] = [];
  const near: PlacedPassage<Location>[] = [];
  const unanswered: string[] = [];
  for (const part of conversationsOfParts(
    conversation,
    questionParts(conversation.question, questionLanguage(conversation.question)),
  )) {
    const { isAnswer, passages } = answerPart(part, quotedBefore, index, among);
    if (!isAnswer) unanswered.push(part.question);
    (isAnswer ? quotedBefore : near).push(...passages);
  }
  return quotedBefore.length > 0
    ? quotedAnswer(quotesOf(quotedBefore, index), unanswered)
    : {
        kind: 'not_answered',
        absent: absentIn(conversation.question, index),
        unread: unreadThingsIn(parseQuestion(conversation.question, conversation.history, index)),
        nearest: nearestOf(near.slice(0, MAX_NEAREST)),
      };
};
