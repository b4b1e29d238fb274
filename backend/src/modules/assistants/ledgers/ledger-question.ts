import { DAY_MS } from '#kernel/durations';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { questionLanguage } from '../languages/question-language';
import { type DatedQuestion, readPeriod } from '../periods/question-period';
import type { ParsedQuestion, QueryTerm } from '../retrieval/parsed-question';
import { asksIfEnded, asksIfInForce } from '../retrieval/question-patterns';
import type { LedgerMaterial } from './ledger-material';
import { asksCurrentState } from './standing';

/** A part of a question to ledgers, with what it is read and answered by. */
export interface LedgerQuestion {
  readonly conversation: QuestionInConversation;
  readonly dated: DatedQuestion;
  /** The time that `last week` is relative to, in milliseconds UTC. */
  readonly now: number;
  readonly material: LedgerMaterial;
  /** What the part before it named, which this one is about. */
  readonly target: readonly QueryTerm[];
}

/** A question, and what it asks for. */
export interface ReadLedgerQuestion extends LedgerQuestion {
  readonly read: ParsedQuestion;
}

/**
 * The period that a question names. In a question whether something holds, a date identifies the thing and does not
 * limit when it was reported; nor does `today` in a question of how things stand.
 */
export const datedQuestion = (question: string, now: number): DatedQuestion => {
  const mentioned = readPeriod(question, now);
  const language = questionLanguage(question);
  const isOfThing = asksIfInForce(question, language) && mentioned.period?.to != null;
  const isOfState = mentioned.isCurrent === true && asksCurrentState(question);
  return isOfThing || isOfState ? { ...mentioned, period: null } : mentioned;
};

/** Nothing was told on a day to come: it names what is asked about, `the meeting on 2 December`. */
export const withoutFutureDay = (dated: DatedQuestion, question: string, now: number): DatedQuestion => {
  const { from, to } = dated.period ?? { from: null, to: null };
  const isDayToCome = from !== null && to !== null && from > now && to - from < DAY_MS;
  return isDayToCome ? { text: question, period: null } : dated;
};

/** Whether a question asks if something still holds. */
export const isIfNow = ({ conversation: { question } }: LedgerQuestion): boolean =>
  asksIfInForce(question, questionLanguage(question));

/** Whether a question asks if something has ended. */
export const isIfEnded = ({ conversation: { question } }: LedgerQuestion): boolean =>
  asksIfEnded(question, questionLanguage(question));
