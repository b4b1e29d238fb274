import { peopleIn, samePeople } from '#engine/gate/peoples';
import { resembling } from '#platform/search/typos';
import type { Language } from '#text/languages/language';
import { figuresIn } from '#text/words/figures';
import { contentStem, tokens } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { yearDigits } from '#text/words/year';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import { readPeriod } from '../periods/question-period';
import { isFigure, termsOf } from '../retrieval/index-terms';
import { type ParsedQuestion, type QueryTerm, parseQuestion, termOf, sameThing } from '../retrieval/parsed-question';
import type { Passage } from '../retrieval/passage';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { askingIn } from '../retrieval/question-patterns';
import type { SubjectRecord } from './record';
import type { RecordPlace } from './record-answer';
import { recordPassages } from './record-passages';

/** The last part of a compound has at least this many letters. */
const SHORTEST_HEAD = 3;
/** First letters that a country and its people share. */
const SAME_START = 4;

/** Terms for the subject of a record, which do not say what is asked about it. */
const subjectOf = ({ kind, names }: SubjectRecord, language: Language | null): ReadonlySet<string> => {
  const words = lexicons[language?.code ?? 'en'].field;
  const own = termsOf(`${names.join(' ')} ${words[kind]} ${words.unitedStates}`, language);
  const people = names.flatMap((name) => peopleIn(name.toLowerCase(), language));
  return new Set([...own.flatMap((term) => [term, ...samePeople(term)]), ...people]);
};

/** Years outside of dates, amounts and ranges. */
export const LONE_YEARS = new RegExp(String.raw`(?<![\p{N}.,/-])${yearDigits}(?![\p{N}/-])`, 'gu');

/** A record as questions in one language are read over it. */
export interface SearchableRecord {
  readonly index: PassageIndex<RecordPlace>;
  readonly subject: ReadonlySet<string>;
  /** Words that ask for a field and only share a stem with the subject: `administrator`, of a `… Administration`. */
  readonly ofFields: ReadonlySet<string>;
}

const inSmall = (text: string): readonly string[] => tokens(text).map((word) => word.toLowerCase());

/** The words by which a record's fields are asked for, without those of its subject as written. */
const wordsOfFields = ({ kind, names, facts }: SubjectRecord, language: Language | null): ReadonlySet<string> => {
  const words = lexicons[language?.code ?? 'en'].field;
  const own = new Set(inSmall(`${names.join(' ')} ${words[kind]} ${words.unitedStates}`));
  return new Set(facts.flatMap(({ field }) => inSmall(words[field])).filter((word) => !own.has(word)));
};

export const searchableRecord = (question: string, record: SubjectRecord): SearchableRecord => {
  const language = questionLanguage(question);
  return {
    index: indexOf(recordPassages(record, language), language),
    subject: subjectOf(record, language),
    ofFields: wordsOfFields(record, language),
  };
};

/**
 * Whether a thing is only a figure that the record does not have. The question assumes it, and the record’s own value
 * answers.
 */
const supposed = (sought: QueryTerm, index: PassageIndex<RecordPlace>): boolean =>
  [...sought.alternatives.keys()].every((term) => isFigure(term) && !index.frequencies.has(term));

/** The question without dates and `today`, which say when rather than what. */
const withoutDates = (question: string): string =>
  figuresIn(question, 0, undefined, questionLanguage(question))
    .filter(({ kind }) => kind === 'date')
    .reduce((text, { text: date }) => text.replace(date, ' '), readPeriod(question, 0).text)
    .replace(LONE_YEARS, ' ');

/** A misspelt name is recognised from this many letters: with one letter added, missing or wrong. */
const SHORTEST_MISSPELT = 6;

/** Whether a word names the subject, perhaps misspelt: `Swizerland` for Switzerland. */
const isMentionedIn = (subject: ReadonlySet<string>, term: string): boolean => {
  if (subject.has(term)) return true;
  if (term.length < SHORTEST_MISSPELT || rowOfStem(term) >= 0) return false;
  const alike = [...subject].filter((own) => own[0] === term[0] && own.length >= SHORTEST_MISSPELT);
  return resembling(term, new Set(alike), 1, 1).length > 0;
};

/** What a question names besides its dates, the subject of the record and what it assumes. */
export const readRecordQuestion = (
  question: string,
  history: readonly string[],
  { index, subject, ofFields }: SearchableRecord,
): ParsedQuestion => {
  const read = parseQuestion(withoutDates(question), history.map(withoutDates), index, questionLanguage);
  const asking = new Set(termsOf(askingIn(question, questionLanguage(question)), index.language));
  const says = (sought: QueryTerm): boolean =>
    (ofFields.has(sought.written.toLowerCase()) || !isMentionedIn(subject, termOf(sought))) &&
    !asking.has(termOf(sought)) &&
    !supposed(sought, index);
  return { ...read, terms: read.terms.filter(says) };
};

/**
 * Whether a word refers to the subject, as part of a compound (`Patentamt` is an `Amt`) or by a common beginning
 * (`deutsch`, `Deutschland`).
 */
const isOfSubject = (term: string, { index: { language }, subject }: SearchableRecord): boolean =>
  language?.compounds === true &&
  [...subject].some(
    (own) =>
      (own.length >= SHORTEST_HEAD && term.endsWith(own)) ||
      (own.length >= SAME_START && term.startsWith(own.slice(0, SAME_START))),
  );

/** The things that a question names: `steel` in `the tariff on steel` and `how much steel`. */
export const thingsOf = (
  { terms: sought, afterAmount }: ParsedQuestion,
  asking: SearchableRecord,
): readonly QueryTerm[] =>
  sought.filter((each) => (each.isObject || afterAmount.includes(termOf(each))) && !isOfSubject(termOf(each), asking));

/** Whether a thing occurs in the words for a field, or in the text of a passage. */
export const thingsMatcher = ({ passages, language }: PassageIndex<RecordPlace>) => {
  const ofFields = new Set(termsOf(passages.map(({ passage: { heading } }) => heading ?? '').join(' '), language));
  return (things: readonly QueryTerm[], { location, text }: Passage<RecordPlace>): boolean => {
    const missing = things.filter((thing) => !ofFields.has(termOf(thing)));
    if (missing.length === 0) return true;
    const statement = location.kind === 'fact' ? (location.fact.statement?.statement ?? '') : '';
    const given = new Set(termsOf(`${text} ${statement}`, language));
    return missing.every((thing) => sameThing(thing).some((term) => given.has(term)));
  };
};

/**
 * Whether a question asks for only a part of a field: `services trade`, `flood insurance budget`. It does if a word
 * unknown to the record immediately precedes one for the field.
 */
export const isNarrower = (question: string, { heading }: Passage<RecordPlace>, asking: SearchableRecord): boolean => {
  const { index } = asking;
  const ofField = new Set(termsOf(heading ?? '', index.language));
  const unknown = readRecordQuestion(question, [], asking)
    .terms.filter((each) => !each.isName && !sameThing(each).some((term) => index.frequencies.has(term)))
    .map(termOf);
  const terms = tokens(question).map((word) => contentStem(word, index.language));
  return terms.some((term, position) => unknown.includes(term) && ofField.has(terms[position + 1] ?? ''));
};

/** Whether a question has a word that the record does not: `married`. */
export const asksBeyondRecord = (question: string, asking: SearchableRecord): boolean =>
  readRecordQuestion(question, [], asking).terms.some(
    (each) => !each.isName && !sameThing(each).some((term) => asking.index.frequencies.has(term)),
  );

/**
 * The kind of thing that a question asks for if it names nothing in the record: `and under which order?` Null if it
 * names something.
 */
export const answerTypeIfBare = (question: string, record: SubjectRecord): AnswerType | null => {
  const asking = searchableRecord(question, record);
  const { answerType, terms: sought } = readRecordQuestion(question, [], asking);
  const isKnown = sought.some(({ alternatives }) =>
    [...alternatives.keys()].some((term) => asking.index.frequencies.has(term)),
  );
  return isKnown ? null : answerType;
};

/** What a question names besides the subject of the record and what it assumes. */
export const termsBeyondSubject = (question: string, record: SubjectRecord): readonly QueryTerm[] =>
  readRecordQuestion(question, [], searchableRecord(question, record)).terms;
