import { phrases } from '#text/languages/patterns';
import { tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import type { FieldName } from '../languages/field-lexicon';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { isFollowUpTo } from '../retrieval/question-patterns';
import { answerByFields } from './answer-by-fields';
import { namePattern } from './name-pattern';
import type { RelatedRecord, SubjectRecord } from './record';
import { NOT_ANSWERED, type RecordAnswer } from './record-answer';
import { termsBeyondSubject } from './record-question';

/** A pattern for all occurrences of the alternatives. */
const each = (alternatives: string): RegExp => new RegExp(phrases(alternatives), 'giu');

const patternsFor = byLanguage((code) => {
  const { most, least, compared, choosing } = lexicons[code].followUp;
  return { most: each(most), least: each(least), compared: each(compared), chosen: each(choosing) };
});

const wordsFor = (text: string) => patternsFor(questionLanguage(text));

const statedOf = (field: FieldName, { record }: RelatedRecord) =>
  record().facts.find((fact) => fact.field === field)?.statement ?? null;

/** The record with the most or least of a field; values in another measure than most have are left out. */
export const answerExtreme = (field: FieldName, among: readonly RelatedRecord[], isLeast: boolean): RecordAnswer => {
  const known = among.flatMap((each) => {
    const of = each.values[field];
    return of === undefined ? [] : [{ each, of }];
  });
  const measures = new Set(known.map(({ of: { measure } }) => measure));
  const [best] = [...known].sort(({ of: one }, { of: other }) =>
    isLeast ? one.value - other.value : other.value - one.value,
  );
  const statement = best === undefined ? null : statedOf(field, best.each);
  if (best === undefined || statement === null || measures.size > 1) return NOT_ANSWERED;
  return { kind: 'ranked', name: best.each.name, told: statement, known: known.length };
};

/** The field that a question asks for, without the names of records and superlatives. */
export const fieldOfQuestion = (text: string, history: readonly string[], record: SubjectRecord): FieldName | null => {
  const answer = answerByFields(text, history, record);
  if (answer.kind === 'told' || answer.kind === 'unknown') return answer.field;
  return null;
};

/**
 * The only field that gives an amount and shares a word with the text, such as `more people`; null if several or none
 * do.
 */
export const amountFieldIn = (text: string, { facts }: SubjectRecord): FieldName | null => {
  const words = new Set(tokens(text.toLowerCase()));
  const own = lexicons[questionLanguage(text)?.code ?? 'en'].field;
  const [found, other] = facts.filter(
    ({ field, kinds }) => kinds.includes('amount') && tokens(own[field].toLowerCase()).some((word) => words.has(word)),
  );
  return found === undefined || other !== undefined ? null : found.field;
};

export const isSuperlative = (part: string): boolean => part.search(wordsFor(part).most) >= 0 || asksForLeast(part);
export const asksForLeast = (part: string): boolean => part.search(wordsFor(part).least) >= 0;

export const withoutRank = (part: string): string => {
  const { most, least } = wordsFor(part);
  return part.replace(most, ' ').replace(least, ' ');
};

/** The question without its comparison: in `what we buy compared with what they buy`, both sides are in one record. */
export const withoutComparing = (part: string): string => part.replace(wordsFor(part).compared, ' ');

/** The question without its choosing words (`who sells us more`), which do not identify the field. */
const withoutChoosing = (part: string): string => part.replace(wordsFor(part).chosen, ' ');

export const withoutNamesIn = (names: readonly string[], part: string): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(namePattern(name, 'g'), ' '), part);

/**
 * The same field of both records for `compared with NASA`, `more than NOAA`, `NASA or NOAA`. Null unless both have it:
 * one side alone would mislead.
 */
export const comparedAnswer = (
  part: string,
  history: readonly string[],
  record: SubjectRecord,
): RecordAnswer | null => {
  const words = wordsFor(part);
  const others = record.relatedIn(part);
  if (others.length === 0) return null;
  const isCompared = part.search(words.compared) >= 0;
  const isMentioned = withoutNamesIn(record.names, part) !== part;
  if (!isCompared && !isMentioned) return null;
  const rest = withoutNamesIn([...record.names, ...others.flatMap(({ record: of }) => of().names)], part);
  const bare = withoutChoosing(withoutRank(rest.replace(words.compared, ' ')));
  const field = fieldOfQuestion(bare, history, record) ?? amountFieldIn(bare, record);
  if (field === null) return isCompared ? NOT_ANSWERED : null;
  const own = record.facts.find((fact) => fact.field === field)?.statement ?? null;
  const statements = [
    ...(own === null ? [] : [{ name: record.name, told: own }]),
    ...others.flatMap((other) => {
      const stated = statedOf(field, other);
      return stated === null ? [] : [{ name: other.name, told: stated }];
    }),
  ];
  return statements.length <= others.length ? NOT_ANSWERED : { kind: 'compared', told: statements };
};

/** The field of the last question, for another record: `what about Homeland Security?` */
export const sameOfOther = (part: string, history: readonly string[], record: SubjectRecord): RecordAnswer | null => {
  const [other, second] = record.relatedIn(part);
  const previous = history.at(-1);
  if (other === undefined || second !== undefined || previous === undefined) return null;
  if (!isFollowUpTo(part, questionLanguage(part))) return null;
  const mentioned = termsBeyondSubject(withoutNamesIn(other.record().names, part), record);
  const field = mentioned.length === 0 ? fieldOfQuestion(previous, history.slice(0, -1), record) : null;
  const statement = field === null ? null : statedOf(field, other);
  return field === null || statement === null
    ? null
    : { kind: 'of_other', record: other.record(), answer: { kind: 'told', field, told: statement } };
};
