import type { Claim } from '#modules/research/published';
import { contentStem } from '#text/words/stems';
import type { Language } from '#text/languages/language';
import { english } from '#text/languages/english/english';
import { languageOf } from '#text/languages/detection';
import { type Answer, type Quote, quoteOf } from '../answering/answer';
import { MOST_QUOTES } from '../answering/answer-question';
import type { Conversation } from '../answering/conversation';
import { pointingOf } from '../answering/pointing';
import { absentIn } from '../retrieval/absent';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { asksIfNow, asksOfNow, goesOnFrom } from '../retrieval/asking';
import { type Question, type Sought, readQuestion, sameThing } from '../retrieval/question';
import { termsOf } from '../retrieval/terms';
import { questionParts } from '../retrieval/question-parts';
import { NEEDED, toldBy } from '../retrieval/told-kinds';
import { samePeople } from '#engine/gate/peoples';
import { ranked } from '../retrieval/ranking';
import { timeWords } from '../languages/time-words';
import { phrases } from '#text/languages/patterns';
import { answerByRank } from './answer-by-rank';
import { askedDeadlines } from './asked-deadlines';
import { type DatedQuestion, type Period, readPeriod } from './asked-period';
import { type Ledgers, candidatesFor, deadlinesIn, isIn, newestIn } from './candidates';
import { type ToldClaim, inOrderOfDate, passagesOf, toldClaims } from './claim-passages';
import { dayOfClaim, headingOfClaim } from './ledger-index';

/** Claims that are read for a question. */
const MOST_CANDIDATES = 30;
/** A time is asked about in order to hear all of it. */
const MOST_OF_PERIOD = 7;

/** Claims with a deadline that are read. */
const MOST_DEADLINES = 60;

/** A question that goes on from the last answer names no more than this. */
const MOST_OF_GOING_ON = 2;

/** The nearest that a model may word an answer from. */
const MOST_NEAREST = 16;
/** With the newest besides. */
const MOST_EVIDENCE = 30;
/** Claims of ledgers of which a model also reads the newest, as it does the rest of a short document: a question may name nothing that they say in the same words. */
const SHORT = 200;

export interface LedgerAnswer {
  readonly answer: Answer<ToldClaim>;
  /** What comes nearest, of the time that was asked about, and still holds: a model may word an answer from it. */
  readonly evidence: readonly Quote<ToldClaim>[];
  /** What the question asked about; null if it named no time. */
  readonly period: Period | null;
}

/** Reads claims by their ids: those that may be told, in any order. */
export type ReadClaims = (ids: readonly string[]) => Promise<readonly Claim[]>;

/** Without the words by which trackers are told to follow a topic, `new`, `changed`: in a ledger they name no subject. */
const withoutNews = ({ sought, ...question }: Question, text: string): Question => {
  const language = languageOf(text);
  const { instructions } = (language ?? english).description;
  const stems = new Set([...instructions].map((word) => contentStem(word, language)));
  return { ...question, sought: sought.filter(({ alternatives }) => !stems.has([...alternatives.keys()][0] ?? '')) };
};

/** `Canadian` tells of `Canada`. */
const withPeoples = ({ sought, ...question }: Question): Question => ({
  ...question,
  sought: sought.map((each) => {
    const people = [...each.alternatives.keys()].slice(0, 1).flatMap(samePeople);
    return {
      ...each,
      isName: each.isName || people.length > 0,
      alternatives: new Map([...each.alternatives, ...people.map((term) => [term, 1] as const)]),
    };
  }),
});

const newestWords = new Map(Object.entries(timeWords).map(([code, { newest }]) => [code, phrases(newest)]));

const asksForNewest = (question: string): boolean =>
  newestWords.get(languageOf(question)?.code ?? 'en')?.test(question) === true;

/** Of the last day of which anything is told. */
const ofLastDay = (told: readonly ToldClaim[]): readonly ToldClaim[] => {
  const last = told.reduce((latest, { day }) => (day > latest ? day : latest), '');
  return told.filter(({ day }) => day === last);
};

/** What came last, of which most documents tell, in the order of date. */
const newestOf = (told: readonly ToldClaim[], most: number): Answer<ToldClaim> => {
  if (told.length === 0) return { kind: 'not_answered', nearest: [] };
  const chosen = new Set(
    [...told]
      .sort((one, other) => other.claim.mentions - one.claim.mentions || other.day.localeCompare(one.day))
      .slice(0, most),
  );
  return {
    kind: 'quoted',
    quotes: told.flatMap((each) => (chosen.has(each) ? [quoteOfClaim(each)] : [])),
    unanswered: [],
  };
};

const quoteOfClaim = (place: ToldClaim): Quote<ToldClaim> => ({ text: place.claim.text, lead: null, place });

/** What holds no longer is told with what ended it. */
const withEndings = (quotes: readonly Quote<ToldClaim>[]): readonly Quote<ToldClaim>[] => {
  const ended = new Map<string, string[]>();
  const told = new Map(quotes.map(({ place }) => [place.claim._id, place]));
  for (const { place } of quotes) {
    const { endedBy, day } = place;
    if (endedBy === null) continue;
    ended.set(endedBy._id, [...(ended.get(endedBy._id) ?? []), day]);
    if (!told.has(endedBy._id))
      told.set(endedBy._id, { claim: endedBy, day: dayOfClaim(endedBy), endedBy: null, ended: [] });
  }
  return [...told.values()]
    .map((place) => quoteOfClaim({ ...place, ended: [...new Set(ended.get(place.claim._id))] }))
    .sort((one, other) => inOrderOfDate(one.place, other.place));
};

const holding = (quotes: readonly Quote<ToldClaim>[]): readonly Quote<ToldClaim>[] =>
  withEndings(quotes).filter(({ place }) => place.endedBy === null);

/** What is told of another time; what ended it may be of this one. */
const atOtherTimes = (nearest: readonly Quote<ToldClaim>[], period: Period): readonly Quote<ToldClaim>[] =>
  nearest.filter(({ place: { day } }) => !isIn(Date.parse(day), period));

const told = (answer: Answer<ToldClaim>): Answer<ToldClaim> =>
  answer.kind === 'quoted'
    ? { ...answer, quotes: withEndings(answer.quotes) }
    : { ...answer, nearest: withEndings(answer.nearest) };

/** Whether something still holds is answered by its end, if it had one; what holds, by nothing that has ended. */
const ofNow = (answer: Answer<ToldClaim>, question: string): Answer<ToldClaim> => {
  const language = languageOf(question);
  if (answer.kind !== 'quoted' || !asksOfNow(question, language)) return answer;
  const quotes = answer.quotes.filter(({ place: { endedBy, ended } }) =>
    asksIfNow(question, language) ? endedBy !== null || ended.length > 0 : endedBy === null,
  );
  return quotes.length === 0 ? answer : { ...answer, quotes };
};

interface Asking {
  readonly ledgers: Ledgers;
  readonly language: Language | null;
  /** What is known of the terms of all claims, without passages. */
  readonly terms: PassageIndex<ToldClaim>;
  load(ids: readonly string[]): Promise<readonly ToldClaim[]>;
}

const askingOf = (ledgers: Ledgers, read: ReadClaims): Asking => {
  const [first] = ledgers.indexes;
  const language = first?.language ?? null;
  const abbreviations = ledgers.indexes.flatMap((index) =>
    [...index.abbreviations].map(([short, long]) => ({ short, long })),
  );
  const { frequencies, size } = ledgers;
  return {
    ledgers,
    language,
    terms: { ...indexOf<ToldClaim>([]), abbreviations, language, frequencies, size },
    load: async (ids) => {
      const found = await read(ids);
      const ending = found.flatMap(({ ended_by: by }) => (by === undefined ? [] : [by]));
      const endings = ending.length === 0 ? [] : await read(ending);
      return toldClaims(found, new Map(endings.map((claim) => [claim._id, claim])));
    },
  };
};

/** Deadlines that still hold, the nearest to today first; null if the question asks for none, or there is none. */
const askForDeadlines = async (
  question: string,
  dated: DatedQuestion,
  now: number,
  { ledgers, language, terms, load }: Asking,
): Promise<LedgerAnswer | null> => {
  const asked = askedDeadlines(question, dated, now);
  if (asked === null) return null;
  const named = readQuestion(asked.rest, [], terms).sought.filter((each) => each.isName || each.isObject);
  const nearest = deadlinesIn(ledgers, asked.period, now).slice(0, MOST_DEADLINES);
  const loaded = await load(nearest);
  const inOrder = nearest.flatMap((id) => loaded.find(({ claim }) => claim._id === id) ?? []);
  const of = inOrder.filter(({ claim, endedBy }) => {
    if (endedBy !== null) return false;
    const said = new Set(termsOf(`${claim.text} ${headingOfClaim(claim, language)}`, language));
    return named.every((each) => sameThing(each).some((term) => said.has(term)));
  });
  const quotes = of.slice(0, MOST_OF_PERIOD).map(quoteOfClaim);
  return quotes.length === 0
    ? null
    : { answer: { kind: 'quoted', quotes, unanswered: [] }, evidence: quotes, period: null };
};

/** A question of one part; `subject`: what the part before it named, of which it asks. */
const askOne = async (
  question: string,
  history: readonly string[],
  now: number,
  asking: Asking,
  subject: readonly Sought[] = [],
): Promise<LedgerAnswer> => {
  const dated = readPeriod(question, now);
  const deadlines = await askForDeadlines(question, dated, now, asking);
  if (deadlines !== null) return deadlines;
  const { ledgers, language, terms, load } = asking;
  const { text, period } = dated;
  const asked = withPeoples(withoutNews(readQuestion(text, history, terms), text));
  if (asked.sought.length === 0) {
    const last = await load(newestIn(ledgers, period, MOST_CANDIDATES));
    const newest = newestOf(asksForNewest(question) ? ofLastDay(last) : last, MOST_OF_PERIOD);
    return { answer: told(newest), evidence: newest.kind === 'quoted' ? holding(newest.quotes) : [], period };
  }
  const over = async (within: Period | null) => {
    const candidates = await load(candidatesFor(asked.sought, ledgers, within, MOST_CANDIDATES));
    const found = rankedAmong(candidates, asked, { language, terms }, subject);
    if (within === null) {
      const ofAll = answerByRank(found, MOST_QUOTES);
      return { answer: ofAll.kind === 'quoted' ? ofAll : { ...ofAll, absent: absentIn(text, terms) }, found };
    }
    const answer = answerByRank(found, MOST_OF_PERIOD);
    // What happened then is also what stands on a page about it.
    const isByPage = answer.kind === 'not_answered' && !NEEDED.has(asked.asked);
    return { answer: isByPage ? answerByRank(found, MOST_OF_PERIOD, 'underHeading') : answer, found };
  };
  const { answer, found } = await over(period);
  const nearestFound = found.slice(0, MOST_NEAREST).map(({ passage }) => quoteOf(passage));
  const newest = ledgers.size > SHORT ? [] : await load(newestIn(ledgers, period, MOST_EVIDENCE));
  const evidence = holding(each([...nearestFound, ...newest.map(quoteOfClaim)]).slice(0, MOST_EVIDENCE));
  if (period === null || answer.kind === 'quoted') return { answer: ofNow(told(answer), question), evidence, period };
  // Of another time, it is what comes nearest.
  const { answer: ofAnyTime } = await over(null);
  const ofAll = ofAnyTime.kind === 'quoted' ? ofAnyTime.quotes : ofAnyTime.nearest;
  const nearest = withEndings(atOtherTimes(ofAll, period).slice(-3));
  return { answer: { kind: 'not_answered', nearest: atOtherTimes(nearest, period) }, evidence, period };
};

const rankedAmong = (
  among: readonly ToldClaim[],
  asked: Question,
  { language, terms: { frequencies, size } }: Pick<Asking, 'language' | 'terms'>,
  subject: readonly Sought[] = [],
) => ranked(asked, { ...indexOf(passagesOf(among, language)), frequencies, size }, subject);

const urlOf = ({ claim: { evidence } }: ToldClaim): string | undefined => evidence[0]?.url;

/** What `the second`, `which of them` or `what law are they based on?` asks of the lines of the last answer; null if nothing. */
const askOfLines = async (
  { question, history, lines = [], areOffered = false }: Conversation,
  now: number,
  asking: Asking,
): Promise<LedgerAnswer | null> => {
  if (lines.length === 0) return null;
  const loaded = await asking.load(lines);
  const listed = lines.flatMap((line) => loaded.filter(({ claim }) => claim._id === line));
  if (listed.length !== lines.length) return null;
  const answered = (quotes: readonly Quote<ToldClaim>[]): LedgerAnswer => ({
    answer: told({ kind: 'quoted', quotes, unanswered: [] }),
    evidence: holding(quotes),
    period: null,
  });
  const language = languageOf(question);
  const pointing = pointingOf(question, listed.length, language);
  if (pointing === null) {
    const read = readQuestion(question, [], asking.terms);
    const isOfLines =
      !areOffered && NEEDED.has(read.asked) && read.ownCount <= MOST_OF_GOING_ON && goesOnFrom(question, language);
    const passages = passagesOf(
      listed.filter(({ endedBy }) => endedBy === null),
      asking.language,
    );
    const telling = isOfLines
      ? passages.filter((passage) => toldBy(passage, read.asked, asking.language, read.counted) > 0)
      : [];
    return telling.length === 0 ? null : answered(telling.map((passage) => quoteOf(passage)));
  }
  if (pointing.kind === 'earlier') {
    const before = listed.filter(({ endedBy }) => endedBy !== null).map(quoteOfClaim);
    const ended = pointing.asksIfSo ? withEndings(before) : before;
    const { ownCount } = readQuestion(pointing.rest, [], asking.terms);
    if (ended.length === 0 || ownCount > MOST_OF_GOING_ON) return null;
    return { answer: { kind: 'quoted', quotes: ended, unanswered: [] }, evidence: ended, period: null };
  }
  if (pointing.kind === 'among') {
    const read = withoutNews(readQuestion(pointing.rest, history, asking.terms), pointing.rest);
    const answer = answerByRank(rankedAmong(listed, read, asking), MOST_QUOTES);
    return { answer: told(answer), evidence: listed.map(quoteOfClaim), period: null };
  }
  const line = listed[pointing.line - 1];
  if (line === undefined) return null;
  if (!pointing.asksMore && pointing.rest.replace(/\P{L}/gu, '') !== '')
    return askOne(pointing.rest, [line.claim.text], now, asking);
  const { sought } = readQuestion(line.claim.text, [], asking.terms);
  const near = await asking.load(candidatesFor(sought, asking.ledgers, null, MOST_CANDIDATES));
  const ofPage = near.filter((each) => urlOf(each) === urlOf(line) && each.claim._id !== line.claim._id);
  const around = [line, ...ofPage].slice(0, MOST_OF_PERIOD).sort(inOrderOfDate).map(quoteOfClaim);
  return areOffered
    ? { answer: { kind: 'not_answered', nearest: around, isAround: true }, evidence: holding(around), period: null }
    : answered(around);
};

/**
 * Answers from what ledgers recorded, by whole claims in the order of date; each part of a question, or says which is not answered. `now`
 * (milliseconds, UTC) is the day of `last week`. Reads a few claims by their ids, however many there are.
 */
export const askLedgers = async (
  asked: Conversation,
  ledgers: Ledgers,
  read: ReadClaims,
  now: number,
): Promise<LedgerAnswer> => {
  const asking = askingOf(ledgers, read);
  const ofLines = await askOfLines(asked, now, asking);
  if (ofLines !== null) return ofLines;
  const { question, history } = asked;
  const [first = question, ...others] = questionParts(question, languageOf(question));
  const whole = await askOne(first, history, now, asking);
  const answers = [{ part: first, ...whole }];
  for (const part of others) {
    const { asked: kind, ownCount, counted } = readQuestion(part, [], asking.terms);
    const quoted = answers.flatMap(({ answer }) => (answer.kind === 'quoted' ? answer.quotes : []));
    const isTold = passagesOf(
      quoted.map(({ place }) => place),
      asking.language,
    ).some((passage) => toldBy(passage, kind, asking.language, counted) > 0);
    if (ownCount <= 1 && isTold) continue;
    // `who pays less?` is asked of the thing that the first part named.
    const subject = ownCount <= MOST_OF_GOING_ON ? readQuestion(first, [], asking.terms).sought : [];
    const answer = await askOne(part, [...history, first], now, asking, subject);
    answers.push({ part, ...answer, answer: withinTold(answer.answer, quoted) });
  }
  return merged(answers, whole);
};

/** Where a line that was quoted for a part before answers this one, too, it does so alone. */
const withinTold = (answer: Answer<ToldClaim>, quoted: readonly Quote<ToldClaim>[]): Answer<ToldClaim> => {
  if (answer.kind !== 'quoted') return answer;
  const ids = new Set(quoted.map(({ place }) => place.claim._id));
  const again = answer.quotes.filter(({ place }) => ids.has(place.claim._id));
  return again.length === 0 ? answer : { ...answer, quotes: again };
};

const merged = (
  answers: readonly (LedgerAnswer & { readonly part: string })[],
  { period }: LedgerAnswer,
): LedgerAnswer => {
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return { answer: only.answer, evidence: only.evidence, period };
  const evidence = each(answers.flatMap(({ evidence: of }) => of));
  const quotes = each(answers.flatMap(({ answer }) => (answer.kind === 'quoted' ? answer.quotes : [])));
  if (quotes.length === 0) {
    const nearest = each(answers.flatMap(({ answer }) => (answer.kind === 'not_answered' ? answer.nearest : [])));
    const offered = period === null ? nearest : atOtherTimes(nearest, period);
    return { answer: { kind: 'not_answered', nearest: offered.slice(-3) }, evidence, period };
  }
  const unanswered = answers.flatMap(({ part, answer }) => (answer.kind === 'not_answered' ? [part] : []));
  return { answer: { kind: 'quoted', quotes: withEndings(quotes), unanswered }, evidence, period };
};

/** Each claim once. */
const each = (quotes: readonly Quote<ToldClaim>[]): readonly Quote<ToldClaim>[] => [
  ...new Map(quotes.map((quote) => [quote.place.claim._id, quote])).values(),
];
