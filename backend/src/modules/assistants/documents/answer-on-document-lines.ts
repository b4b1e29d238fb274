import { type AssistantAnswer, surroundingPassages } from '../answering/assistant-answer';
import { lineReferenceIn } from '../answering/line-reference';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { findReferredLines } from '../answering/referred-lines';
import { questionLanguage } from '../languages/question-language';
import { parseQuestion } from '../retrieval/parsed-question';
import type { PlacedPassage } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { MAX_LISTED_ITEMS, answerOfQuotes, quotesOf } from './document-quotes';
import { findPassages, quotesOfEarlierPart } from './find-passages';

/**
 * Answers a question that refers to lines: `tell me more about the second` by the sentences around it, `which of them
 * …` by the lines that match. Null for any other question.
 */
export const answerOnDocumentLines = <Location>(
  { question, history, lines: references = [], areOffered }: QuestionInConversation,
  index: PassageIndex<Location>,
): AssistantAnswer<Location> | null => {
  const lines = findReferredLines(references, (reference): PlacedPassage<Location> | undefined => {
    const number = Number(reference);
    const passage = index.passages[number]?.passage;
    return passage && { position: number, passage };
  });
  const reference = lines === null ? null : lineReferenceIn(question, lines, questionLanguage(question));
  if (lines === null || reference === null || reference.kind === 'earlier') return null;
  if (reference.kind === 'among') {
    const chosen = new Set(lines.map(({ position }) => position));
    return answerOfQuotes(findPassages(parseQuestion(reference.rest, history, index), index, chosen), index);
  }
  const { line, asksMore, rest } = reference;
  if (asksMore) {
    const beside = index.passages.flatMap(({ passage }, position) =>
      passage.paragraph === line.passage.paragraph ? [{ position, passage }] : [],
    );
    return surroundingPassages(quotesOf(beside.slice(0, MAX_LISTED_ITEMS), index), areOffered);
  }
  const read = parseQuestion(rest, [`${line.passage.lead ?? ''} ${line.passage.text}`], index);
  const isAnswer = quotesOfEarlierPart(read, [line], index).length > 0;
  return answerOfQuotes({ isAnswer, passages: [line] }, index);
};
