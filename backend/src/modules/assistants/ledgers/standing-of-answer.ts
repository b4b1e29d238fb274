import { isoDay } from '#text/words/date-mention';
import { type AssistantAnswer, type Quote, quotesIn } from '../answering/assistant-answer';
import { questionLanguage } from '../languages/question-language';
import { isFigure, termsOf } from '../retrieval/index-terms';
import { asksIfInForce, asksAboutPresent } from '../retrieval/question-patterns';
import { type QuotedClaim, asksStart, pageOfClaim } from './claim-passages';
import { lastDayOf } from './last-days';
import type { LedgerAnswer } from './ledger-material';
import { type LedgerQuestion, type ReadLedgerQuestion, isIfEnded, isIfNow } from './ledger-question';
import { holdsOn, withEndings, withEndingsOf } from './quoted-endings';
import { asksIfAnyRate } from './rate-question';
import { TYPES_ABOUT_PRESENT, asksCurrentState, inForceFirst } from './standing';
import type { Start } from './starts';

/** Whether a question is about how things are, at no other time. */
const isOfPresent = ({ read, dated: { period } }: ReadLedgerQuestion): boolean => read.isOfPresent && period === null;

/**
 * Limits an answer to the present, and adds what ended any of its claims. Whether something still holds is answered by
 * what ended it, if anything did; what holds, only by claims that have not ended.
 */
const ofNow = (
  { conversation: { question }, read: { answerType, isOfPresent }, now }: ReadLedgerQuestion,
  answer: AssistantAnswer<QuotedClaim>,
): AssistantAnswer<QuotedClaim> => {
  const language = questionLanguage(question);
  const isOfNow =
    asksAboutPresent(question, language) ||
    (isOfPresent && (TYPES_ABOUT_PRESENT.has(answerType) || asksStart(question)));
  if (answer.kind !== 'quoted' || !isOfNow || asksIfInForce(question, language)) return withEndingsOf(answer);
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

/** The day from which all quoted claims hold, if they agree. In that case only the first claim of each page is quoted. */
const withOneStart = (
  { conversation: { question } }: LedgerQuestion,
  answer: AssistantAnswer<QuotedClaim>,
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
const haveAllEnded = ({ now }: LedgerQuestion, quotes: readonly Quote<QuotedClaim>[]): boolean => {
  const today = isoDay(now);
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
 * The answer with what holds first, or with an end if it asks whether something holds or has ended; in the order of date
 * if it asks for the past or a period.
 */
const inOrderOfStanding = (
  asked: ReadLedgerQuestion,
  answer: AssistantAnswer<QuotedClaim>,
): AssistantAnswer<QuotedClaim> => {
  const { question } = asked.conversation;
  const isOfEnd = isIfEnded(asked) || (isIfNow(asked) && !asksCurrentState(question) && !asksIfAnyRate(question));
  const first = isOfEnd ? 'ends' : 'holding';
  return answer.kind === 'quoted' && (isOfPresent(asked) || isOfEnd)
    ? { ...answer, quotes: inForceFirst(answer.quotes, isoDay(asked.now), first) }
    : answer;
};

/** Whether all quoted claims depend on an act that has ended and that the question itself names by its number. */
const haveGroundsEnded = (
  { dated: { text }, material: { language } }: LedgerQuestion,
  quotes: readonly Quote<QuotedClaim>[],
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

/** The answer with what holds of it, and whether all of it has ended. */
export const withStanding = (
  asked: ReadLedgerQuestion,
  answer: AssistantAnswer<QuotedClaim>,
): Pick<LedgerAnswer, 'answer' | 'start' | 'hasEnded'> => {
  const told = withOneStart(asked, inOrderOfStanding(asked, ofNow(asked, answer)));
  const quotes = quotesIn(told.answer);
  const haveEnded = haveAllEnded(asked, quotes);
  if (isIfNow(asked)) return haveEnded || haveGroundsEnded(asked, quotes) ? { ...told, hasEnded: 'whether' } : told;
  const asksHow = isOfPresent(asked) && asksCurrentState(asked.conversation.question);
  return haveEnded && asksHow ? { ...told, hasEnded: 'how' } : told;
};
