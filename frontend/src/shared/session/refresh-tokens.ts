import { changeSession } from './change-session';
import { endOnServer } from './end-on-server';
import { leaveImpersonation } from './impersonation';
import { storedTokens } from './stored-session';
import { refreshedSession } from './replaced-session';
import { decodePerson, type Tokens } from './tokens';
import { withTabLock } from './tab-lock';
import { sessionTexts } from '../texts/session';

const exchange = async (refresh: string): Promise<Tokens | null> => {
  const response = await fetch('/api/common/refresh-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
  if (response.ok) return (await response.json()) as Tokens;
  // Only a refusal ends the session; an unavailable server does not.
  if (response.status === 400 || response.status === 401 || response.status === 403) return null;
  throw new TypeError('The session could not be renewed.');
};

const exchangeOnce = async (outdated: string): Promise<Tokens | null> => {
  const current = storedTokens();
  if (current === null || current.access !== outdated) return current;
  if (current.refresh === null) {
    await leaveImpersonation(current, sessionTexts().impersonationEnded);
    return null;
  }
  const tokens = await exchange(current.refresh);
  if ((await changeSession((stored) => refreshedSession(stored, outdated, tokens))) !== null) return tokens;
  const stored = storedTokens();
  // Signed out meanwhile, whichever request reached the server first. An impersonator keeps using the session
  // afterwards.
  if (tokens !== null && (stored === null || decodePerson(stored)?.actorId !== decodePerson(tokens)?.actorId))
    await endOnServer(tokens);
  return stored;
};

/** Refreshes under way, by the access token being replaced. */
const inFlight = new Map<string, Promise<Tokens | null>>();

/**
 * Renews the session, and returns whatever is stored afterwards. A refresh token can be exchanged once, so the requests
 * of a tab share one exchange, and tabs take turns. Over plain http they cannot; the server then gives both tabs the
 * same successor.
 */
export const refreshTokens = (outdated: string): Promise<Tokens | null> => {
  const shared = inFlight.get(outdated);
  if (shared !== undefined) return shared;
  const renewal = withTabLock('refresh-tokens', () => exchangeOnce(outdated));
  inFlight.set(outdated, renewal);
  const done = () => void inFlight.delete(outdated);
  renewal.then(done, done);
  return renewal;
};

/** Called when the server has refused the tokens: their person may sign in again, and continue where they were. */
export const expireTokens = (access: string): Promise<unknown> =>
  changeSession((stored) => refreshedSession(stored, access, null));
