import { tokens } from '#text/words/stems';
import { MAX_NEAREST, quotedAnswer } from '../answering/assistant-answer';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { termsOf } from '../retrieval/index-terms';
import { type QueryTerm, sameThing } from '../retrieval/parsed-question';
import { hasQuestionWord } from '../retrieval/question-patterns';
import type { RecordText, SubjectRecord } from './record';
import type { RecordAnswer, RecordPlace } from './record-answer';
import { termsBeyondSubject } from './record-question';

/** Most titles that are listed. */
export const MAX_LISTED = 6;

interface Titled {
  readonly text: RecordText;
  readonly terms: ReadonlySet<string>;
}

const dayOfText = ({ day }: RecordText): string => day ?? '';

const passageOf = (text: RecordText) => ({
  text: text.text,
  lead: null,
  location: { kind: 'text', text } as RecordPlace,
});

/** Documents and news with a day, newest first. */
const titledIn = ({ texts }: SubjectRecord, question: string): readonly Titled[] => {
  const language = questionLanguage(question);
  return texts
    .filter((text) => text.field === 'documents' && text.day != null)
    .toSorted((one, other) => dayOfText(other).localeCompare(dayOfText(one)))
    .map((text) => ({ text, terms: new Set(termsOf(text.text, language)) }));
};

const says = ({ terms }: Titled, thing: QueryTerm): boolean => sameThing(thing).some((term) => terms.has(term));

/** What a question names that no field is asked for by: `dairy`. */
export const thingsBeside = (question: string, record: SubjectRecord): readonly QueryTerm[] => {
  const language = questionLanguage(question);
  const words = lexicons[language?.code ?? 'en'].field;
  const ofFields = new Set(termsOf(record.facts.map(({ field }) => words[field]).join(' '), language));
  return termsBeyondSubject(question, record).filter((thing) => !sameThing(thing).some((term) => ofFields.has(term)));
};

/**
 * Whether a thing is what a rate applies to, rather than what was done to it: `on syrup`, or immediately after the
 * verb, `Is maple syrup taxed?`
 */
const isGoods = ({ written, isObject }: QueryTerm, question: string): boolean =>
  isObject || (!hasQuestionWord(question, questionLanguage(question)) && tokens(question)[1] === written);

/**
 * The documents whose titles name the goods that a question about a rate depends on, such as `dairy`. If no title names
 * one, none answers. Null if it names no goods, and so means the rate on all.
 */
export const titlesOnThings = (question: string, record: SubjectRecord): RecordAnswer | null => {
  const titled = titledIn(record, question);
  const things = thingsBeside(question, record);
  const given = things.filter((thing) => titled.some((each) => says(each, thing)));
  const isMissing = things.some((thing) => !given.includes(thing) && isGoods(thing, question));
  const saying = titled.filter((each) => given.length > 0 && given.every((thing) => says(each, thing)));
  if (!isMissing && saying.length === 0) return null;
  if (!isMissing) return listed(saying);
  const near = saying.length > 0 ? saying : titled;
  return { kind: 'not_answered', nearest: near.slice(0, MAX_NEAREST).map(({ text }) => passageOf(text)) };
};

const listed = (titled: readonly Titled[]): RecordAnswer => ({
  ...quotedAnswer(titled.slice(0, MAX_LISTED).map(({ text }) => passageOf(text))),
  more: Math.max(0, titled.length - MAX_LISTED),
});

/**
 * All titles that name what the answering ones share with the question, so that the newest is not left out for ranking
 * lower.
 */
export const withTitlesAlike = (
  answering: readonly RecordText[],
  question: string,
  record: SubjectRecord,
): RecordAnswer => {
  const titled = titledIn(record, question);
  const own = titled.filter(({ text }) => answering.includes(text));
  const shared = termsBeyondSubject(question, record).filter((thing) => own.every((each) => says(each, thing)));
  return listed(
    titled.filter((each) => own.includes(each) || (shared.length > 0 && shared.every((thing) => says(each, thing)))),
  );
};
