import { answerOf, api } from '../../../shared/api/client';
import { Problem } from '../../../shared/api/problem';
import { forgetTokens, storedTokens } from '../../../shared/api/session';

/**
 * Whether the session still holds, asked of the server. A refusal signs out here; a server that is away, or asks to wait,
 * refuses nothing: the page that is opened then says itself what it could not load.
 */
export const validateToken = async (): Promise<boolean> => {
  if (storedTokens() === null) return false;
  try {
    await answerOf(api.POST('/api/common/validate-token'));
    return true;
  } catch (error) {
    if (!(error instanceof Problem && (error.status === 401 || error.status === 403))) return true;
    forgetTokens();
    return false;
  }
};
