import { api } from '../../../shared/api/client';
import { forgetTokens, storedTokens, type Tokens } from '../../../shared/api/session';

/** Forgets the session locally at once; ending it on the server is best effort, since it expires anyway. */
export const signOut = async (): Promise<void> => {
  const tokens = storedTokens();
  if (tokens === null) return;
  forgetTokens();
  let own: Tokens | null = tokens;
  if (tokens.refresh === null) {
    const { takeOwnTokens } = await import('../../../shared/impersonation/swap-tokens');
    own = takeOwnTokens();
    const headers = { authorization: `Bearer ${tokens.access}` };
    await api.POST('/api/common/end-impersonation', { headers }).catch(() => undefined);
  }
  if (own?.refresh) await api.POST('/api/common/sign-out', { body: { refresh: own.refresh } }).catch(() => undefined);
};
