import type { Language } from '#text/languages/language';
import { figuresIn } from '#text/words/figures';
import { contentStem, tokens } from '#text/words/stems';
import { peopleIn, samePeople } from '#engine/gate/peoples';
import { type Answer, type Quote, quoteOf } from '../answering/answer';
import { MOST_QUOTES } from '../answering/answer-question';
import { readPeriod } from '../ledgers/asked-period';
import { type FieldName, fieldWords } from '../languages/field-words';
import type { Passage } from '../retrieval/passage';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { askingIn, asksCount, asksWhere, asksWho, withoutCharge } from '../retrieval/asking';
import { type Question, type Sought, readQuestion, sameThing } from '../retrieval/question';
import { type Found, ranked } from '../retrieval/ranking';
import { toldBy } from '../retrieval/told-kinds';
import type { Asked } from '../languages/question-words';
import { isFigure, termsOf } from '../retrieval/terms';
import { questionLanguage } from './question-language';
import type { Fact, RecordText, RelatedRecord, Told, TopicRecord } from './record';
import { asksWhatTraded, asksWhichGoods, goesBothWays, tradeDirection } from './trade-direction';

export type RecordPlace =
  { readonly kind: 'fact'; readonly fact: Fact } | { readonly kind: 'text'; readonly text: RecordText };

export type RecordAnswer =
  /** `since`: what came after a rate that has ended, where it was asked what holds. */
  | { readonly kind: 'told'; readonly field: Fact['field']; readonly told: Told; readonly since?: Told }
  /** It has the field, and no value. */
  | { readonly kind: 'unknown'; readonly field: Fact['field'] }
  /** It was asked for a year that the record has nothing of. */
  | { readonly kind: 'other_year'; readonly year: number; readonly told: Told }
  /** What is part of its subject. */
  | { readonly kind: 'members'; readonly members: readonly RelatedRecord[] }
  /** Of several, the one with the most or the least, of so many that the value is known of. */
  | { readonly kind: 'ranked'; readonly name: string; readonly told: Told; readonly known: number }
  | { readonly kind: 'compared'; readonly told: readonly { readonly name: string; readonly told: Told }[] }
  /** It was asked about another record. */
  | { readonly kind: 'of_other'; readonly record: TopicRecord; readonly answer: RecordAnswer }
  | Answer<RecordPlace>;

/** Below, no field and no text answers. */
const FLOOR = 0.45;
/** Of the best text’s score: further ones are quoted if they come near it. */
const NEAR_BEST = 0.5;
const MOST_NEAREST = 3;
/** Letters of the last part of a compound. */
const SHORTEST_HEAD = 3;
/** First letters that a country and its people share. */
const SAME_START = 4;

const passagesOf = ({ facts, texts }: TopicRecord, language: Language | null): readonly Passage<RecordPlace>[] => {
  const words = fieldWords[language?.code ?? 'en'];
  const shared = { lead: null, isHeading: false };
  return [
    ...facts.map((fact, at): Passage<RecordPlace> => ({
      ...shared,
      text: fact.told?.value ?? '',
      heading: words[fact.field],
      paragraph: at,
      place: { kind: 'fact', fact },
      tells: fact.tells,
    })),
    ...texts.map((text, at): Passage<RecordPlace> => ({
      ...shared,
      text: text.text,
      heading: words[text.field],
      paragraph: facts.length + at,
      place: { kind: 'text', text },
    })),
  ];
};

/** Terms for the subject of a record: naming it does not say what is asked of it. */
const subjectOf = ({ kind, names }: TopicRecord, language: Language | null): ReadonlySet<string> => {
  const words = fieldWords[language?.code ?? 'en'];
  const own = termsOf(`${names.join(' ')} ${words[kind]} ${words.unitedStates}`, language);
  const people = names.flatMap((name) => peopleIn(name.toLowerCase(), language));
  return new Set([...own.flatMap((term) => [term, ...samePeople(term)]), ...people]);
};

const YEAR = /(?<![\p{N}.,/-])(?:19|20)\d\d(?![\p{N}/-])/gu;
const LETTER = /\p{L}/u;

interface Asking {
  readonly index: PassageIndex<RecordPlace>;
  readonly subject: ReadonlySet<string>;
}

/** Figures that the record does not have are what somebody supposes: the record’s own value answers. */
const supposed = (sought: Sought, index: PassageIndex<RecordPlace>): boolean =>
  [...sought.alternatives.keys()].every((term) => isFigure(term) && !index.frequencies.has(term));

/** Dates say when, not what; and so does `today`. */
const withoutDates = (question: string): string =>
  figuresIn(question, 0, undefined, questionLanguage(question))
    .filter(({ kind }) => kind === 'date')
    .reduce((text, { text: date }) => text.replace(date, ' '), readPeriod(question, 0).text)
    .replace(YEAR, ' ');

const firstTerm = ({ alternatives }: Sought): string => [...alternatives.keys()][0] ?? '';

const understood = (question: string, history: readonly string[], { index, subject }: Asking): Question => {
  const read = readQuestion(withoutDates(question), history.map(withoutDates), index, questionLanguage);
  const asking = new Set(termsOf(askingIn(question, questionLanguage(question)), index.language));
  const says = (sought: Sought): boolean =>
    !subject.has(firstTerm(sought)) && !asking.has(firstTerm(sought)) && !supposed(sought, index);
  return { ...read, sought: read.sought.filter(says) };
};

/** Where words are joined: `Patentamt` is an `Amt`, which the record is about; `deutsch` begins as the name `Deutschland` does. */
const isOfSubject = (term: string, { index: { language }, subject }: Asking): boolean =>
  language?.compounds === true &&
  [...subject].some(
    (own) =>
      (own.length >= SHORTEST_HEAD && term.endsWith(own)) ||
      (own.length >= SAME_START && term.startsWith(own.slice(0, SAME_START))),
  );

/** What a question asks about by name: `steel` of `the tariff on steel` and of `how much steel`. */
const thingsOf = ({ sought, afterAmount }: Question, asking: Asking): readonly Sought[] =>
  sought.filter(
    (each) => (each.isObject || afterAmount.includes(firstTerm(each))) && !isOfSubject(firstTerm(each), asking),
  );

/** Whether the words for the fields of the record have a thing, or what a passage says. */
const having = ({ passages, language }: PassageIndex<RecordPlace>) => {
  const ofFields = new Set(termsOf(passages.map(({ passage: { heading } }) => heading ?? '').join(' '), language));
  return (things: readonly Sought[], { place, text }: Passage<RecordPlace>): boolean => {
    const missing = things.filter((thing) => !ofFields.has(firstTerm(thing)));
    if (missing.length === 0) return true;
    const statement = place.kind === 'fact' ? (place.fact.told?.statement ?? '') : '';
    const said = new Set(termsOf(`${text} ${statement}`, language));
    return missing.every((thing) => sameThing(thing).some((term) => said.has(term)));
  };
};

/**
 * Whether a question asks for less than an amount is of: `services trade`, `flood insurance budget`. A word that the record does not have
 * stands right before one for the field.
 */
const isNarrower = (question: string, { heading }: Passage<RecordPlace>, asking: Asking): boolean => {
  const { index } = asking;
  const ofField = new Set(termsOf(heading ?? '', index.language));
  const unknown = understood(question, [], asking)
    .sought.filter((each) => !each.isName && !sameThing(each).some((term) => index.frequencies.has(term)))
    .map(firstTerm);
  const terms = tokens(question).map((word) => contentStem(word, index.language));
  return terms.some((term, at) => unknown.includes(term) && ofField.has(terms[at + 1] ?? ''));
};

const OF_TRADE: ReadonlySet<FieldName> = new Set<FieldName>(['exports', 'imports', 'trade']);

/** Whether the value of a field is of another kind of thing than is asked for, though it has its words. */
const isBeside = (question: string, passage: Passage<RecordPlace>, { field, tells }: Fact, asking: Asking): boolean => {
  if (!tells.includes('amount')) return false;
  const language = questionLanguage(question);
  const isOfTrade = OF_TRADE.has(field);
  return (
    isNarrower(question, passage, asking) ||
    ((isOfTrade || field === 'tariff') && asksWhichGoods(question, language)) ||
    (isOfTrade && asksWhatTraded(question, language))
  );
};

/** What a field says instead of its words; nothing if that is not known. */
const quoteOfPlace = (passage: Passage<RecordPlace>): readonly Quote<RecordPlace>[] => {
  const { place } = passage;
  if (place.kind === 'text') return [quoteOf(passage)];
  const { told } = place.fact;
  return told === null ? [] : [{ text: told.statement, lead: null, place }];
};

const quotesOf = (found: readonly Found<RecordPlace>[]): readonly Quote<RecordPlace>[] =>
  [...found].sort((a, b) => a.at - b.at).flatMap(({ passage }) => quoteOfPlace(passage));

const factAnswer = ({ field, told }: Fact): RecordAnswer =>
  told === null ? { kind: 'unknown', field } : { kind: 'told', field, told };

/** Exports and imports share their words: who sells to whom decides between them. `asked`: the question, and what it goes on from. */
const directed = (fact: Fact, asked: readonly string[], { facts, names }: TopicRecord): Fact => {
  if (fact.field !== 'exports' && fact.field !== 'imports') return fact;
  // `Do we sell them more than we buy?` asks for both, which trade tells.
  if (asked.some((text) => goesBothWays(text, questionLanguage(text))))
    return facts.find(({ field }) => field === 'trade') ?? fact;
  const [direction] = asked.flatMap((text) => tradeDirection(text, names, questionLanguage(text)) ?? []);
  return facts.find(({ field }) => field === direction) ?? fact;
};

/** Of whom a question asks, or of what somebody is in charge; else fields are chosen by their words. */
type Kind = 'who' | 'charge' | 'any';

/** Who is answered by a field that tells somebody; of what somebody is in charge by none of these. Texts may tell either. */
const fits = ({ place }: Passage<RecordPlace>, kind: Kind): boolean => {
  if (place.kind === 'text') return true;
  const tellsPerson = place.fact.tells.includes('person');
  if (kind === 'charge') return !tellsPerson;
  return kind !== 'who' || tellsPerson;
};

/** That a value is not known holds of less than it, too: of `spies` among those who work there. */
const isUnknown = ({ place }: Passage<RecordPlace>): boolean => place.kind === 'fact' && place.fact.told === null;

/** Null if nothing answers. */
const bestAnswer = (
  all: readonly Found<RecordPlace>[],
  kind: Kind,
  asked: readonly string[],
  record: TopicRecord,
  asking: Asking,
): RecordAnswer | null => {
  const things = asked.flatMap((text) => thingsOf(understood(text, [], asking), asking));
  const has = having(asking.index);
  const telling = all.filter(
    ({ tells, passage }) => tells && fits(passage, kind) && (isUnknown(passage) || has(things, passage)),
  );
  const [best] = telling;
  if (best === undefined || best.coverage < FLOOR) return null;
  const { place } = best.passage;
  // Who held a post before is in no record.
  if (
    place.kind === 'fact' &&
    place.fact.field === 'current_leader' &&
    asked.some((text) => understood(text, [], asking).isOfEarlier)
  )
    return null;
  if (place.kind === 'fact')
    return !isUnknown(best.passage) && asked.some((text) => isBeside(text, best.passage, place.fact, asking))
      ? null
      : factAnswer(directed(place.fact, asked, record));
  const near = telling.filter(({ passage, score }) => passage.place.kind === 'text' && score >= NEAR_BEST * best.score);
  return { kind: 'quoted', quotes: quotesOf(near.slice(0, MOST_QUOTES)), unanswered: [] };
};

const ofYear = (answer: RecordAnswer, question: string): RecordAnswer => {
  const [asked] = question.match(YEAR) ?? [];
  if (answer.kind !== 'told' || asked === undefined) return answer;
  const year = Number(asked);
  const { told } = answer;
  return told.years === null || told.years.includes(year) ? answer : { kind: 'other_year', year, told };
};

/** `What does it do?` names nothing that could be looked for. */
const asksInGeneral = (question: string, { asked }: Question): boolean =>
  ['thing', 'meaning', 'reason'].includes(asked) &&
  LETTER.test(question) &&
  !asksWhere(question, questionLanguage(question));

const generally = ({ passages }: PassageIndex<RecordPlace>): RecordAnswer | null => {
  const described = passages.filter(({ passage: { place } }) => place.kind === 'text');
  const quotes = described.slice(0, MOST_QUOTES).map(({ passage }) => quoteOf(passage));
  return quotes.length === 0 ? null : { kind: 'quoted', quotes, unanswered: [] };
};

/** Everything that a record says, for a model to word an answer from. */
export const saidInRecord = (record: TopicRecord): readonly Quote<RecordPlace>[] =>
  passagesOf(record, null).flatMap(quoteOfPlace);

/** The field that a question means which names nothing: `how many people?` by its own words, `how much is it?` only where no other has the like. */
const meantBarely = (
  question: string,
  found: readonly Found<RecordPlace>[],
  { language }: PassageIndex<RecordPlace>,
): readonly Found<RecordPlace>[] => {
  const isCount = asksCount(question, questionLanguage(question));
  const facts = found.filter(
    ({ tells, passage: { place } }) =>
      tells && place.kind === 'fact' && !(isCount && place.fact.tells.includes('money')),
  );
  if (facts.length <= 1) return facts.length === 1 ? facts : found;
  const words = new Set(termsOf(question, language));
  return facts.filter(({ passage: { heading } }) => termsOf(heading ?? '', language).some((term) => words.has(term)));
};

/** What kind of thing a question asks for that names nothing a record has, such as `and under which order?`; null if it names something. */
export const askedBarely = (question: string, record: TopicRecord): Asked | null => {
  const language = questionLanguage(question);
  const index = indexOf(passagesOf(record, language), language);
  const { asked, sought } = understood(question, [], { index, subject: subjectOf(record, language) });
  const isKnown = sought.some(({ alternatives }) =>
    [...alternatives.keys()].some((term) => index.frequencies.has(term)),
  );
  return isKnown ? null : asked;
};

/** Whether an answer has a thing of that kind. */
export const tellsOf = (answer: RecordAnswer, asked: Asked, { facts }: TopicRecord): boolean => {
  if (answer.kind === 'told') return facts.some(({ field, tells }) => field === answer.field && tells.includes(asked));
  return (
    answer.kind === 'quoted' &&
    answer.quotes.some(({ text }) => toldBy({ ...NO_PASSAGE, text, place: null }, asked, null) > 0)
  );
};

const NO_PASSAGE = { lead: null, heading: null, paragraph: 0, isHeading: false };

/**
 * Answers from a record alone: from the field that is asked for, or else by quoting what was written about its subject.
 * `history` are the questions before, the last one last: a question that names nothing goes on from it.
 */
export const answerAboutRecord = (question: string, history: readonly string[], record: TopicRecord): RecordAnswer => {
  const language = questionLanguage(question);
  const index = indexOf(passagesOf(record, language), language);
  const asking: Asking = { index, subject: subjectOf(record, language) };
  const rest = withoutCharge(question, language);
  const own = understood(rest ?? question, [], asking);
  const kind: Kind = rest !== null ? 'charge' : asksWho(question, language) ? 'who' : 'any';
  const found = ranked(own, index);
  const previous = history.at(-1);
  const isBare = own.sought.length === 0 && kind !== 'charge';
  const goingOn =
    isBare && previous !== undefined
      ? bestAnswer(ranked(understood(question, [previous], asking), index), kind, [question, previous], record, asking)
      : null;
  const meant = isBare ? meantBarely(question, found, index) : found;
  const answer = goingOn ?? bestAnswer(meant, kind, [question], record, asking);
  if (answer !== null) return ofYear(answer, question);
  const general = own.sought.length === 0 && asksInGeneral(question, own) ? generally(index) : null;
  return general ?? { kind: 'not_answered', nearest: quotesOf(found.slice(0, MOST_NEAREST)) };
};
