import { phrases } from '#text/languages/patterns';
import { quotedAnswer } from '../answering/assistant-answer';
import { lexicons } from '../languages/lexicons';
import type { DatedQuestion, QuestionPeriod } from '../periods/question-period';
import { parseQuestion } from '../retrieval/parsed-question';
import { claimSays } from './claim-passages';
import { claimsWithDeadlineIn } from './index/ledger-candidates';
import { type LedgerAnswer, type LedgerMaterial, MAX_OF_PERIOD } from './ledger-material';
import { quoteOfClaim } from './quoted-endings';

const deadlinePatterns = Object.values(lexicons).map(({ time: { deadlines, passed, ahead } }) => ({
  deadlines: phrases(deadlines),
  passed: phrases(passed),
  ahead: phrases(ahead),
}));

/** Most claims with a deadline that are read. */
const MAX_DEADLINES = 60;

interface DeadlineQuestion {
  readonly period: QuestionPeriod;
  /** The rest of the question. */
  readonly rest: string;
}

/** The deadlines that a question asks for (`which deadlines have passed?`); null if it asks for none. */
const readDeadlineQuestion = (question: string, dated: DatedQuestion, now: number): DeadlineQuestion | null => {
  // A future period can only be about deadlines.
  if (dated.period !== null && (dated.period.from ?? 0) > now) return { period: dated.period, rest: dated.text };
  // The question may be too short to detect its language, so all are tried.
  const words = deadlinePatterns.find(({ deadlines }) => deadlines.test(question));
  if (words === undefined) return null;
  const period = words.passed.test(question)
    ? { from: null, to: now }
    : words.ahead.test(question)
      ? { from: now, to: null }
      : { from: null, to: null };
  const rest = [words.deadlines, words.passed, words.ahead].reduce((text, each) => text.replace(each, ' '), question);
  return { period, rest };
};

/** The deadlines that still hold, closest to today first; null if the question asks for none or there is none. */
export const answerDeadlines = async (
  question: string,
  dated: DatedQuestion,
  now: number,
  { ledgers, language, terms, load }: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const deadlineQuestion = readDeadlineQuestion(question, dated, now);
  if (deadlineQuestion === null) return null;
  const mentioned = parseQuestion(deadlineQuestion.rest, [], terms).terms.filter(
    (each) => each.isName || each.isObject,
  );
  const nearest = claimsWithDeadlineIn(ledgers, deadlineQuestion.period, now).slice(0, MAX_DEADLINES);
  const loaded = await load(nearest);
  const inOrder = nearest.flatMap((id) => loaded.find(({ claim }) => claim._id === id) ?? []);
  const of = inOrder.filter((each) => each.endedBy === null && mentioned.every(claimSays(each, language)));
  const quotes = of.slice(0, MAX_OF_PERIOD).map(quoteOfClaim);
  return quotes.length === 0 ? null : { answer: quotedAnswer(quotes), evidence: quotes, period: null };
};
