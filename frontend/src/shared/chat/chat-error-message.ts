import { hasCode, Problem } from '../api/problem';
import { chatTexts } from '../texts/chat';
import { formatWait } from '../time/format-wait';

/** Longest wait after which the question is asked again; longer ones are left to the person. */
const MAX_WAIT_SECONDS = 60;

/** Seconds until a question is asked again by itself; null if it is not. */
export const automaticWait = (error: unknown): number | null =>
  hasCode(error, 'RATE_LIMITED') && error instanceof Problem && (error.waitSeconds ?? Infinity) <= MAX_WAIT_SECONDS
    ? (error.waitSeconds ?? null)
    : null;

/** Why a reply failed: the server's reason and when to retry, else `failure`. */
export const chatErrorMessage = (error: unknown, failure: string, whenSaid = chatTexts().tryAgainWhen): string => {
  if (!(error instanceof Problem) || error.detail === '' || ['', 'INTERNAL'].includes(error.code)) return failure;
  const { detail, waitSeconds } = error;
  return waitSeconds === undefined ? detail : whenSaid(detail, formatWait(waitSeconds));
};
