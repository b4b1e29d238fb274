import { MAX_QUOTES, surroundingPassages, quotedAnswer } from '../answering/assistant-answer';
import { lineReferenceIn } from '../answering/line-reference';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { findReferredLines } from '../answering/referred-lines';
import { questionLanguage } from '../languages/question-language';
import { answerByFields } from './answer-by-fields';
import { fieldOfQuestion, asksForLeast, isSuperlative, answerExtreme, withoutRank } from './compared';
import type { SubjectRecord } from './record';
import { NOT_ANSWERED, type RecordAnswer } from './record-answer';
import { quotesOfRecord } from './record-passages';

/** The reference to a text of the record, by its position. */
export const textReference = (at: number): string => `text ${at}`;

/**
 * Answers about the agencies that the last answer listed: `which of them has the most staff?`, `tell me more about the
 * second`.
 */
const answerOfMembers = (
  { question, history, lines: references = [] }: QuestionInConversation,
  record: SubjectRecord,
): RecordAnswer | null => {
  const lines = findReferredLines(references, (reference) =>
    record.members.find((member) => member.reference === reference),
  );
  const reference = lines === null ? null : lineReferenceIn(question, lines, questionLanguage(question));
  if (lines === null || reference === null || reference.kind === 'earlier') return null;
  if (reference.kind === 'among') {
    const field = isSuperlative(question) ? fieldOfQuestion(withoutRank(reference.rest), [], record) : null;
    return field === null ? NOT_ANSWERED : answerExtreme(field, lines, asksForLeast(question));
  }
  const { line, asksMore, isBare, rest } = reference;
  const other = line.record();
  const answer =
    asksMore || isBare
      ? quotedAnswer(quotesOfRecord(other).slice(0, 2 * MAX_QUOTES))
      : answerByFields(rest, history.slice(-1), other);
  return { kind: 'of_other', record: other, answer };
};

/** The text that a question refers to (`the second`), quoted again alone, with its address. */
const answerOfText = (
  { question, lines: references = [], areOffered }: QuestionInConversation,
  record: SubjectRecord,
): RecordAnswer | null => {
  const quotes = quotesOfRecord(record).filter(({ location }) => location.kind === 'text');
  const lines = findReferredLines(references, (reference) =>
    quotes.find((_, index) => textReference(index) === reference),
  );
  const reference = lines === null ? null : lineReferenceIn(question, lines, questionLanguage(question));
  return reference?.kind === 'one' && reference.asksMore ? surroundingPassages([reference.line], areOffered) : null;
};

/** Answers a question about the lines of the last answer; null for any other. */
export const answerOnRecordLines = (conversation: QuestionInConversation, record: SubjectRecord): RecordAnswer | null =>
  answerOfMembers(conversation, record) ?? answerOfText(conversation, record);
