import { samePeople } from '#engine/gate/peoples';
import type { Language } from '#text/languages/language';
import { isoDay } from '#text/words/date-mention';
import {
  type AssistantAnswer,
  MAX_NEAREST,
  MAX_QUOTES,
  type Quote,
  quoteOf,
  quotesShownIn,
} from '../answering/assistant-answer';
import { questionLanguage } from '../languages/question-language';
import { type QuestionPeriod, isDayWithin, timeNamingThing } from '../periods/question-period';
import { absentIn } from '../retrieval/absent';
import { TYPES_TO_SHOW } from '../retrieval/answer-type-scores';
import { isFigure } from '../retrieval/index-terms';
import { type ParsedQuestion, type QueryTerm, parseQuestion, sameThing, unreadIn } from '../retrieval/parsed-question';
import { indexOf } from '../retrieval/passage-index';
import { sharesIn } from '../retrieval/percentages';
import {
  readAnswerType,
  stateAskedOfNow,
  withoutEnded,
  withoutHolding,
  withoutVerbOfDuration,
} from '../retrieval/question-patterns';
import { type RankedPassage, rankPassages } from '../retrieval/ranking';
import { type PassageWorth, answerByRank, notAnsweredBy } from './answer-by-rank';
import {
  type QuotedClaim,
  type TimeKinds,
  asksIfMoved,
  asksStart,
  claimPassages,
  claimSays,
  claimsForQuestion,
  isMoved,
  claimsOfStart,
  tellsOnlyEnd,
  timeKindsIn,
  withoutMoved,
  withoutStart,
} from './claim-passages';
import { asksExtreme, claimsOfExtreme, withExtremeMoney, withoutExtreme } from './extremes';
import { MAX_CANDIDATES, candidatesFor, newestIn } from './index/ledger-candidates';
import { endedIn, withLaterEnds } from './later-ends';
import { type LedgerAnswer, type LedgerMaterial, MAX_OF_PERIOD } from './ledger-material';
import { type LedgerQuestion, type ReadLedgerQuestion, isIfEnded, isIfNow } from './ledger-question';
import { ofNamedTime, withTimeAside } from './named-time';
import { MAX_READ } from './news/caught-up';
import { readNewsQuestion, withoutNewsWords } from './news/news-question';
import {
  quotesOutsidePeriod,
  holdsOn,
  markedWithEndings,
  quoteOfClaim,
  stillHolding,
  tellsEnd,
  uniqueByClaim,
} from './quoted-endings';
import { asPresentRate, askingRate, asksIfAnyRate, withoutRateChange } from './rate-question';
import { readBareRateQuestion } from './standing';
import { withStanding } from './standing-of-answer';

/** How many of the closest claims a model may word an answer from. */
const MAX_NEAREST_EVIDENCE = 16;
/** How many claims a model may word an answer from, including the newest. */
const MAX_EVIDENCE = 30;
/**
 * With a ledger of at most this many claims, a model also gets the newest. A question may share no words with them, as
 * with the rest of a short document.
 */
const SMALL_LEDGER = 200;

type Found = readonly RankedPassage<QuotedClaim>[];

const NONE: ReadonlyMap<string, QuotedClaim> = new Map();

/** Adds the country to the name of a people: `Canadian` also seeks `Canada`. */
const withPeoples = ({ terms: sought, ...question }: ParsedQuestion): ParsedQuestion => ({
  ...question,
  terms: sought.map((each) => {
    const people = [...each.alternatives.keys()].slice(0, 1).flatMap(samePeople);
    return {
      ...each,
      isName: each.isName || people.length > 0,
      alternatives: new Map([...each.alternatives, ...people.map((term) => [term, 1] as const)]),
    };
  }),
});

/** The claims that match any part of the question, best first. */
export const rankedAmong = (
  among: readonly QuotedClaim[],
  question: ParsedQuestion,
  { language, terms: { frequencies, size } }: LedgerMaterial,
  questionTarget: readonly QueryTerm[] = [],
  timeKinds?: TimeKinds,
): readonly RankedPassage<QuotedClaim>[] =>
  rankPassages(question, { ...indexOf(claimPassages(among, language, timeKinds)), frequencies, size }, questionTarget);

/** Whether a claim has every name and rate of a question: `the 25% tariff on Canada` is only about that one. */
const saysAll = ({ read: { terms: sought }, dated: { text }, material: { language, terms } }: ReadLedgerQuestion) => {
  const shares = sharesIn(text);
  const names = sought.filter((each) => each.isName && each.weight === 1 && !isFigure(each.written));
  const known = names.filter((each) => sameThing(each).some((term) => terms.frequencies.has(term)));
  return (quoted: QuotedClaim): boolean => {
    const given = sharesIn(quoted.claim.text);
    return known.every(claimSays(quoted, language)) && shares.every((share) => given.includes(share));
  };
};

const sayingAll = (asked: ReadLedgerQuestion, found: Found): Found => {
  const hasAll = saysAll(asked);
  return found.filter(({ passage: { location } }) => hasAll(location));
};

/** The claims on whether something holds: those that report its end, and those with more on what is asked about. */
const ofStanding = (found: Found, language: Language | null): Found => {
  const isEnd = ({ passage: { location } }: RankedPassage<QuotedClaim>): boolean => tellsEnd(language)(location);
  const least = found.find(isEnd)?.score ?? 0;
  return found.filter((each) => each.score >= least || isEnd(each));
};

/** Whether a line tells of an end, or has ended itself. */
const isOfEnd = ({ claim: { kind, text }, endedBy }: QuotedClaim, language: Language | null): boolean =>
  endedBy !== null || kind === 'contradicted' || endedIn(text, language).length > 0;

/** If nothing answers, claims with the kind of thing asked for come first, and claims that have ended last. */
const worthLookingAt =
  (now: number): PassageWorth<QuotedClaim> =>
  ({ tells, passage: { location } }) =>
    (holdsOn(isoDay(now))(location) ? 2 : 0) + (tells ? 1 : 0);

/** How a question about a rate is read. */
type Reading = 'as_rate' | 'as_written';

/** Reads a question over claims. */
const readOverClaims = (
  { conversation: { question, history }, dated: { text }, material: { terms } }: LedgerQuestion,
  reading: Reading,
): ParsedQuestion => {
  const bare = readBareRateQuestion(question, text);
  const language = questionLanguage(question);
  const unchanged = bare === null ? withoutRateChange(text) : null;
  const held = withoutEnded(
    withoutMoved(withoutHolding(withoutStart(bare?.rest ?? unchanged ?? text), language)),
    language,
  );
  const rest = readAnswerType(text, language) === 'until' ? withoutVerbOfDuration(held, language) : held;
  const written = withPeoples(withoutNewsWords(parseQuestion(rest, history, terms), text));
  const asRate = unchanged === null ? askingRate : asPresentRate;
  const asked = reading === 'as_rate' ? asRate(written, rest) : written;
  const read = bare === null ? asked : { ...asked, answerType: bare.answerType };
  // A line about only one of the two does not say which came first.
  return readNewsQuestion(question, text)?.kind === 'order' ? { ...read, comparesTwo: true } : read;
};

/** A question to claims, with how it was read and the time that names its thing: `the June proclamation`. */
interface QuestionToClaims extends ReadLedgerQuestion {
  readonly reading: Reading;
  readonly time: ReturnType<typeof timeNamingThing>;
  /** The question as read before its time was removed. */
  readonly readWithTime: ParsedQuestion;
  /** Whether it names nothing but the time: `Until when do the June changes last?` */
  readonly isBareTime: boolean;
}

const questionToClaims = (question: LedgerQuestion, reading: Reading): QuestionToClaims => {
  const time = timeNamingThing(question.dated.text);
  const readWithTime = readOverClaims(question, reading);
  const named = time === null ? readWithTime : withTimeAside(readWithTime, time);
  const isBareTime = time !== null && named.terms.every(({ weight }) => weight < 1);
  return { ...question, read: isBareTime ? { ...named, terms: [] } : named, reading, time, readWithTime, isBareTime };
};

/** The claims nearest to a question for an extreme: those that say so, or those with the most extreme sum of money. */
const nearExtreme = (asked: QuestionToClaims, ranked: Found, rankedFor: (question: ParsedQuestion) => Found): Found => {
  const { text } = asked.dated;
  const { language } = asked.material;
  const saying = claimsOfExtreme(ranked, language);
  if (saying.length > 0) return saying;
  const withoutIt = { ...asked, dated: { ...asked.dated, text: withoutExtreme(text) } };
  return withExtremeMoney(rankedFor(readOverClaims(withoutIt, asked.reading)), text, language);
};

/**
 * The claims of a period, or of any time, that match a question, best first. `given`: those for a model, which may also
 * be of other times than the one that names the thing, since they have their days.
 */
const claimsFound = async (
  asked: QuestionToClaims,
  within: QuestionPeriod | null,
): Promise<{ readonly found: Found; readonly given: Found; readonly perhaps: ReadonlyMap<string, QuotedClaim> }> => {
  const { conversation, dated, read, material, target, time, readWithTime, isBareTime } = asked;
  const { language, ledgers, load } = material;
  const ids = isBareTime
    ? newestIn(ledgers, within, MAX_READ)
    : candidatesFor(read.terms, ledgers, within, MAX_CANDIDATES);
  const loaded = claimsForQuestion(await load(ids), read, language);
  const things = read.terms.filter(({ weight, isGeneric }) => weight === 1 && !isGeneric);
  const state = stateAskedOfNow(conversation.question, questionLanguage(conversation.question));
  const { marked: candidates, perhaps } = isIfNow(asked)
    ? withLaterEnds(loaded, { things, state }, language)
    : { marked: loaded, perhaps: NONE };
  const ofAnyTime = (question: ParsedQuestion): Found =>
    rankedAmong(candidates, question, material, target, timeKindsIn(conversation.question));
  const rankedFor = (question: ParsedQuestion): Found =>
    ofNamedTime(ofAnyTime(question), within === null ? time : null, language);
  const ranked = rankedFor(read);
  const near = asksExtreme(dated.text) ? nearExtreme(asked, ranked, rankedFor) : ranked;
  const started = asksStart(conversation.question)
    ? claimsOfStart(
        near.filter(({ passage: { location } }) => !tellsOnlyEnd(location, language)),
        language,
      )
    : near;
  const moved = asksIfMoved(conversation.question)
    ? started.filter(({ passage: { location } }) => isMoved(location, language))
    : started;
  const ended = isIfEnded(asked) ? moved.filter(({ passage: { location } }) => isOfEnd(location, language)) : moved;
  const found = isIfNow(asked) ? ofStanding(sayingAll(asked, ended), language) : ended;
  return { found, given: time === null ? found : ofAnyTime(readWithTime), perhaps };
};

const answerOfAnyTime = (asked: ReadLedgerQuestion, found: Found): AssistantAnswer<QuotedClaim> => {
  // Whether something holds may also be told by a line whose title says of what: `U.S.-Korea Deal`.
  const says = isIfNow(asked) ? 'underHeading' : 'itself';
  const answer = answerByRank(found, MAX_QUOTES, worthLookingAt(asked.now), says);
  if (answer.kind === 'quoted') return answer;
  const { text } = asked.dated;
  return {
    ...answer,
    absent: absentIn(withoutMoved(withoutStart(withoutRateChange(text) ?? text)), asked.material.terms),
  };
};

const answerOfPeriod = ({ read, now }: ReadLedgerQuestion, found: Found): AssistantAnswer<QuotedClaim> => {
  const answer = answerByRank(found, MAX_OF_PERIOD, worthLookingAt(now));
  // For a question with a period, the title of a claim's page may answer, too.
  const isByPage = answer.kind === 'not_answered' && !TYPES_TO_SHOW.has(read.answerType);
  return isByPage ? answerByRank(found, MAX_OF_PERIOD, worthLookingAt(now), 'underHeading') : answer;
};

/** An answer, or its lines with those that may have ended them, which are then only offered. */
const unlessPerhapsEnded = (
  answer: AssistantAnswer<QuotedClaim>,
  perhaps: ReadonlyMap<string, QuotedClaim>,
): AssistantAnswer<QuotedClaim> => {
  if (answer.kind !== 'quoted') return answer;
  const later = answer.quotes.flatMap(({ location: { claim } }) => perhaps.get(claim._id) ?? []);
  if (later.length === 0) return answer;
  const both = answer.quotes.filter(({ location: { claim } }) => perhaps.has(claim._id));
  return { kind: 'not_answered', nearest: uniqueByClaim([...both, ...later.map(quoteOfClaim)]).slice(0, MAX_NEAREST) };
};

const answerWithin = async (asked: QuestionToClaims, within: QuestionPeriod | null) => {
  const { found, given, perhaps } = await claimsFound(asked, within);
  const unread = unreadIn(asked.read);
  if (unread.length > 0) return { answer: { ...notAnsweredBy(found, worthLookingAt(asked.now)), unread }, given };
  const answer = within === null ? answerOfAnyTime(asked, found) : answerOfPeriod(asked, found);
  return { answer: unlessPerhapsEnded(answer, perhaps), given };
};

/** The claims that a model may word an answer from. */
const evidenceFrom = async (
  { read, dated: { period }, material: { ledgers, language, load } }: ReadLedgerQuestion,
  found: Found,
): Promise<readonly Quote<QuotedClaim>[]> => {
  const nearest = found.slice(0, MAX_NEAREST_EVIDENCE).map(({ passage }) => quoteOf(passage));
  const newestIds = ledgers.size > SMALL_LEDGER ? [] : newestIn(ledgers, period, MAX_EVIDENCE);
  const newest = claimsForQuestion(await load(newestIds), read, language);
  return stillHolding(uniqueByClaim([...nearest, ...newest.map(quoteOfClaim)]).slice(0, MAX_EVIDENCE));
};

/** What is offered of other times if nothing of the period answers. */
const offeredOfOtherTimes = async (
  asked: QuestionToClaims,
  period: QuestionPeriod,
): Promise<Pick<LedgerAnswer, 'answer' | 'period'>> => {
  const displayed = quotesShownIn((await answerWithin(asked, null)).answer);
  // If the closest claims include one of the period, the reply does not say that the period has nothing.
  if (displayed.some(({ location: { day } }) => isDayWithin(Date.parse(day), period)))
    return {
      answer: { kind: 'not_answered', nearest: markedWithEndings(displayed.slice(0, MAX_NEAREST)) },
      period: null,
    };
  const nearest = markedWithEndings(quotesOutsidePeriod(displayed, period).slice(0, MAX_NEAREST));
  return { answer: { kind: 'not_answered', nearest: quotesOutsidePeriod(nearest, period) }, period };
};

/** Answers by the claims that have what a question names. */
export const answerByClaims = async (question: LedgerQuestion, reading: Reading = 'as_rate'): Promise<LedgerAnswer> => {
  const asked = questionToClaims(question, reading);
  const { text, period } = question.dated;
  const { answer, given } = await answerWithin(asked, period);
  if (answer.kind !== 'quoted' && reading === 'as_rate' && asksIfAnyRate(text))
    return answerByClaims(question, 'as_written');
  const evidence = await evidenceFrom(asked, given);
  return period === null || answer.kind === 'quoted'
    ? { ...withStanding(asked, answer), evidence, period }
    : { ...(await offeredOfOtherTimes(asked, period)), evidence };
};
