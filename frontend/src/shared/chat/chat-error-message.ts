import { Problem } from '../api/problem';
import { chatTexts } from '../texts/chat';
import { formatWait } from '../time/format-wait';

/** Why a reply failed: the server's reason and when to retry, else `failure`. */
export const chatErrorMessage = (error: unknown, failure: string): string => {
  if (!(error instanceof Problem) || error.detail === '' || ['', 'INTERNAL'].includes(error.code)) return failure;
  const { detail, waitSeconds } = error;
  return waitSeconds === undefined ? detail : chatTexts().tryAgainWhen(detail, formatWait(waitSeconds));
};
