import { questionLanguage } from '../languages/question-language';
import { type Answer, around } from '../answering/answer';
import type { Conversation } from '../answering/conversation';
import { pointingOf } from '../answering/pointing';
import { linesOf } from '../answering/referred-lines';
import type { Placed } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { readQuestion } from '../retrieval/question';
import { MAX_ITEMS, answerOf, quotesOf } from './document-quotes';
import { findPassages, quotedAlready } from './find-passages';

/**
 * Answers a question that refers to lines: `tell me more about the second` by the sentences around it, `which of them
 * …` by the lines that match. Null for any other question.
 */
export const answerOfLines = <Location>(
  { question, history, lines: references = [], areOffered }: Conversation,
  index: PassageIndex<Location>,
): Answer<Location> | null => {
  const lines = linesOf(references, (reference): Placed<Location> | undefined => {
    const number = Number(reference);
    const passage = index.passages[number]?.passage;
    return passage && { position: number, passage };
  });
  const pointing = lines === null ? null : pointingOf(question, lines, questionLanguage(question));
  if (lines === null || pointing === null || pointing.kind === 'earlier') return null;
  if (pointing.kind === 'among') {
    const chosen = new Set(lines.map(({ position }) => position));
    return answerOf(findPassages(readQuestion(pointing.rest, history, index), index, chosen), index);
  }
  const { line, asksMore, rest } = pointing;
  if (asksMore) {
    const beside = index.passages.flatMap(({ passage }, position) =>
      passage.paragraph === line.passage.paragraph ? [{ position, passage }] : [],
    );
    return around(quotesOf(beside.slice(0, MAX_ITEMS), index), areOffered);
  }
  const read = readQuestion(rest, [`${line.passage.lead ?? ''} ${line.passage.text}`], index);
  const isAnswer = quotedAlready(read, [line], index).length > 0;
  return answerOf({ isAnswer, passages: [line] }, index);
};
