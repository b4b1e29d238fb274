import { api } from '../../../shared/api/client';
import { forgetTokens, storedTokens } from '../../../shared/api/session';

/** Forgets the session locally at once; ending it on the server is best effort, since it expires anyway. */
export const signOut = async (): Promise<void> => {
  const tokens = storedTokens();
  if (tokens === null) return;
  forgetTokens();
  await api.POST('/api/common/sign-out', { body: { refresh: tokens.refresh } }).catch(() => undefined);
};
