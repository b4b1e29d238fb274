import { phrases } from '#text/languages/patterns';
import type { QuestionInConversation } from '../answering/conversation';
import { byLanguage } from '../languages/by-language';
import type { FieldName } from '../languages/field-lexicon';
import { followUpLexicon } from '../languages/follow-up-lexicon';
import { comparedAnswer, asksForLeast, isSuperlative, answerExtreme, sameOfOther } from './compared';
import { answerOnDocuments } from './answer-on-documents';
import {
  answerFromNotes,
  answerOnHistory,
  answerOnUnion,
  asksFate,
  asksMembers,
  asksTimeOfFigure,
} from './answer-from-notes';
import { answerOnStart, asksStartOf } from './answer-on-start';
import { answerOnRecordLines } from './pointed-lines';
import { questionLanguage } from '../languages/question-language';
import { answerElsewhere, plainAnswer, rateAnswer, replacedBy } from './rates';
import type { RecordText, SubjectRecord } from './record';
import { NOT_ANSWERED, type RecordAnswer, type RecordPlace } from './record-answer';
import { titlesOnThings, withTheirLike } from './titles-on-things';

const patternsFor = byLanguage((code) => ({
  choosing: new RegExp(String.raw`^\P{L}*(?:${followUpLexicon[code].choosing})(?!\p{L})`, 'iu'),
  trend: phrases(followUpLexicon[code].trend),
}));

const wordsFor = (text: string) => patternsFor(questionLanguage(text));

const isAmountOf = (name: FieldName, { facts }: SubjectRecord): boolean =>
  facts.some(({ field, kinds }) => field === name && kinds.includes('amount'));

/** Whether a question asks how something has changed: `is that up or down?` */
const asksTrend = (part: string): boolean => wordsFor(part).trend.test(part);

const isOfRate = (name: FieldName, { facts }: SubjectRecord): boolean =>
  facts.some(({ field, knownUntil }) => field === name && knownUntil !== undefined);

/** The quoted documents; null if anything else is quoted. */
const titlesIn = (quotes: readonly { readonly location: RecordPlace }[]): readonly RecordText[] | null => {
  const titles = quotes.flatMap(({ location }) =>
    location.kind === 'text' && location.text.day != null ? [location.text] : [],
  );
  return titles.length === quotes.length ? titles : null;
};

const namingThem = (question: string, record: SubjectRecord): RecordAnswer | null => {
  const answer = titlesOnThings(question, record);
  return answer?.kind === 'quoted' ? answer : null;
};

/** The figure that answered the last question, repeated with its date; null if its date is not asked for. */
const figureOfBefore = (question: string, history: readonly string[], record: SubjectRecord): RecordAnswer | null => {
  const previous = history.at(-1);
  if (previous === undefined || !asksTimeOfFigure(question)) return null;
  const answer = plainAnswer(previous, [], record);
  return answer.kind === 'told' && isAmountOf(answer.field, record) ? answer : null;
};

const shareIn = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?) ?(?:%|percent)/giu)].map(([, n = '']) => n);

/** The percentage in a question that the answer does not have: a tariff of 10% does not answer whether it is 40%. */
const shareMissing = (question: string, { told }: Extract<RecordAnswer, { kind: 'told' }>): string | undefined => {
  const shares = shareIn(told.statement);
  return shareIn(question).find((share) => !shares.includes(share));
};

/** Answers one part of a question. */
export const answerPartFromRecord = (conversation: QuestionInConversation, record: SubjectRecord): RecordAnswer => {
  const { question, history } = conversation;
  const special =
    answerOnRecordLines(conversation, record) ??
    figureOfBefore(question, history, record) ??
    answerFromNotes(question, record) ??
    answerOnUnion(question, record) ??
    replacedBy(question, history, record) ??
    comparedAnswer(question, history, record) ??
    sameOfOther(question, history, record);
  if (special !== null) return special;
  if (!isSuperlative(question) && asksMembers(question, record)) return { kind: 'members', members: record.members };
  const found = rateAnswer(question, history, record) ?? plainAnswer(question, history, record);
  const missing = found.kind === 'told' ? shareMissing(question, found) : undefined;
  const answer = missing === undefined || found.kind !== 'told' ? found : { ...found, shareMissing: missing };
  const elsewhere = answerElsewhere(question, answer, record);
  if (elsewhere !== null) return elsewhere;
  const onStart = answer.kind !== 'told' && asksStartOf(question) ? answerOnStart(question, record) : null;
  if (onStart !== null) return onStart;
  if (answer.kind === 'not_answered')
    return answerOnDocuments(question, history, record) ?? answerOnHistory(question, record) ?? answer;
  if (answer.kind === 'quoted' && asksFate(question, record)) return answerOnHistory(question, record) ?? NOT_ANSWERED;
  if (answer.kind === 'unknown' && isOfRate(answer.field, record)) return titlesOnThings(question, record) ?? answer;
  const titles = answer.kind === 'quoted' ? titlesIn(answer.quotes) : null;
  if (titles !== null)
    return (
      answerOnDocuments(question, history, record) ??
      namingThem(question, record) ??
      withTheirLike(titles, question, record)
    );
  if (answer.kind !== 'told') return answer;
  // Each amount is of one date only.
  if (isAmountOf(answer.field, record) && asksTrend(question)) return NOT_ANSWERED;
  if (answer.field === 'members') return { kind: 'members', members: record.members };
  // `Which agency has the most staff?` asks for an agency, not for the staff of this one.
  const asksForOne = isSuperlative(question) && wordsFor(question).choosing.test(question);
  return isAmountOf(answer.field, record) && asksForOne
    ? answerExtreme(answer.field, record.members, asksForLeast(question))
    : answer;
};
