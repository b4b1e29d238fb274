import type { QuestionInConversation } from '../answering/question-in-conversation';
import { conversationsOfParts, questionParts } from '../answering/question-parts';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import { answerTypeScore } from '../retrieval/answer-type-scores';
import { answerPartFromRecord } from './answer-part-from-record';
import { amountFieldIn } from './compared';
import type { SubjectRecord } from './record';
import type { RecordAnswer } from './record-answer';
import { answerTypeIfBare } from './record-question';

/** A part of a question with the record's answer. */
export interface AnsweredPart {
  readonly part: string;
  readonly answer: RecordAnswer;
}

const patternsFor = byLanguage((code) => {
  const { joining, inverted } = lexicons[code].followUp;
  return {
    listed: new RegExp(String.raw`^(.*?)(\p{L}+)(?:,? (?:${joining}) | ?[&+] ?)(?:\p{L}{1,3} )?(\p{L}+)\P{L}*$`, 'iu'),
    // `… and is that up or down?`
    further: new RegExp(String.raw`[,;]?\s+(?:${joining})\s+(?=(?:${inverted})(?!\p{L}))`, 'iu'),
  };
});

const wordsFor = (text: string) => patternsFor(questionLanguage(text));

const tellsOf = (answer: RecordAnswer, answerType: AnswerType, { facts }: SubjectRecord): boolean => {
  if (answer.kind === 'told')
    return facts.some(({ field, kinds }) => field === answer.field && kinds.includes(answerType));
  return (
    answer.kind === 'quoted' &&
    answer.quotes.some(({ text }) => answerTypeScore({ ...NO_PASSAGE, text, location: null }, answerType, null) > 0)
  );
};

const NO_PASSAGE = { lead: null, heading: null, paragraph: 0, isHeading: false };

/** Splits a list whose last two words name different fields: `staff and money`. */
const twoFields = (part: string, record: SubjectRecord): readonly string[] => {
  const [, before, one, other] = wordsFor(part).listed.exec(part) ?? [];
  if (before === undefined || one === undefined || other === undefined) return [part];
  const fields = [one, other].map((word) => amountFieldIn(word, record));
  return fields.includes(null) || fields[0] === fields[1] ? [part] : [`${before} ${one}`, `${other}?`];
};

/** The questions in a message; one joined without a question word counts as a separate question. */
const partsOf = (question: string, record: SubjectRecord): readonly string[] =>
  questionParts(question, questionLanguage(question)).flatMap((part) => {
    const joint = wordsFor(part).further.exec(part);
    return joint == null || joint.index === 0
      ? twoFields(part, record)
      : [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)];
  });

/** The record's answer to each part of a question. */
export const answersFromRecord = (
  conversation: QuestionInConversation,
  record: SubjectRecord,
): readonly AnsweredPart[] => {
  const answers: AnsweredPart[] = [];
  for (const each of conversationsOfParts(conversation, partsOf(conversation.question, record))) {
    const { question: part } = each;
    const kind = answers.length === 0 ? null : answerTypeIfBare(part, record);
    const already = kind === null ? undefined : answers.find(({ answer }) => tellsOf(answer, kind, record));
    answers.push({ part, answer: already?.answer ?? answerPartFromRecord(each, record) });
  }
  return answers;
};
