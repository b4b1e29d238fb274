import { MAX_NEAREST, type QuotedAnswer, quotedAnswer, quotesIn } from '../../answering/assistant-answer';
import type { QuestionInConversation } from '../../answering/question-in-conversation';
import { questionLanguage } from '../../languages/question-language';
import type { AnswerType } from '../../languages/question-lexicon';
import { type DatedQuestion, type QuestionPeriod, isDayWithin } from '../../periods/question-period';
import { TYPES_TO_SHOW, answerTypeScore } from '../../retrieval/answer-type-scores';
import { linesOn, thingsMentionedIn, oneForEach } from '../../retrieval/lines-on';
import { parseQuestion } from '../../retrieval/parsed-question';
import { isFollowUpTo } from '../../retrieval/question-patterns';
import { type QuotedClaim, claimSays, inOrderOfDate, byNewestClaim, claimPassages } from '../claim-passages';
import { candidatesFor } from '../index/ledger-candidates';
import { dayOfClaim } from '../index/ledger-index';
import type { LedgerAnswer, LedgerMaterial } from '../ledger-material';
import { stillHolding, quoteOfClaim, withEndings } from '../quoted-endings';
import { readCatchUp, restOfEnded } from './catch-up-question';
import { type CaughtUp, MAX_READ, MAX_QUOTED_CLAIMS, caughtUp } from './caught-up';
import { type NewsQuestion, asksForNewest, readNewsQuestion, withoutNewsWords } from './news-question';
import { reportsActOfKind } from './reports-act';

const MAX_OF_DAY = 4;

/** Kinds of question that a piece of news answers by its text and day, whatever it says. */
const OF_NEWS: ReadonlySet<AnswerType> = new Set<AnswerType>(['thing', 'meaning', 'time']);

type NewsFound = Pick<LedgerAnswer, 'answer' | 'caughtUp'>;

const quotedClaims = (claims: readonly QuotedClaim[]): QuotedAnswer<QuotedClaim> =>
  quotedAnswer(claims.map(quoteOfClaim));

/**
 * The claims that have everything a text names, in their own words or the title of their page. Null if it names
 * nothing, or too many claims match.
 */
const claimsOn = async (
  text: string,
  period: QuestionPeriod | null,
  { ledgers, language, terms, load }: LedgerMaterial,
): Promise<readonly QuotedClaim[] | null> => {
  const { terms: sought } = parseQuestion(text, [], terms);
  if (sought.length === 0) return null;
  const ids = candidatesFor(sought, ledgers, period, MAX_READ);
  // The list was cut off, so neither the number nor the earliest match is known.
  if (ids.length === MAX_READ) return null;
  return (await load(ids)).filter((each) => sought.every(claimSays(each, language)));
};

/** The claim that says most about a thing; null if claims of two days say as much. */
const claimOn = async (
  thing: string,
  { ledgers, language, terms, load }: LedgerMaterial,
): Promise<QuotedClaim | null> => {
  const things = thingsMentionedIn(thing, terms);
  if (things === null) return null;
  const claims = await load(candidatesFor(things.mentioned, ledgers, null, MAX_READ));
  const best = linesOn(claims, things, terms, (claim) => claimSays(claim, language));
  return new Set(best.map(({ day }) => day)).size === 1 ? (best[0] ?? null) : null;
};

const inOrder = async (things: readonly string[], material: LedgerMaterial): Promise<NewsFound | null> => {
  const found = await Promise.all(things.map(async (thing) => claimOn(thing, material)));
  const claims = [...oneForEach(found, ({ claim }) => claim._id)].sort(inOrderOfDate);
  return claims.length === 0
    ? null
    : { answer: quotedClaims(claims), caughtUp: { isSinceVisit: false, order: 'oldest' } };
};

/** Answers a question about the news itself by days, number and sources; null if no news has everything it names. */
const newsOn = async (
  newsQuestion: NewsQuestion,
  kind: AnswerType,
  period: QuestionPeriod | null,
  material: LedgerMaterial,
): Promise<NewsFound | null> => {
  if (newsQuestion.kind === 'order') return inOrder(newsQuestion.things, material);
  const isBare = newsQuestion.besides.trim() === '' && newsQuestion.act === null;
  const all = isBare ? null : await claimsOn(newsQuestion.rest, period, material);
  if (all === null) return null;
  const { language } = material;
  // `How much was the first order?` is not answered by its day.
  const isGiven = newsQuestion.kind === 'count' || kind === 'time' || !TYPES_TO_SHOW.has(kind);
  const told = isGiven
    ? all
    : all.filter((each) =>
        claimPassages([each], language).some((passage) => answerTypeScore(passage, kind, language) > 0),
      );
  const act = newsQuestion.act === null ? null : parseQuestion(newsQuestion.act, [], material.terms).terms;
  const claims = act === null ? told : told.filter(reportsActOfKind(act, language));
  if (act !== null && claims.length === 0)
    return {
      answer: { kind: 'not_answered', nearest: [...told].sort(byNewestClaim).slice(0, MAX_NEAREST).map(quoteOfClaim) },
    };
  if (claims.length === 0) return null;
  const sorted = [...claims].sort(byNewestClaim);
  switch (newsQuestion.kind) {
    case 'newest':
    case 'oldest': {
      const day = (newsQuestion.kind === 'newest' ? sorted[0] : sorted.at(-1))?.day;
      const ofDay = claims.filter((each) => each.day === day);
      return {
        answer: quotedClaims(ofDay.slice(0, MAX_OF_DAY)),
        caughtUp: { isSinceVisit: false, order: null, only: newsQuestion.kind },
      };
    }
    case 'count':
      return {
        answer: {
          ...quotedClaims(sorted.slice(0, MAX_QUOTED_CLAIMS)),
          more: Math.max(0, claims.length - MAX_QUOTED_CLAIMS),
        },
        caughtUp: { isSinceVisit: false, order: 'newest', count: claims.length, isOnThing: true },
      };
    case 'source':
      return {
        answer: quotedClaims(sorted.slice(0, MAX_OF_DAY)),
        caughtUp: { isSinceVisit: false, order: 'newest', isOfSources: true },
      };
  }
};

/** Whether a question asks for the newest of all news: `what is the most recent item here?` */
const asksOfAnyNewest = (newsQuestion: NewsQuestion | null, { terms }: LedgerMaterial): boolean =>
  newsQuestion?.kind === 'newest' &&
  newsQuestion.act === null &&
  parseQuestion(newsQuestion.besides, [], terms).terms.length === 0;

/** What has ended, latest first; null if the question asks for something else or names a thing. */
const answerEnded = async (
  { question }: QuestionInConversation,
  { text, period }: DatedQuestion,
  { terms, load, known }: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const rest = restOfEnded(question, text);
  if (rest === null || parseQuestion(text, [], terms).refersBack) return null;
  if (parseQuestion(rest, [], terms).terms.length > 0) return null;
  const dayEnded = ({ endedBy }: QuotedClaim): string => (endedBy === null ? '' : dayOfClaim(endedBy));
  const ended = (await load(await known.endedIds()))
    .filter((each) => each.endedBy !== null && (period === null || isDayWithin(Date.parse(dayEnded(each)), period)))
    .sort((one, other) => dayEnded(other).localeCompare(dayEnded(one)));
  if (ended.length === 0) return null;
  const quotes = withEndings(ended.slice(0, MAX_QUOTED_CLAIMS).map(quoteOfClaim));
  return {
    answer: { ...quotedAnswer(quotes), more: Math.max(0, ended.length - MAX_QUOTED_CLAIMS) },
    evidence: quotes,
    period,
  };
};

/**
 * Answers a question about the news itself: `What came in since May?`, `which came first?` Null for other questions, or
 * if no news matches.
 */
export const answerNews = async (
  { question, history }: QuestionInConversation,
  { text, period }: DatedQuestion,
  material: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const ended = await answerEnded({ question, history }, { text, period }, material);
  if (ended !== null) return ended;
  const catchUp = readCatchUp(question, text);
  const isFollowUp = !catchUp.isWorded || isFollowUpTo(text, questionLanguage(question));
  const rest = parseQuestion(catchUp.rest, isFollowUp ? history : [], material.terms);
  const answerType = readNewsQuestion(question, text);
  const isCount = answerType?.kind === 'count';
  const isOfAny = asksOfAnyNewest(answerType, material);
  if ((isOfAny || withoutNewsWords(rest, text).terms.length === 0) && (isCount || OF_NEWS.has(rest.answerType))) {
    const isLast = asksForNewest(question);
    const answer = await caughtUp(material.ledgers, { period, isLast, isCount }, material.load);
    const quotes = quotesIn(answer);
    const count = isCount && answer.kind === 'quoted' ? { count: quotes.length + (answer.more ?? 0) } : {};
    const found: CaughtUp = { isSinceVisit: catchUp.isSinceVisit, order: 'newest', ...count };
    return { answer, evidence: stillHolding(quotes), period, caughtUp: found };
  }
  const news = answerType === null ? null : await newsOn(answerType, rest.answerType, period, material);
  return news === null ? null : { ...news, evidence: stillHolding(quotesIn(news.answer)), period };
};
