import { assertNever } from '#kernel/assert-never';
import { phrases } from '#text/languages/patterns';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { byLanguage } from '../languages/by-language';
import type { FieldName } from '../languages/field-lexicon';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { sharesIn } from '../retrieval/percentages';
import {
  answerFromNotes,
  answerOnHistory,
  answerOnUnion,
  asksHowAgencyEnded,
  asksMembers,
  asksTimeOfFigure,
} from './answer-from-notes';
import { answerOnDocuments } from './answer-on-documents';
import { answerOnRecordLines } from './answer-on-record-lines';
import { answerOnStart, asksStartOf } from './answer-on-start';
import { comparedAnswer, asksForLeast, isSuperlative, answerExtreme, sameOfOther } from './compared';
import { answerElsewhere, plainAnswer, rateAnswer, replacedBy } from './rates';
import type { RecordText, SubjectRecord } from './record';
import { NOT_ANSWERED, type RecordAnswer, type RecordPlace } from './record-answer';
import { titlesOnThings, withTitlesAlike } from './titles-on-things';

/** What is asked of a record, and the earlier questions. */
interface AskedOfRecord extends Pick<QuestionInConversation, 'question' | 'history'> {
  readonly conversation: QuestionInConversation;
  readonly record: SubjectRecord;
}

type Answering = (asked: AskedOfRecord) => RecordAnswer | null;

const patternsFor = byLanguage((code) => ({
  choosing: new RegExp(String.raw`^\P{L}*(?:${lexicons[code].followUp.choosing})(?!\p{L})`, 'iu'),
  trend: phrases(lexicons[code].followUp.trend),
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
const figureOfBefore: Answering = ({ question, history, record }) => {
  const previous = history.at(-1);
  if (previous === undefined || !asksTimeOfFigure(question)) return null;
  const answer = plainAnswer(previous, [], record);
  return answer.kind === 'told' && isAmountOf(answer.field, record) ? answer : null;
};

/** A tariff of 10% does not answer whether it is 40%: the percentage in a question that the answer does not have. */
const withShareMissing = (question: string, answer: Extract<RecordAnswer, { kind: 'told' }>): RecordAnswer => {
  const shares = sharesIn(answer.told.statement);
  const shareMissing = sharesIn(question).find((share) => !shares.includes(share));
  return shareMissing === undefined ? answer : { ...answer, shareMissing };
};

/** Readings of a question that its fields do not answer, in the order in which they are tried. */
const SPECIAL: readonly Answering[] = [
  ({ conversation, record }) => answerOnRecordLines(conversation, record),
  figureOfBefore,
  ({ question, record }) => answerFromNotes(question, record),
  ({ question, record }) => answerOnUnion(question, record),
  ({ question, history, record }) => replacedBy(question, history, record),
  ({ question, history, record }) => comparedAnswer(question, history, record),
  ({ question, history, record }) => sameOfOther(question, history, record),
  ({ question, record }) =>
    !isSuperlative(question) && asksMembers(question, record) ? { kind: 'members', members: record.members } : null,
];

const firstOf = (answerings: readonly Answering[], asked: AskedOfRecord): RecordAnswer | null => {
  for (const answering of answerings) {
    const answer = answering(asked);
    if (answer !== null) return answer;
  }
  return null;
};

const byDocuments: Answering = ({ question, history, record }) => answerOnDocuments(question, history, record);
const byHistory: Answering = ({ question, record }) => answerOnHistory(question, record);

/** An answer told of a field: of the members if it is asked which of them has the most, none if it is asked how it changed. */
const ofField = (
  answer: Extract<RecordAnswer, { kind: 'told' }>,
  { question, record }: AskedOfRecord,
): RecordAnswer => {
  const isAmount = isAmountOf(answer.field, record);
  // Each amount is of one date only.
  if (isAmount && asksTrend(question)) return NOT_ANSWERED;
  if (answer.field === 'members') return { kind: 'members', members: record.members };
  // `Which agency has the most staff?` asks for an agency, not for the staff of this one.
  const asksForOne = isSuperlative(question) && wordsFor(question).choosing.test(question);
  return isAmount && asksForOne ? answerExtreme(answer.field, record.members, asksForLeast(question)) : answer;
};

const ofQuotes = (answer: Extract<RecordAnswer, { kind: 'quoted' }>, asked: AskedOfRecord): RecordAnswer => {
  const { question, record } = asked;
  if (asksHowAgencyEnded(question, record)) return byHistory(asked) ?? NOT_ANSWERED;
  const titles = titlesIn(answer.quotes);
  if (titles === null) return answer;
  return byDocuments(asked) ?? namingThem(question, record) ?? withTitlesAlike(titles, question, record);
};

/** What the fields answer, replaced by what else of the record answers better. */
const settled = (answer: RecordAnswer, asked: AskedOfRecord): RecordAnswer => {
  const { question, record } = asked;
  switch (answer.kind) {
    case 'told':
      return ofField(answer, asked);
    case 'quoted':
      return ofQuotes(answer, asked);
    case 'not_answered':
      return firstOf([byDocuments, byHistory], asked) ?? answer;
    case 'unknown':
      return (isOfRate(answer.field, record) ? titlesOnThings(question, record) : null) ?? answer;
    case 'members':
    case 'other_year':
    case 'ranked':
    case 'compared':
    case 'of_other':
    case 'elsewhere':
      return answer;
    default:
      return assertNever(answer);
  }
};

export const answerPartFromRecord = (conversation: QuestionInConversation, record: SubjectRecord): RecordAnswer => {
  const { question, history } = conversation;
  const asked = { conversation, question, history, record };
  const special = firstOf(SPECIAL, asked);
  if (special !== null) return special;
  const found = rateAnswer(question, history, record) ?? plainAnswer(question, history, record);
  const answer = found.kind === 'told' ? withShareMissing(question, found) : found;
  const elsewhere = answerElsewhere(question, answer, record);
  if (elsewhere !== null) return elsewhere;
  const onStart = answer.kind !== 'told' && asksStartOf(question) ? answerOnStart(question, record) : null;
  return onStart ?? settled(answer, asked);
};
