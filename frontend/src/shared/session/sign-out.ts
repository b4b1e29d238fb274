import { changeSession } from './change-session';
import { endOnServer } from './end-on-server';
import { followSession } from './session';
import { storedTokens, type StoredSession } from './stored-session';

/** Forgets the session of whomever this tab belongs to; nobody else's. */
export const forgetSession = async (): Promise<StoredSession | null> => {
  if (!followSession()) return null;
  const outcome = await changeSession({ kind: 'swapped', from: storedTokens(), tokens: null });
  return outcome.done ? outcome.before : null;
};

/** Forgets the session at once and ends it on the server; of an impersonator, also their own. */
export const signOut = async (): Promise<void> => {
  if (storedTokens() === null) return;
  const tokens = (await forgetSession())?.tokens ?? null;
  if (tokens !== null) await endOnServer(tokens);
};
