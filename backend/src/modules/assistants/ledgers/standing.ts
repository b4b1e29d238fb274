import { tokens } from '#text/words/stems';
import type { Quote } from '../answering/assistant-answer';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import {
  asksAboutPresent,
  asksAboutPast,
  asksAboutState,
  namesThing,
  readAnswerType,
  withoutHoldingWords,
} from '../retrieval/question-patterns';
import { type QuotedClaim, asksStart, byNewestClaim } from './claim-passages';
import { holdsOn } from './quoted-endings';
import { asksRate, withoutRates } from './rate-question';

/** Questions for figures are about the present: nobody asks what last year's duty is. */
export const TYPES_ABOUT_PRESENT: ReadonlySet<AnswerType> = new Set<AnswerType>(['amount', 'share', 'money']);

/** Whether a question asks how things stand now: whether something holds, what it is, what somebody pays. */
export const asksCurrentState = (question: string): boolean => {
  const language = questionLanguage(question);
  return asksAboutState(question, language) || (asksRate(question) && !asksAboutPast(question, language));
};

/** Whether an answer needs the days from which lines hold. */
export const needsStarts = (question: string): boolean => asksStart(question) || asksCurrentState(question);

/** A question for rates alone, without the words for rates. */
interface BareRateQuestion {
  readonly answerType: AnswerType;
  readonly rest: string;
}

/**
 * Reads a question that names nothing but rates and how they stand: `what rate applies today?` Null for any other
 * question.
 */
export const readBareRateQuestion = (question: string, text: string): BareRateQuestion | null => {
  const language = questionLanguage(question);
  const answerType = readAnswerType(text, language);
  const asksAmount = TYPES_ABOUT_PRESENT.has(answerType);
  if (!asksCurrentState(question) || !(asksAmount || (asksRate(text) && asksAboutPresent(question, language))))
    return null;
  const rest = withoutRates(withoutHoldingWords(text, language));
  if (tokens(rest).some((word) => namesThing(word, language))) return null;
  return { answerType: asksAmount ? answerType : 'amount', rest };
};

/** The ranks of lines that hold, of those that are still to begin, and of those that have ended or ended others. */
const RANKS = { holds: 0, toBegin: 1, ended: 2 } as const;

/** Whether what a line gives has begun by a day. */
export const hasBegunOn =
  (today: string) =>
  ({ claim, start }: QuotedClaim): boolean =>
    (start?.day ?? claim.in_force?.from ?? today) <= today;

/** Whether a line is the end of another. */
const isEnd = ({ ended, endedInPart }: QuotedClaim): boolean => ended.length > 0 || endedInPart.length > 0;

const rankOn =
  (today: string) =>
  (quoted: QuotedClaim): number => {
    if (!holdsOn(today)(quoted) || isEnd(quoted)) return RANKS.ended;
    return hasBegunOn(today)(quoted) ? RANKS.holds : RANKS.toBegin;
  };

/** Whether a quoted line holds and has begun by a day, and is not the end of another. */
export const isInForceOn = (today: string) => {
  const rankOf = rankOn(today);
  return (quoted: QuotedClaim): boolean => rankOf(quoted) === RANKS.holds;
};

/**
 * The lines with those that hold first, the newest of them before the others: what ended is never the first answer to how
 * things stand. Whether something still holds (`ends`) is told by an end before anything else.
 */
export const inForceFirst = (
  quotes: readonly Quote<QuotedClaim>[],
  today: string,
  first: 'holding' | 'ends' = 'holding',
): readonly Quote<QuotedClaim>[] => {
  const rankOf = rankOn(today);
  const rank = (quoted: QuotedClaim): number => (first === 'ends' && isEnd(quoted) ? -1 : rankOf(quoted));
  return [...quotes].sort(
    ({ location: one }, { location: other }) => rank(one) - rank(other) || byNewestClaim(one, other),
  );
};
