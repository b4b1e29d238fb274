import type { Conversation } from '../answering/conversation';
import { pointingOf } from '../answering/pointing';
import { goingOnWords } from '../languages/going-on-words';
import { asksOfNow } from '../retrieval/asking';
import { questionParts } from '../retrieval/question-parts';
import { MOST_QUOTES } from '../answering/answer-question';
import { type RecordAnswer, answerAboutRecord, askedBarely, saidInRecord, tellsOf } from './answer-about-record';
import { namePattern } from './name-pattern';
import { questionLanguage } from './question-language';
import type { FieldName } from '../languages/field-words';
import type { RelatedRecord, TopicRecord } from './record';
import { goesBothWays } from './trade-direction';
import { phrases } from '#text/languages/patterns';

/** A part of a question with what the record answers. */
export interface AnsweredPart {
  readonly part: string;
  readonly answer: RecordAnswer;
}

const NOTHING: RecordAnswer = { kind: 'not_answered', nearest: [] };

/** All of them in a text. */
const each = (alternatives: string): RegExp => new RegExp(phrases(alternatives), 'giu');

const patterns = new Map(
  Object.entries(goingOnWords).map(([code, { most, least, compared, choosing }]) => [
    code,
    {
      most: each(most),
      least: each(least),
      compared: each(compared),
      choosing: new RegExp(String.raw`^\P{L}*(?:${choosing})(?!\p{L})`, 'iu'),
      chosen: each(choosing),
    },
  ]),
);

const wordsFor = (text: string) => patterns.get(questionLanguage(text)?.code ?? 'en');

const statedOf = (field: FieldName, { record }: RelatedRecord) =>
  record().facts.find((fact) => fact.field === field)?.told ?? null;

/** Of several records, the one with the most or least of a field; what is measured otherwise than most of them is left out. */
const ranked = (field: FieldName, among: readonly RelatedRecord[], isLeast: boolean): RecordAnswer => {
  const known = among.flatMap((each) => {
    const of = each.values[field];
    return of === undefined ? [] : [{ each, of }];
  });
  const measures = new Set(known.map(({ of: { measure } }) => measure));
  const [best] = [...known].sort(({ of: one }, { of: other }) =>
    isLeast ? one.value - other.value : other.value - one.value,
  );
  const told = best === undefined ? null : statedOf(field, best.each);
  if (best === undefined || told === null || measures.size > 1) return NOTHING;
  return { kind: 'ranked', name: best.each.name, told, known: known.length };
};

/** The field that a question asks for, without what would name a record or rank it. */
const fieldAsked = (text: string, history: readonly string[], record: TopicRecord): FieldName | null => {
  const answer = answerAboutRecord(text, history, record);
  if (answer.kind === 'told' || answer.kind === 'unknown') return answer.field;
  return null;
};

const isSuperlative = (part: string): boolean => part.search(wordsFor(part)?.most ?? /$^/) >= 0 || isLeastAsked(part);
const isLeastAsked = (part: string): boolean => part.search(wordsFor(part)?.least ?? /$^/) >= 0;

const withoutRank = (part: string): string => {
  const words = wordsFor(part);
  return words === undefined ? part : part.replace(words.most, ' ').replace(words.least, ' ');
};

/** Refers to a text of the record by its place. */
export const textReference = (at: number): string => `text ${at}`;

/** `which of them has the most staff?`, `tell me more about the second`: of the agencies that the last answer listed. */
const pointedAnswer = (
  part: string,
  { history, lines = [] }: Conversation,
  record: TopicRecord,
): RecordAnswer | null => {
  const listed = lines.flatMap((line) => record.members.filter(({ reference }) => reference === line));
  const pointing = listed.length === lines.length ? pointingOf(part, listed.length, questionLanguage(part)) : null;
  if (pointing === null || pointing.kind === 'earlier') return null;
  if (pointing.kind === 'among') {
    const field = isSuperlative(part) ? fieldAsked(withoutRank(pointing.rest), [], record) : null;
    return field === null ? NOTHING : ranked(field, listed, isLeastAsked(part));
  }
  const member = listed[pointing.line - 1];
  if (member === undefined) return null;
  const other = member.record();
  const answer: RecordAnswer =
    pointing.asksMore || pointing.rest.replace(/\P{L}/gu, '') === ''
      ? { kind: 'quoted', quotes: saidInRecord(other).slice(0, 2 * MOST_QUOTES), unanswered: [] }
      : answerAboutRecord(pointing.rest, history.slice(-1), other);
  return { kind: 'of_other', record: other, answer };
};

/** `the second`, of quoted texts: it is told again by itself, with its address. */
const textPointedAt = (
  part: string,
  { lines = [], areOffered = false }: Conversation,
  record: TopicRecord,
): RecordAnswer | null => {
  const quotes = saidInRecord(record).filter(({ place }) => place.kind === 'text');
  const listed = lines.flatMap((line) => quotes.filter((_, at) => textReference(at) === line));
  if (listed.length !== lines.length) return null;
  const pointing = pointingOf(part, listed.length, questionLanguage(part));
  const quote = pointing?.kind === 'one' && pointing.asksMore ? listed[pointing.line - 1] : undefined;
  if (quote === undefined) return null;
  return areOffered
    ? { kind: 'not_answered', nearest: [quote], isAround: true }
    : { kind: 'quoted', quotes: [quote], unanswered: [] };
};

/** Of `what we buy compared with what they buy` both sides stand in the same record. */
const withoutComparing = (part: string): string => part.replace(wordsFor(part)?.compared ?? /$^/, ' ');

/** Words by which a question asks for one of several, `who sells us more`, say nothing of the field. */
const withoutChoosing = (part: string): string => {
  const words = wordsFor(part);
  return words === undefined ? part : part.replace(words.chosen, ' ');
};

const without = (names: readonly string[], part: string): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(namePattern(name, 'g'), ' '), part);

/** `compared with NASA`, `more than NOAA`, `NASA or NOAA`: the same field of both, or nothing, since one side alone would mislead. */
const comparedAnswer = (part: string, history: readonly string[], record: TopicRecord): RecordAnswer | null => {
  const words = wordsFor(part);
  const others = record.namedIn(part);
  if (words === undefined || others.length === 0) return null;
  const isCompared = part.search(words.compared) >= 0;
  const isNamed = without(record.names, part) !== part;
  if (!isCompared && !isNamed) return null;
  const rest = without([...record.names, ...others.flatMap(({ record: of }) => of().names)], part);
  const field = fieldAsked(withoutChoosing(withoutRank(rest.replace(words.compared, ' '))), history, record);
  if (field === null) return isCompared ? NOTHING : null;
  const own = record.facts.find((fact) => fact.field === field)?.told ?? null;
  const told = [
    ...(own === null ? [] : [{ name: record.name, told: own }]),
    ...others.flatMap((other) => {
      const stated = statedOf(field, other);
      return stated === null ? [] : [{ name: other.name, told: stated }];
    }),
  ];
  return told.length <= others.length ? NOTHING : { kind: 'compared', told };
};

const answerToPart = (part: string, asked: Conversation, record: TopicRecord): RecordAnswer => {
  const special =
    pointedAnswer(part, asked, record) ??
    textPointedAt(part, asked, record) ??
    comparedAnswer(part, asked.history, record);
  if (special !== null) return special;
  const asWhole = answerAboutRecord(part, asked.history, record);
  const rest = withoutRank(goesBothWays(part, questionLanguage(part)) ? withoutComparing(part) : part);
  const answer =
    asWhole.kind === 'not_answered' && rest !== part ? answerAboutRecord(rest, asked.history, record) : asWhole;
  if (answer.kind !== 'told') return answer;
  if (answer.field === 'members') return { kind: 'members', members: record.members };
  if (answer.field === 'tariff' && asksOfNow(part, questionLanguage(part))) {
    const since = record.facts.find(({ field }) => field === 'surcharge')?.told ?? null;
    return since === null ? answer : { ...answer, since };
  }
  // `Which agency has the most staff?` asks for one of several, not for the staff of this one.
  const isAmount = record.facts.some(({ field, tells }) => field === answer.field && tells.includes('amount'));
  if (isAmount && isSuperlative(part) && wordsFor(part)?.choosing.test(part) === true)
    return ranked(answer.field, record.members, isLeastAsked(part));
  return answer;
};

/** What a record answers to each part of a question. */
export const answersAboutRecord = (asked: Conversation, record: TopicRecord): readonly AnsweredPart[] => {
  const [first = asked.question, ...others] = questionParts(asked.question, questionLanguage(asked.question));
  const answers: AnsweredPart[] = [{ part: first, answer: answerToPart(first, asked, record) }];
  for (const part of others) {
    const kind = askedBarely(part, record);
    const already = kind === null ? undefined : answers.find(({ answer }) => tellsOf(answer, kind, record));
    const goingOn = { ...asked, history: [...asked.history, first], lines: [] };
    answers.push({ part, answer: already?.answer ?? answerToPart(part, goingOn, record) });
  }
  return answers;
};
