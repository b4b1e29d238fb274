import { denied, deniedBeside, intended, unpassed } from '#text/languages/english/facts';
import { coverageShare } from '#text/words/likeness';
import { tokensIn, type ClauseToken } from '../compare/clause-words';
import { isDoubtful } from '../compare/corrections';
import { speaksOfUndoing } from '../compare/undoing/parse';
import { withPlainVerbsAndNoBrackets } from '../compare/verb-phrases';
import { meaningsOf, spelledOut, type FactQuestion, isAboutFact, whetherEnded } from './question';
import { valuesOfType, type TypedValue } from './values-of-type';

/** A sentence's answer to a question. */
export interface Statement extends Pick<TypedValue, 'value' | 'qualifier' | 'written'> {
  /** Greater for statements that match the question better. */
  readonly fit: number;
}

const MIN_WORDS_OF_OTHERS = 2;
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const CONTRACTED = /n[’']t\b/i;

/** Whether a sentence leaves open what it says, disregarding words of the question itself. */
const isOpen = ({ fact: { name, description }, isOfIntent }: FactQuestion, text: string): boolean => {
  // Whole words: `tariff` does not ask for an `if`.
  const wording = ` ${wordsIn(`${name} ${description}`).join(' ')} `;
  const hedges = [denied, unpassed, ...(isOfIntent ? [] : [intended])].flatMap((words) => text.match(words) ?? []);
  return CONTRACTED.test(text) || hedges.some((hedge) => !wording.includes(` ${hedge.toLowerCase()} `));
};

/** A sentence taken apart once for all questions. */
export interface ExaminedSentence {
  readonly text: string;
  readonly tokens: readonly ClauseToken[];
  readonly stems: ReadonlySet<string>;
  /** Stems of its page's title. */
  readonly titleStems: ReadonlySet<string>;
}

export const examinedSentence = (sentence: string, titleStems: ReadonlySet<string>): ExaminedSentence =>
  examined(withPlainVerbsAndNoBrackets(spelledOut(sentence)), titleStems);

const examined = (text: string, titleStems: ReadonlySet<string>): ExaminedSentence => {
  const tokens = tokensIn(text);
  return { text, tokens, stems: meaningsOf(tokens), titleStems };
};

/** Whether a token ends the words about a value. */
const isBoundary = ({ kind, lower }: ClauseToken): boolean =>
  kind === 'mark' || lower === 'and' || lower === 'while' || lower === 'but' || lower === 'or';

/** How many of the question's words refer to a value: those around it, up to the next value or clause. */
const wordsAbout = (
  { subject, description }: FactQuestion,
  { tokens }: ExaminedSentence,
  { from, to }: TypedValue,
): number => {
  const first = tokens.findLastIndex((token) => token.to <= from && isBoundary(token)) + 1;
  const next = tokens.findIndex((token) => token.from >= to && isBoundary(token));
  const around = meaningsOf(tokens.slice(first, next < 0 ? undefined : next));
  return [...around].filter((stem) => subject.has(stem) || description.has(stem)).length;
};

const LEAD = 2;

/** The value with clearly the most words of the question around it. */
const nearest = (
  question: FactQuestion,
  sentence: ExaminedSentence,
  values: readonly TypedValue[],
): TypedValue | null => {
  const [first, second] = values
    .map((value) => ({ value, words: wordsAbout(question, sentence, value) }))
    .sort((a, b) => b.words - a.words);
  return first === undefined || first.words - (second?.words ?? 0) < LEAD ? null : first.value;
};

/** The value that the subject belongs to: the one before it if it is between two values, else the one after it. */
const valueOfSubject = (
  question: FactQuestion,
  sentence: ExaminedSentence,
  values: readonly TypedValue[],
): TypedValue | null => {
  const [only, ...others] = values;
  if (only === undefined) return null;
  if (others.length === 0) return only;
  const within = (from: number, to: number) =>
    meaningsOf(sentence.tokens.filter((token) => token.from >= from && token.to <= to));
  const isOfSubject = (from: number, to: number): boolean => isAboutFact(question, within(from, to), new Set());
  // `25 percent for some and 15 percent for others`
  const isAlone = ({ to }: TypedValue, next: TypedValue | undefined): boolean =>
    next === undefined || within(to, next.from).size >= MIN_WORDS_OF_OTHERS;
  const after = values.filter(({ to }, index) => isOfSubject(to, values[index + 1]?.from ?? sentence.text.length));
  const before = values.filter(
    (value, index) => isOfSubject(values[index - 1]?.to ?? 0, value.from) && isAlone(value, values[index + 1]),
  );
  const [value, ...rivals] = after.length > 0 ? after : before;
  if (value === undefined)
    return nearest(
      question,
      sentence,
      values.filter((each, index) => isAlone(each, values[index + 1])),
    );
  return rivals.some((rival) => rival.value !== value.value) ? null : value;
};

const PERSON = /(?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.)){1,8}/gu;
const MAX_WORDS = 4;

/** The person in an office: `NASA Administrator Bill Nelson`; `Bill Nelson, the administrator`. */
const personIn = ({ offices }: FactQuestion, { text }: ExaminedSentence): TypedValue | null => {
  const isOffice = (word: string): boolean => tokensIn(word).some(({ stem }) => offices.has(stem));
  for (const match of text.matchAll(PERSON)) {
    const words = match[0].split(' ');
    const name = words.slice(words.findLastIndex(isOffice) + 1);
    const [previous = ''] = /[\p{L}’'-]+(?=,? $)/u.exec(text.slice(0, match.index)) ?? [];
    const [, title = ''] = /^, (?:the|who is) ([^,;.]{1,60}),/u.exec(text.slice(match.index + match[0].length)) ?? [];
    const holds = name.length < words.length || isOffice(previous) || isOffice(title);
    if (!holds || name.length < 2 || name.length > MAX_WORDS) continue;
    const value = name.join(' ');
    const from = text.indexOf(value, match.index);
    return { value, written: value, from, to: from + value.length };
  }
  return null;
};

const yesOrNo = (question: FactQuestion, { text, stems, titleStems }: ExaminedSentence): TypedValue | null => {
  if (isDoubtful(text)) return null;
  const isEnded = speaksOfUndoing(text, stems);
  const about = isEnded ? whetherEnded(question) : question;
  return isAboutFact(about, stems, titleStems) ? { value: !isEnded, written: text, from: 0, to: text.length } : null;
};

const MAX_SENTENCE_ANSWER_LENGTH = 200;

/** The sentence without a value that it denies next to the one that holds. */
const withoutDenied = (sentence: ExaminedSentence): ExaminedSentence =>
  sentence.text.search(deniedBeside) < 0
    ? sentence
    : examined(sentence.text.replace(deniedBeside, ''), sentence.titleStems);

const answerIn = (question: FactQuestion, whole: ExaminedSentence, writtenAt: number): TypedValue | null => {
  const sentence = question.asksFor === 'sentence' ? whole : withoutDenied(whole);
  const { text } = sentence;
  if (question.fact.type === 'boolean') return yesOrNo(question, sentence);
  if (!isAboutFact(question, sentence.stems, sentence.titleStems)) return null;
  if (isOpen(question, text)) return null;
  switch (question.asksFor) {
    case 'value':
    case 'date':
    case 'money':
      return valueOfSubject(question, sentence, valuesOfType(text, writtenAt, question));
    case 'person':
      return personIn(question, sentence);
    case 'sentence':
      return text.length <= MAX_SENTENCE_ANSWER_LENGTH
        ? { value: text, written: text, from: 0, to: text.length }
        : null;
  }
};

/**
 * The statement of a sentence about the fact; null if there is none or it is left open. `writtenAt`: the date of its
 * page in milliseconds, from which missing years are inferred.
 */
export const statementOf = (
  question: FactQuestion,
  sentence: ExaminedSentence,
  writtenAt: number,
): Statement | null => {
  const answer = answerIn(question, sentence, writtenAt);
  if (answer === null) return null;
  const { from: _from, to: _to, ...stated } = answer;
  const { stems } = sentence;
  return { ...stated, fit: coverageShare(question.subject, stems) + coverageShare(question.description, stems) };
};
