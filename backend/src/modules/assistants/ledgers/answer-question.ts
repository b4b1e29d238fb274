import type { Language } from '#text/languages/language';
import { samePeople } from '#engine/gate/peoples';
import { languageOf } from '#text/languages/detection';
import { figuresIn } from '#text/words/figures';
import { isoDay } from '#text/words/date-mention';
import { questionLanguage } from '../languages/question-language';
import {
  type AssistantAnswer,
  MAX_NEAREST,
  MAX_QUOTES,
  type Quote,
  quoteOf,
  quotedAnswer,
  quotesIn,
  quotesShownIn,
} from '../answering/answer';
import type { QuestionInConversation } from '../answering/conversation';
import {
  type DatedQuestion,
  type QuestionPeriod,
  isDayWithin,
  readPeriod,
  timeNamingThing,
} from '../periods/question-period';
import { absentIn } from '../retrieval/absent';
import { asksIfNow, asksOfNow, readAnswerType, withoutHolding, withoutLasting } from '../retrieval/asking';
import { indexOf } from '../retrieval/passage-index';
import { type RetrievalQuestion, type Sought, readQuestion, sameThing, unreadIn } from '../retrieval/question';
import { type RankedPassage, rankPassages } from '../retrieval/ranking';
import { isFigure, termsOf } from '../retrieval/terms';
import { NEEDED, kindScore } from '../retrieval/kind-scores';
import { type Worth, answerByRank, notAnsweredBy } from './answer-by-rank';
import { orFromPages } from './answer-from-pages';
import { answerComparedRates } from './compared-rates';
import { asksExtreme, sayingExtreme, withExtremeMoney, withoutExtreme } from './extremes';
import { ofNamedTime, withTimeAside } from './named-time';
import { asPresentRate, askingRate, asksIfAnyRate, speaksOfRates, withoutRateChange } from './rate-question';
import {
  type TimeKinds,
  type QuotedClaim,
  claimsForQuestion,
  asksIfMoved,
  asksStart,
  isMoved,
  claimSays,
  pageOfClaim,
  claimPassages,
  timeKindsIn,
  withoutMoved,
  withoutStart,
} from './claim-passages';
import { mentionInLedgers } from './answer-mention';
import { answerDeadlines } from './deadlines';
import {
  atOtherTimes,
  holdsOn,
  markedWithEndings,
  stillHolding,
  quoteOfClaim,
  tellsEnd,
  uniqueByClaim,
  withEndings,
  withEndingsOf,
} from './endings';
import { MAX_CANDIDATES, candidatesFor, newestIn } from './index/candidates';
import { type LedgerAnswer, type LedgerMaterial, MAX_OF_PERIOD } from './ledger-material';
import { lastDayOf } from './last-days';
import { answerNews } from './news/answer-news';
import { MAX_READ } from './news/catch-up';
import { readNewsQuestion, withoutNewsWords } from './news/news-question';
import { OF_PRESENT, asksHowItStands, currentFirst, isInForceOn, readBareRateQuestion } from './standing';
import type { Start } from './starts';

/** How many of the closest claims a model may word an answer from. */
const MAX_NEAREST_EVIDENCE = 16;
/** How many claims a model may word an answer from, including the newest. */
const MAX_EVIDENCE = 30;
/**
 * Of a ledger with at most this many claims, a model also gets the newest. A question may share no words with them, as
 * with the rest of a short document.
 */
const SHORT_QUESTION_LENGTH = 200;

/** Adds the country to the name of a people: `Canadian` also seeks `Canada`. */
const withPeoples = ({ sought, ...question }: RetrievalQuestion): RetrievalQuestion => ({
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

/**
 * Limits an answer to the present, and adds what ended any of its claims. Whether something still holds is answered by
 * what ended it, if anything did; what holds, only by claims that have not ended.
 */
const ofNow = (
  answer: AssistantAnswer<QuotedClaim>,
  question: string,
  { answerType, isOfPresent }: RetrievalQuestion,
  now: number,
): AssistantAnswer<QuotedClaim> => {
  const language = questionLanguage(question);
  const isOfNow = asksOfNow(question, language) || (isOfPresent && (OF_PRESENT.has(answerType) || asksStart(question)));
  if (answer.kind !== 'quoted' || !isOfNow || asksIfNow(question, language)) return withEndingsOf(answer);
  const holds = holdsOn(isoDay(now));
  // What replaced a line is quoted with it.
  const kept = answer.quotes.filter(
    ({ location }) => holds(location) || (isOfPresent && location.claim.status === 'updated'),
  );
  // Nor does the end of something that is left out tell what holds.
  const left = answer.quotes.filter((quote) => !kept.includes(quote));
  const ends = new Set(left.map(({ location: { endedBy } }) => endedBy?._id));
  const quotes = kept.filter(({ location: { claim } }) => !ends.has(claim._id));
  if (quotes.length > 0) return withEndingsOf({ ...answer, quotes });
  // The end of a part says all there is to say of it.
  const whole = withEndings(answer.quotes).filter(
    ({ location: { claim, endedBy } }) => endedBy === null || claim.ended_by !== undefined,
  );
  return whole.length === 0 ? withEndingsOf(answer) : { ...answer, quotes: whole };
};

/** The claims that match any part of the question, best first. */
export const rankedAmong = (
  among: readonly QuotedClaim[],
  question: RetrievalQuestion,
  { language, terms: { frequencies, size } }: LedgerMaterial,
  questionTarget: readonly Sought[] = [],
  timeKinds?: TimeKinds,
): readonly RankedPassage<QuotedClaim>[] =>
  rankPassages(question, { ...indexOf(claimPassages(among, language, timeKinds)), frequencies, size }, questionTarget);

/**
 * The period that a question names. In a question whether something holds, a date identifies the thing and does not
 * limit when it was reported; nor does `today` in a question of how things stand.
 */
const datedQuestion = (question: string, now: number): DatedQuestion => {
  const mentioned = readPeriod(question, now);
  const language = questionLanguage(question);
  const isOfThing = asksIfNow(question, language) && mentioned.period?.to != null;
  const isOfState = mentioned.isCurrent === true && asksHowItStands(question);
  return isOfThing || isOfState ? { ...mentioned, period: null } : mentioned;
};

const sharesIn = (text: string): readonly string[] =>
  figuresIn(text, 0, undefined, languageOf(text)).flatMap(({ kind, value }) => (kind === 'share' ? [value] : []));

/** Whether a claim has every name and rate of a question: `the 25% tariff on Canada` is only about that one. */
const saysAll = ({ sought }: RetrievalQuestion, text: string, { language, terms }: LedgerMaterial) => {
  const shares = sharesIn(text);
  const names = sought.filter((each) => each.isName && each.weight === 1 && !isFigure(each.written));
  const known = names.filter((each) => sameThing(each).some((term) => terms.frequencies.has(term)));
  return (quoted: QuotedClaim): boolean => {
    const given = sharesIn(quoted.claim.text);
    return known.every(claimSays(quoted, language)) && shares.every((share) => given.includes(share));
  };
};

/** The claims on whether something holds: those that report its end, and those with more on what is asked about. */
const ofStanding = (
  found: readonly RankedPassage<QuotedClaim>[],
  language: Language | null,
): readonly RankedPassage<QuotedClaim>[] => {
  const isEnd = ({ passage: { location } }: RankedPassage<QuotedClaim>): boolean => tellsEnd(language)(location);
  const least = found.find(isEnd)?.score ?? 0;
  return found.filter((each) => each.score >= least || isEnd(each));
};

/** If nothing answers, claims with the kind of thing asked for come first, and claims that have ended last. */
const worthLookingAt =
  (now: number): Worth<QuotedClaim> =>
  ({ tells, passage: { location } }) =>
    (holdsOn(isoDay(now))(location) ? 2 : 0) + (tells ? 1 : 0);

/**
 * The day from which all quoted claims hold, if they agree. The first claim of each page then stands for the others.
 */
const withOneStart = (
  answer: AssistantAnswer<QuotedClaim>,
  question: string,
): Pick<LedgerAnswer, 'answer' | 'start'> => {
  if (answer.kind !== 'quoted' || !asksStart(question)) return { answer };
  const [first, ...others] = answer.quotes.map(({ location }) => location.start);
  const isSame = (start: Start | null): boolean => JSON.stringify(start) === JSON.stringify(first);
  if (first == null || others.length === 0 || !others.every(isSame)) return { answer };
  const pages = new Map<string, Quote<QuotedClaim>>();
  for (const quote of answer.quotes) {
    const page = pageOfClaim(quote.location);
    if (!pages.has(page)) pages.set(page, { ...quote, location: { ...quote.location, start: null } });
  }
  return { answer: { ...answer, quotes: [...pages.values()] }, start: first };
};

/** Whether all quoted claims on what still holds have ended; the claims that ended them do not count. */
const haveAllEnded = (quotes: readonly Quote<QuotedClaim>[], today: string): boolean => {
  const told = quotes.filter(({ location: { ended, changed } }) => ended.length === 0 && changed.length === 0);
  return (
    told.length > 0 &&
    told.every(
      ({ location: { claim, endedBy } }) =>
        (endedBy !== null && claim.status === 'contradicted' && claim.ended_by !== undefined) ||
        (lastDayOf(claim) ?? today) < today,
    )
  );
};

/**
 * The answer with what holds first, unless the question is about the past or a period; how things stand is told newest
 * first.
 */
const inOrderOfStanding = (
  answer: AssistantAnswer<QuotedClaim>,
  question: string,
  isOfPresent: boolean,
  now: number,
): AssistantAnswer<QuotedClaim> => {
  if (answer.kind !== 'quoted' || !isOfPresent) return answer;
  const order = asksHowItStands(question) ? 'newest' : 'dates';
  return { ...answer, quotes: currentFirst(answer.quotes, isoDay(now), order) };
};

/** Whether all quoted claims depend on an act that has ended and that the question itself names by its number. */
const haveGroundsEnded = (
  quotes: readonly Quote<QuotedClaim>[],
  text: string,
  { language }: LedgerMaterial,
): boolean => {
  const asked = new Set(termsOf(text, language));
  const isNamed = ({ act, part }: NonNullable<QuotedClaim['groundEnded']>): boolean => {
    const numbers = termsOf(act, language).filter(isFigure);
    return (
      numbers.length > 0 &&
      numbers.every((number) => asked.has(number)) &&
      (part === null || termsOf(part, language).some((term) => asked.has(term)))
    );
  };
  return (
    quotes.length > 0 && quotes.every(({ location: { groundEnded } }) => groundEnded !== null && isNamed(groundEnded))
  );
};

/** How a question about a rate is read. */
type Reading = 'as rate' | 'as written';

/** Reads a question over claims. */
const readOverClaims = (
  { question, history }: QuestionInConversation,
  text: string,
  reading: Reading,
  { terms }: LedgerMaterial,
): RetrievalQuestion => {
  const bare = readBareRateQuestion(question, text);
  const language = questionLanguage(question);
  const unchanged = bare === null ? withoutRateChange(text) : null;
  const held = withoutMoved(withoutHolding(withoutStart(bare?.rest ?? unchanged ?? text), language));
  const rest = readAnswerType(text, language) === 'until' ? withoutLasting(held, language) : held;
  const written = withPeoples(withoutNewsWords(readQuestion(rest, history, terms), text));
  const asRate = unchanged === null ? askingRate : asPresentRate;
  const asked = reading === 'as rate' ? asRate(written, rest) : written;
  const read = bare === null ? asked : { ...asked, answerType: bare.answerType };
  // A line about only one of the two does not say which came first.
  return readNewsQuestion(question, text)?.kind === 'order' ? { ...read, weighsTwo: true } : read;
};

/** The answer with what holds of it, and whether all of it has ended. */
const withStanding = (
  answer: AssistantAnswer<QuotedClaim>,
  { question }: QuestionInConversation,
  { text, period }: DatedQuestion,
  read: RetrievalQuestion,
  now: number,
  material: LedgerMaterial,
): Pick<LedgerAnswer, 'answer' | 'start' | 'hasEnded'> => {
  const isOfPresent = read.isOfPresent && period === null;
  const told = withOneStart(
    inOrderOfStanding(ofNow(answer, question, read, now), question, isOfPresent, now),
    question,
  );
  const quotes = quotesIn(told.answer);
  const haveEnded = haveAllEnded(quotes, isoDay(now));
  if (asksIfNow(question, questionLanguage(question)))
    return haveEnded || haveGroundsEnded(quotes, text, material) ? { ...told, hasEnded: 'whether' } : told;
  return haveEnded && isOfPresent && asksHowItStands(question) ? { ...told, hasEnded: 'how' } : told;
};

/** Answers by the claims that have what a question names. */
const answerByClaims = async (
  { question, history }: QuestionInConversation,
  { text, period }: DatedQuestion,
  now: number,
  material: LedgerMaterial,
  questionTarget: readonly Sought[],
  reading: Reading = 'as rate',
): Promise<LedgerAnswer> => {
  const { ledgers, terms, load } = material;
  const time = timeNamingThing(text);
  const read = readOverClaims({ question, history }, text, reading, material);
  const named = time === null ? read : withTimeAside(read, time);
  // `Until when do the June changes last?` names nothing but the month.
  const isBareTime = time !== null && named.sought.every(({ weight }) => weight < 1);
  const adjusted = isBareTime ? { ...named, sought: [] } : named;
  const ofWhatHolds = asksIfNow(question, questionLanguage(question)) ? saysAll(adjusted, text, material) : null;
  const unread = unreadIn(adjusted);
  const nearExtreme = (
    ranked: readonly RankedPassage<QuotedClaim>[],
    rankedFor: (asked: RetrievalQuestion) => readonly RankedPassage<QuotedClaim>[],
  ): readonly RankedPassage<QuotedClaim>[] => {
    const saying = sayingExtreme(ranked, material.language);
    if (saying.length > 0) return saying;
    const compared = rankedFor(readOverClaims({ question, history }, withoutExtreme(text), reading, material));
    return withExtremeMoney(compared, text, material.language);
  };
  const over = async (within: QuestionPeriod | null) => {
    const ids = candidatesFor(adjusted.sought, ledgers, within, MAX_CANDIDATES);
    const loaded = await load(isBareTime ? newestIn(ledgers, within, MAX_READ) : ids);
    const candidates = claimsForQuestion(loaded, adjusted, material.language);
    const rankedFor = (asked: RetrievalQuestion) =>
      ofNamedTime(
        rankedAmong(candidates, asked, material, questionTarget, timeKindsIn(question)),
        within === null ? time : null,
        material.language,
      );
    const ranked = rankedFor(adjusted);
    const near = asksExtreme(text) ? nearExtreme(ranked, rankedFor) : ranked;
    const moved = asksIfMoved(question)
      ? near.filter(({ passage: { location } }) => isMoved(location, material.language))
      : near;
    // A model may also be given lines of other times, which have their days.
    const given = time === null ? null : rankedAmong(candidates, read, material, questionTarget, timeKindsIn(question));
    const found =
      ofWhatHolds === null
        ? moved
        : ofStanding(
            moved.filter(({ passage: { location } }) => ofWhatHolds(location)),
            material.language,
          );
    if (unread.length > 0)
      return { answer: { ...notAnsweredBy(found, worthLookingAt(now)), unread }, found: given ?? found };
    if (within === null) {
      // Whether something holds may also be told by a line whose title says of what: `U.S.-Korea Deal`.
      const says = ofWhatHolds === null ? 'itself' : 'underHeading';
      const ofAll = answerByRank(found, MAX_QUOTES, worthLookingAt(now), says);
      return {
        answer:
          ofAll.kind === 'quoted'
            ? ofAll
            : { ...ofAll, absent: absentIn(withoutMoved(withoutStart(withoutRateChange(text) ?? text)), terms) },
        found: given ?? found,
      };
    }
    const answer = answerByRank(found, MAX_OF_PERIOD, worthLookingAt(now));
    // For a question with a period, the title of a claim's page may answer, too.
    const isByPage = answer.kind === 'not_answered' && !NEEDED.has(adjusted.answerType);
    return {
      answer: isByPage ? answerByRank(found, MAX_OF_PERIOD, worthLookingAt(now), 'underHeading') : answer,
      found: given ?? found,
    };
  };
  const { answer, found } = await over(period);
  if (answer.kind !== 'quoted' && reading === 'as rate' && asksIfAnyRate(text))
    return answerByClaims({ question, history }, { text, period }, now, material, questionTarget, 'as written');
  const nearestFound = found.slice(0, MAX_NEAREST_EVIDENCE).map(({ passage }) => quoteOf(passage));
  const newestIds = ledgers.size > SHORT_QUESTION_LENGTH ? [] : newestIn(ledgers, period, MAX_EVIDENCE);
  const newest = claimsForQuestion(await load(newestIds), adjusted, material.language);
  const evidence = stillHolding(uniqueByClaim([...nearestFound, ...newest.map(quoteOfClaim)]).slice(0, MAX_EVIDENCE));
  if (period === null || answer.kind === 'quoted')
    return {
      ...withStanding(answer, { question, history }, { text, period }, adjusted, now, material),
      evidence,
      period,
    };
  const { answer: ofAnyTime } = await over(null);
  const displayed = quotesShownIn(ofAnyTime);
  // If the closest claims include one of the period, the reply does not say that the period has nothing.
  if (displayed.some(({ location: { day } }) => isDayWithin(Date.parse(day), period)))
    return {
      answer: { kind: 'not_answered', nearest: markedWithEndings(displayed.slice(0, MAX_NEAREST)) },
      evidence,
      period: null,
    };
  // The closest claims of other times are offered.
  const nearest = markedWithEndings(atOtherTimes(displayed, period).slice(0, MAX_NEAREST));
  return { answer: { kind: 'not_answered', nearest: atOtherTimes(nearest, period) }, evidence, period };
};

/** The rates that hold, newest first, if a question names nothing else: `what rate applies today?` */
const answerRatesThatHold = async (
  { question, history }: QuestionInConversation,
  { text, period }: DatedQuestion,
  now: number,
  { ledgers, language, terms, load }: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const bare = period === null ? readBareRateQuestion(question, text) : null;
  if (bare === null || readQuestion(bare.rest, history, terms).sought.length > 0) return null;
  const told = withEndings((await load(newestIn(ledgers, null, MAX_READ))).map(quoteOfClaim));
  const rates = told.filter(
    ({ location, text: line }) =>
      isInForceOn(isoDay(now))(location) &&
      speaksOfRates(line, language) &&
      claimPassages([location], language).some((passage) => kindScore(passage, bare.answerType, language) > 0),
  );
  if (rates.length === 0) return null;
  const quotes = currentFirst(rates, isoDay(now), 'newest').slice(0, MAX_OF_PERIOD);
  return { answer: { ...quotedAnswer(quotes), more: rates.length - quotes.length }, evidence: quotes, period };
};

/** Answers one part of a question; `questionTarget`: what the part before it named, which this one is about. */
export const answerPartFromLedgers = async (
  conversation: QuestionInConversation,
  now: number,
  material: LedgerMaterial,
  questionTarget: readonly Sought[] = [],
): Promise<LedgerAnswer> => {
  const dated = datedQuestion(conversation.question, now);
  return (
    (await mentionInLedgers(conversation.question, material)) ??
    (await answerDeadlines(conversation.question, dated, now, material)) ??
    (await answerNews(conversation, dated, material)) ??
    (await answerComparedRates(dated, now, material)) ??
    (await answerRatesThatHold(conversation, dated, now, material)) ??
    (await orFromPages(
      await answerByClaims(conversation, dated, now, material, questionTarget),
      conversation,
      now,
      material,
    ))
  );
};
