import { unwrap, api } from '#shared/api/client';
import { isUnauthorised } from '#shared/api/problem';
import { loadSessionChanges } from '#shared/session/load-session-changes';
import { isSignedIn } from '#shared/session/session';
import { storedTokens } from '#shared/session/stored-session';

/**
 * Whether the session is still valid. A refusal signs out; an unreachable or busy server does not: the page then shows
 * what it could not load.
 */
export const validateToken = async (): Promise<boolean> => {
  if (!isSignedIn()) return false;
  try {
    await unwrap(api.POST('/api/common/validate-token'));
    return true;
  } catch (error) {
    if (!isUnauthorised(error)) return true;
    const refused = storedTokens();
    if (refused !== null) await (await loadSessionChanges()).expireTokens(refused.access);
    return false;
  }
};
