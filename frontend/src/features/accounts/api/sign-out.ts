import { api } from '../../../shared/api/client';
import { forgetTokens, storedTokens } from '../../../shared/api/session';

/** Forgets the session here at once; that the server ends it too is best effort, since it expires by itself. */
export const signOut = async (): Promise<void> => {
  const tokens = storedTokens();
  if (tokens === null) return;
  forgetTokens();
  await api.POST('/api/common/sign-out', { body: { refresh: tokens.refresh } }).catch(() => undefined);
};
