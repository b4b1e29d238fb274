import { phrases } from '#text/languages/patterns';
import { quotedAnswer } from '../answering/assistant-answer';
import { byLanguage } from '../languages/by-language';
import type { FieldName } from '../languages/field-lexicon';
import { lexicons } from '../languages/lexicons';
import type { NoteLexicon } from '../languages/note-lexicon';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import { answerTypeScore } from '../retrieval/answer-type-scores';
import { FIGURE, termsOf } from '../retrieval/index-terms';
import { sameThing } from '../retrieval/parsed-question';
import { asksCount, asksHowMuch, asksWho, hasQuestionWord, readAnswerType } from '../retrieval/question-patterns';
import { namePattern } from './name-pattern';
import type { RecordText, SubjectRecord } from './record';
import type { RecordAnswer } from './record-answer';
import { termsBeyondSubject } from './record-question';

const patternsFor = byLanguage((code) => {
  const of = (key: keyof NoteLexicon): RegExp => phrases(lexicons[code].note[key]);
  return {
    basis: of('basis'),
    budget: of('budget'),
    staff: of('staff'),
    figure: of('figure'),
    funding: of('funding'),
    origin: of('origin'),
    name: of('name'),
    names: new RegExp(phrases(lexicons[code].note.name), 'giu'),
    fate: of('fate'),
    standing: of('standing'),
    bodies: of('bodies'),
    under: new RegExp(String.raw`(?<!\p{L})(?:${lexicons[code].note.under}) (?:\p{Ll}{2,3} )?(?=\p{L})`, 'iu'),
    deals: new RegExp(phrases(lexicons[code].listing.deal), 'giu'),
    figures: new RegExp(phrases(`${lexicons[code].note.basis}|${lexicons[code].note.figure}|budget`), 'giu'),
  };
});

/** Patterns in the notes on agencies, which are in English. */
const ON_BUDGET = /\bbudget (?:figure|line)\b/i;
const ON_STAFF = /^headcount\b/i;
/** States what a figure covers, and so whether anything is part of it. */
const IS_WHOLE = /\b(?:is|only|covers)\b/i;
const ON_FUNDING = /\b(?:funded|financed) by\b|\bfunding comes from\b/i;
const ON_ORIGIN = /\b(?:established|created|founded|set up)\b.*\bby\b/i;
const ON_NAME = /\b(?:formerly|renamed|secondary title|also called|known as)\b/i;
const ON_FATE = /\b(?:transferred|abolished|closed|merged|dissolved|absorbed)\b/i;

/** `What is the name of its head?` asks for a field, unless a note mentions it, too. */
const OF_OTHER_FIELDS: readonly FieldName[] = ['current_leader', 'headcount'];

const quotedTexts = (texts: readonly RecordText[]): RecordAnswer | null =>
  texts.length === 0
    ? null
    : quotedAnswer(texts.map((text) => ({ text: text.text, lead: null, location: { kind: 'text', text } })));

/** Kinds of thing that a note on a figure may give; a budget is asked for as money. */
const OF_BASIS: ReadonlySet<AnswerType> = new Set<AnswerType>(['thing', 'meaning', 'reason', 'money']);

const figuresOf = (text: string): readonly string[] => text.match(FIGURE) ?? [];

/** Whether a note mentions what a question names, by a word or a year. */
const speaksOf = (question: string, { text }: RecordText, record: SubjectRecord): boolean => {
  const terms = new Set([...termsOf(text, null), ...figuresOf(text)]);
  const mentioned = termsBeyondSubject(
    question.replace(patternsFor(questionLanguage(question)).figures, ' '),
    record,
  ).flatMap(sameThing);
  return [...mentioned, ...figuresOf(question)].some((term) => terms.has(term));
};

/** What a figure covers, from a note on it; for a budget, from its basis. */
const basisOf = (question: string, record: SubjectRecord): RecordAnswer | null => {
  const language = questionLanguage(question);
  const words = patternsFor(questionLanguage(question));
  if (
    !words.basis.test(question) ||
    !OF_BASIS.has(readAnswerType(question, language)) ||
    asksHowMuch(question, language)
  )
    return null;
  const isOfStaff = words.staff.test(question);
  const isOfBudget = words.budget.test(question);
  if (!isOfStaff && !isOfBudget && !words.figure.test(question)) return null;
  const on = isOfStaff && !isOfBudget ? ON_STAFF : ON_BUDGET;
  const notes = record.texts.filter(({ field, text }) => field === 'description' && on.test(text));
  const isOpen = hasQuestionWord(question, language);
  return quotedTexts(notes.filter((note) => isOpen || IS_WHOLE.test(note.text) || speaksOf(question, note, record)));
};

/** Whether a question asks for the date of a figure: `when was that counted?` */
export const asksTimeOfFigure = (question: string): boolean => {
  const language = questionLanguage(question);
  const { basis, figure } = patternsFor(language);
  return readAnswerType(question, language) === 'time' && (figure.test(question) || basis.test(question));
};

/** Where the money comes from. */
const fundingOf = (question: string, record: SubjectRecord): RecordAnswer | null =>
  patternsFor(questionLanguage(question)).funding.test(question)
    ? quotedTexts(record.texts.filter(({ field, text }) => field === 'description' && ON_FUNDING.test(text)))
    : null;

/** The notes on how an agency began, got its name or ended; null if the question does not ask for that. */
export const answerOnHistory = (question: string, record: SubjectRecord): RecordAnswer | null => {
  if (record.kind !== 'agency') return null;
  const language = questionLanguage(question);
  const words = patternsFor(questionLanguage(question));
  const answerType = readAnswerType(question, language);
  const gives = ({ text }: RecordText): boolean =>
    (answerType !== 'time' && answerType !== 'act') ||
    answerTypeScore(
      { text, lead: null, heading: null, paragraph: 0, isHeading: false, location: null },
      answerType,
      null,
    ) > 0;
  const ofFields = new Set(
    termsOf(OF_OTHER_FIELDS.map((field) => lexicons[language?.code ?? 'en'].field[field]).join(' '), language),
  );
  const rest = question.replace(words.names, ' ').replace(words.fate, ' ');
  const others = [
    ...termsOf(rest, language).filter((term) => ofFields.has(term)),
    ...termsBeyondSubject(rest, record).flatMap((thing) =>
      thing.isObject && language === null ? termsOf(thing.written, language) : [],
    ),
  ];
  const notes = (on: RegExp): RecordAnswer | null =>
    quotedTexts(
      record.texts.filter((text) => {
        const terms = new Set(termsOf(text.text, language));
        const isOn = text.field === 'description' && on.test(text.text) && others.every((term) => terms.has(term));
        return isOn && gives(text);
      }),
    );
  if (asksWho(question, language) && !words.fate.test(question)) return null;
  if (words.fate.test(question)) return notes(ON_FATE);
  if (words.name.test(question)) return notes(ON_NAME);
  return (answerType === 'time' || answerType === 'act') && words.origin.test(question) ? notes(ON_ORIGIN) : null;
};

/** Whether a question asks how an agency ended. Its purpose does not answer that. */
export const asksHowAgencyEnded = (question: string, { kind }: SubjectRecord): boolean =>
  kind === 'agency' && patternsFor(questionLanguage(question)).fate.test(question);

/** Whether a question names nothing but the agency and what it may be part of. */
const asksNothingElse = (
  question: string,
  record: SubjectRecord,
  { standing, under }: ReturnType<typeof patternsFor>,
): boolean => {
  const language = questionLanguage(question);
  const terms = [standing, under].flatMap((pattern) => pattern.exec(question)?.[0] ?? []).join(' ');
  const own = new Set(termsOf(`${lexicons[language?.code ?? 'en'].field.parent} ${terms}`, language));
  return termsBeyondSubject(question, record).every((thing) => sameThing(thing).some((term) => own.has(term)));
};

/** What the agency is part of, or that it is independent, if the question asks whether it belongs to a department. */
const parentOf = (question: string, record: SubjectRecord): RecordAnswer | null => {
  const language = questionLanguage(question);
  const words = patternsFor(language);
  const found = words.under.exec(question);
  if (record.standing === null || words.fate.test(question)) return null;
  const isOfMentioned =
    found !== null &&
    !hasQuestionWord(question, language) &&
    record.departmentIn(question.slice(found.index + found[0].length));
  return isOfMentioned || (words.standing.test(question) && asksNothingElse(question, record, words))
    ? { kind: 'told', field: 'parent', told: record.standing }
    : null;
};

/**
 * The notes on an agency's figures, or what it is part of; null if the question asks for neither, or there are none.
 */
export const answerFromNotes = (question: string, record: SubjectRecord): RecordAnswer | null =>
  record.kind === 'agency'
    ? (fundingOf(question, record) ?? basisOf(question, record) ?? parentOf(question, record))
    : null;

/** The rate that a country has as a part of a union, if the question asks whether it is part of that or of its deal. */
export const answerOnUnion = (question: string, record: SubjectRecord): RecordAnswer | null => {
  const language = questionLanguage(question);
  const { under, deals } = patternsFor(language);
  const told = record.facts.find(({ field }) => field === 'tariff')?.statement;
  const name = record.union.find((each) => namePattern(each).test(question));
  if (told == null || name === undefined || hasQuestionWord(question, language) || !under.test(question)) return null;
  const rest = question.replace(namePattern(name), ' ').replace(deals, ' ').replace(under, ' ');
  return termsBeyondSubject(rest, record).length === 0 ? { kind: 'told', field: 'tariff', told } : null;
};

/** Whether a question only asks which agencies are part of a department, or how many. */
export const asksMembers = (question: string, record: SubjectRecord): boolean => {
  if (record.members.length === 0) return false;
  const language = questionLanguage(question);
  const words = patternsFor(language);
  if (!words.bodies.test(question)) return false;
  if (!asksCount(question, language) && !hasQuestionWord(question, language)) return false;
  const terms = [words.bodies, words.under].flatMap((pattern) => pattern.exec(question)?.[0] ?? []).join(' ');
  const own = new Set(termsOf(`${lexicons[language?.code ?? 'en'].field.members} ${terms}`, language));
  return termsBeyondSubject(question, record).every((thing) => sameThing(thing).some((term) => own.has(term)));
};
