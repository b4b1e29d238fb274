import { answerOf, api } from '../../../shared/api/client';
import { forgetTokens, storedTokens } from '../../../shared/api/session';

/** Whether the session still holds, asked of the server. A refusal signs out here. */
export const validateToken = async (): Promise<boolean> => {
  if (storedTokens() === null) return false;
  try {
    await answerOf(api.POST('/api/common/validate-token'));
    return true;
  } catch {
    forgetTokens();
    return false;
  }
};
