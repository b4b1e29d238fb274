import { MAX_NEAREST, MAX_QUOTES, quoteOf, quotedAnswer } from '../answering/assistant-answer';
import type { FieldName } from '../languages/field-lexicon';
import { questionLanguage } from '../languages/question-language';
import { termsOf } from '../retrieval/index-terms';
import { type ParsedQuestion, termOf } from '../retrieval/parsed-question';
import type { Passage } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import {
  asksCount,
  asksForPredecessor,
  asksWhere,
  asksWho,
  hasQuestionWord,
  withoutCharge,
} from '../retrieval/question-patterns';
import { ANSWERING_COVERAGE, type RankedPassage, NEAR_BEST_SCORE, rankPassages } from '../retrieval/ranking';
import type { Fact, SubjectRecord } from './record';
import type { RecordAnswer, RecordPlace } from './record-answer';
import { recordQuotes } from './record-passages';
import {
  type SearchableRecord,
  LONE_YEARS,
  searchableRecord,
  asksBeyondRecord,
  thingsMatcher,
  isNarrower,
  thingsOf,
  readRecordQuestion,
} from './record-question';
import { asksWhatTraded, asksWhichGoods, asksBothDirections, tradeDirection } from './trade-direction';

const LETTER = /\p{L}/u;

const OF_TRADE: ReadonlySet<FieldName> = new Set<FieldName>(['exports', 'imports', 'trade']);

/** Whether a field shares the question's words but has another kind of value than asked for. */
const isBeside = (
  question: string,
  passage: Passage<RecordPlace>,
  { field, kinds }: Fact,
  asking: SearchableRecord,
): boolean => {
  if (!kinds.includes('amount')) return false;
  const language = questionLanguage(question);
  const isOfTrade = OF_TRADE.has(field);
  return (
    isNarrower(question, passage, asking) ||
    ((isOfTrade || field === 'tariff') && asksWhichGoods(question, language)) ||
    (isOfTrade && asksWhatTraded(question, language))
  );
};

const factAnswer = ({ field, statement }: Fact): RecordAnswer =>
  statement === null ? { kind: 'unknown', field } : { kind: 'told', field, told: statement };

/**
 * Picks exports or imports by who sells to whom, since both share their words. `texts`: the question and the one it
 * continues.
 */
const directed = (fact: Fact, texts: readonly string[], { facts, names }: SubjectRecord): Fact => {
  if (fact.field !== 'exports' && fact.field !== 'imports') return fact;
  // `Do we sell them more than we buy?` asks for both, which the field on trade gives.
  if (texts.some((text) => asksBothDirections(text, questionLanguage(text))))
    return facts.find(({ field }) => field === 'trade') ?? fact;
  const [direction] = texts.flatMap((text) => tradeDirection(text, names, questionLanguage(text)) ?? []);
  return facts.find(({ field }) => field === direction) ?? fact;
};

/** What a question asks for: a person (`who`), what somebody is in charge of (`charge`), or anything else. */
type Kind = 'who' | 'charge' | 'any';

/**
 * Whether a passage can answer: `who` needs a field with a person, `charge` one without. Texts can answer both, except
 * that the title of a document names nobody.
 */
const fits = ({ location }: Passage<RecordPlace>, kind: Kind): boolean => {
  if (location.kind === 'text') return kind !== 'who' || location.text.field !== 'documents';
  const tellsPerson = location.fact.kinds.includes('person');
  if (kind === 'charge') return !tellsPerson;
  return kind !== 'who' || tellsPerson;
};

/** Whether a field is known to have no value. That also answers for a part of it: `spies` among the employees. */
const isUnknown = ({ location }: Passage<RecordPlace>): boolean =>
  location.kind === 'fact' && location.fact.statement === null;

/** Whether a question asks for what came before the present, which records do not have. */
const isOfFormer = (text: string): boolean => asksForPredecessor(text, questionLanguage(text));

/** Whether a leader's name does not answer: it does not say what a leader is like or did, nor who came before. */
const isNotOfLeader = (text: string, kind: Kind, asking: SearchableRecord): boolean =>
  isOfFormer(text) ||
  (kind === 'any' &&
    (POSSESSED.test(text) || !hasQuestionWord(text, questionLanguage(text))) &&
    asksBeyondRecord(text, asking));

/** A possessive: `Lutnick’s salary`. */
const POSSESSED = /\p{Lu}\p{L}+['’]s \p{L}/u;

/** Whether a question names nothing besides the words for a field. */
const containsTheQuestion = (
  { location, heading }: Passage<RecordPlace>,
  texts: readonly string[],
  asking: SearchableRecord,
): boolean => {
  const ofField = new Set(termsOf(heading ?? '', asking.index.language));
  return (
    location.kind === 'fact' &&
    texts.every((text) => readRecordQuestion(text, [], asking).terms.every((thing) => ofField.has(termOf(thing))))
  );
};

/** The best answer; null if nothing answers. */
const bestAnswer = (
  all: readonly RankedPassage<RecordPlace>[],
  kind: Kind,
  texts: readonly string[],
  record: SubjectRecord,
  asking: SearchableRecord,
): RecordAnswer | null => {
  if (kind === 'who' && texts.some(isOfFormer)) return null;
  const things = texts.flatMap((text) => thingsOf(readRecordQuestion(text, [], asking), asking));
  const has = thingsMatcher(asking.index);
  const answering = all.filter(
    ({ tells, passage }) => tells && fits(passage, kind) && (isUnknown(passage) || has(things, passage)),
  );
  // `Who leads it?` asks for its leader, even if its description mentions what it leads.
  const named =
    kind === 'who' ? answering.find(({ passage }) => containsTheQuestion(passage, texts, asking)) : undefined;
  const best = named ?? answering[0];
  if (best === undefined || best.coverage < ANSWERING_COVERAGE) return null;
  const { location } = best.passage;
  if (
    location.kind === 'fact' &&
    location.fact.field === 'current_leader' &&
    texts.some((text) => isNotOfLeader(text, kind, asking))
  )
    return null;
  if (location.kind === 'fact')
    return !isUnknown(best.passage) && texts.some((text) => isBeside(text, best.passage, location.fact, asking))
      ? null
      : factAnswer(directed(location.fact, texts, record));
  const near = answering.filter(
    ({ passage, score }) => passage.location.kind === 'text' && score >= NEAR_BEST_SCORE * best.score,
  );
  return quotedAnswer(recordQuotes(near.slice(0, MAX_QUOTES)));
};

const ofYear = (answer: RecordAnswer, question: string): RecordAnswer => {
  const [writtenYear] = question.match(LONE_YEARS) ?? [];
  if (answer.kind !== 'told' || writtenYear === undefined) return answer;
  const year = Number(writtenYear);
  const { told } = answer;
  return told.years === null || told.years.includes(year) ? answer : { kind: 'other_year', year, told };
};

/** Whether a question is general and names nothing to search for: `What does it do?` */
const asksInGeneral = (question: string, { answerType }: ParsedQuestion): boolean =>
  ['thing', 'meaning', 'reason'].includes(answerType) &&
  LETTER.test(question) &&
  !isOfFormer(question) &&
  !asksWhere(question, questionLanguage(question));

const generally = ({ passages }: PassageIndex<RecordPlace>): RecordAnswer | null => {
  const described = passages.filter(({ passage: { location } }) => location.kind === 'text');
  const quotes = described.slice(0, MAX_QUOTES).map(({ passage }) => quoteOf(passage));
  return quotes.length === 0 ? null : quotedAnswer(quotes);
};

/**
 * The field meant by a question that names nothing: `how many people?` by its own words, `how much is it?` only if no
 * other field fits.
 */
const meantBarely = (
  question: string,
  found: readonly RankedPassage<RecordPlace>[],
  { language }: PassageIndex<RecordPlace>,
): readonly RankedPassage<RecordPlace>[] => {
  const isCount = asksCount(question, questionLanguage(question));
  const facts = found.filter(
    ({ tells, passage: { location } }) =>
      tells && location.kind === 'fact' && !(isCount && location.fact.kinds.includes('money')),
  );
  if (facts.length <= 1) return facts.length === 1 ? facts : found;
  const words = new Set(termsOf(question, language));
  return facts.filter(({ passage: { heading } }) => termsOf(heading ?? '', language).some((term) => words.has(term)));
};

/**
 * Answers from a record alone: by the field asked for, else by quoting its texts. `history`: earlier questions, newest
 * last, which supply the subject of a question that names none.
 */
export const answerByFields = (question: string, history: readonly string[], record: SubjectRecord): RecordAnswer => {
  const language = questionLanguage(question);
  const asking = searchableRecord(question, record);
  const { index } = asking;
  const rest = withoutCharge(question, language);
  const own = readRecordQuestion(rest ?? question, [], asking);
  const kind: Kind = rest !== null ? 'charge' : asksWho(question, language) ? 'who' : 'any';
  const found = rankPassages(own, index);
  const previous = history.at(-1);
  const isBare = own.terms.length === 0 && kind !== 'charge';
  const goingOn =
    isBare && previous !== undefined
      ? bestAnswer(
          rankPassages(readRecordQuestion(question, [previous], asking), index),
          kind,
          [question, previous],
          record,
          asking,
        )
      : null;
  const meant = isBare ? meantBarely(question, found, index) : found;
  const answer = goingOn ?? bestAnswer(meant, kind, [question], record, asking);
  if (answer !== null) return ofYear(answer, question);
  const general = own.terms.length === 0 && asksInGeneral(question, own) ? generally(index) : null;
  return general ?? { kind: 'not_answered', nearest: recordQuotes(found.slice(0, MAX_NEAREST)) };
};
