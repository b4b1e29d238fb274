import { Problem } from '../api/problem';
import { chatTexts } from '../texts/chat';
import { waitWords } from '../time/time-words';

/** Why a reply failed: the server's reason for refusing, and when it may be asked again; `otherwise` where it gives none. */
export const chatErrorMessage = (error: unknown, otherwise: string): string => {
  if (!(error instanceof Problem) || error.detail === '' || ['', 'INTERNAL'].includes(error.code)) return otherwise;
  const { detail, waitSeconds } = error;
  return waitSeconds === undefined ? detail : chatTexts().tryAgainWhen(detail, waitWords(waitSeconds));
};
