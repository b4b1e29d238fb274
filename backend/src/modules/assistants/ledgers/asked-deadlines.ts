import { phrases } from '#text/languages/patterns';
import { timeWords } from '../languages/time-words';
import type { DatedQuestion, Period } from './asked-period';

const deadlineWords = Object.values(timeWords).map(({ deadlines, passed, ahead }) => ({
  deadlines: phrases(deadlines),
  passed: phrases(passed),
  ahead: phrases(ahead),
}));

interface AskedDeadlines {
  readonly period: Period;
  /** What else the question says. */
  readonly rest: string;
}

/** What `which deadlines have passed?` asks for; null if it does not ask for deadlines. */
export const askedDeadlines = (question: string, dated: DatedQuestion, now: number): AskedDeadlines | null => {
  // What lies ahead of a ledger are the deadlines in it.
  if (dated.period !== null && (dated.period.from ?? 0) > now) return { period: dated.period, rest: dated.text };
  // Too short for its language to be known.
  const words = deadlineWords.find(({ deadlines }) => deadlines.test(question));
  if (words === undefined) return null;
  const period = words.passed.test(question)
    ? { from: null, to: now }
    : words.ahead.test(question)
      ? { from: now, to: null }
      : { from: null, to: null };
  const rest = [words.deadlines, words.passed, words.ahead].reduce((text, each) => text.replace(each, ' '), question);
  return { period, rest };
};
