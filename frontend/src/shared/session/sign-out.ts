import { endOnServer } from './end-on-server';
import { followSession } from './session';
import { type StoredSession, storedTokens } from './stored-session';
import { swapSession } from './swap-session';

/** Forgets the session of the person to whom this tab belongs, and of nobody else. */
export const clearSession = async (): Promise<StoredSession | null> =>
  followSession() ? swapSession(storedTokens(), null) : null;

/** Forgets the session at once and ends it on the server; for an impersonator, also their own. */
export const signOut = async (): Promise<void> => {
  const tokens = (await clearSession())?.tokens ?? null;
  if (tokens !== null) await endOnServer(tokens);
};
