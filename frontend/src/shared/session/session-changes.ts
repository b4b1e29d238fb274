import { tabStorage } from '../storage/browser-storage';
import { sessionTexts } from '../texts/session';
import { loadPage } from '../ui/load-page';
import { clearRedirectedToSignIn, clearRedirectedToSignInElsewhere } from './redirected-to-sign-in';
import { assertEpoch, currentSession, followSession, onEpochEnd, personChangedError } from './session';
import { type StoredSession, storedTokens } from './stored-session';
import { onTabMessage, postToTabs, withTabLock } from './tabs';
import { decodePerson, type Tokens } from './tokens';
import { areOfSamePerson, writeSession, withTokens, replacePerson } from './write-session';

/**
 * Ends a session or an impersonation. Best effort, since it expires anyway, and the page may be left before the
 * response.
 */
export const endSessionOnServer = async ({ access, refresh }: Tokens): Promise<void> => {
  const [path, sent] =
    refresh === null
      ? ['end-impersonation', { headers: { authorization: `Bearer ${access}` } }]
      : ['sign-out', { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ refresh }) }];
  await fetch(`/api/common/${path}`, { method: 'POST', keepalive: true, ...sent }).catch(() => undefined);
};

/**
 * Signs in with new tokens, and signs out the person who was signed in before. Fails if that is no longer `from`; if
 * their session has expired, there is nobody to replace.
 */
export const replaceSession = async (tokens: Tokens, from: Tokens | null): Promise<void> => {
  const { epoch } = currentSession();
  const before = (await replacePerson(from, tokens)) ?? (await replacePerson(null, tokens));
  if (before === null) {
    await endSessionOnServer(tokens);
    if (areOfSamePerson(storedTokens(), tokens)) return;
    throw personChangedError();
  }
  clearRedirectedToSignIn();
  if (before.tokens !== null) void endSessionOnServer(before.tokens);
  // This page still shows the previous person's data.
  if (currentSession().epoch !== epoch) loadPage({ path: '/list-trackers', message: sessionTexts().signedIn });
};

/** Forgets the session of this tab's person, and of nobody else. */
export const clearSession = async (): Promise<StoredSession | null> =>
  followSession() ? replacePerson(storedTokens(), null) : null;

/** Forgets the session at once and ends it on the server; for an impersonator, also their own. */
export const signOut = async (): Promise<void> => {
  const tokens = (await clearSession())?.tokens ?? null;
  if (tokens !== null) await endSessionOnServer(tokens);
};

const ownKeys = { access: 'ownAccess', refresh: 'ownRefresh' };

/** The super user's own tokens, which this tab keeps during an impersonation. */
const ownTokens = (): Tokens | null => {
  const access = tabStorage.get(ownKeys.access);
  const refresh = tabStorage.get(ownKeys.refresh);
  return access && refresh ? { access, refresh } : null;
};

const clearOwnTokens = (): void => Object.values(ownKeys).forEach((key) => tabStorage.remove(key));

/**
 * Swaps the tokens, and loads the page of the other user's trackers, so that none of the super user's data is left on
 * it. Not while their own tokens are being refreshed, which would be lost. `epoch`: of the request.
 */
export const enterImpersonation = async (access: string, email: string, epoch: number): Promise<void> => {
  const acting = { access, refresh: null };
  const isEntered = await withTabLock('refresh-tokens', async () => {
    const own = storedTokens();
    assertEpoch(epoch);
    if (own === null || own.refresh === null) return false;
    tabStorage.set(ownKeys.access, own.access);
    tabStorage.set(ownKeys.refresh, own.refresh);
    const isDone = (await replacePerson(own, acting)) !== null;
    if (!isDone) clearOwnTokens();
    return isDone;
  }).catch(() => false);
  if (isEntered) return loadPage({ path: '/list-trackers', message: sessionTexts().impersonating(email) });
  await endSessionOnServer(acting);
  throw personChangedError();
};

/** How long to wait for the tab that has the super user's own tokens. */
const LEAVE_TIMEOUT_MS = 2000;
const POLL_INTERVAL_MS = 50;

/** Asks the tab that has the super user's own tokens to leave. Returns whether there was one. */
const askOtherTabToLeave = async (acting: Tokens): Promise<boolean> => {
  postToTabs({ kind: 'leave', access: acting.access });
  for (let waited = 0; waited < LEAVE_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    if (storedTokens()?.access !== acting.access) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return false;
};

/** Restores the super user's tokens from this tab, if this impersonation is still active. */
const restoreOwnTokens = async (acting: string): Promise<boolean> => {
  const own = ownTokens();
  const from = storedTokens();
  if (own === null) return false;
  if (from?.access === acting) await replacePerson(from, own);
  clearOwnTokens();
  return true;
};

/** Restores the super user's tokens and reloads. If no tab has them any more, this signs out. */
export const leaveImpersonation = async (acting: Tokens, message: string): Promise<void> => {
  if (!(await restoreOwnTokens(acting.access)) && !(await askOtherTabToLeave(acting)))
    await replacePerson(acting, null);
  loadPage({ message });
};

/**
 * Called when the tab no longer shows an impersonation: it ended elsewhere, or by signing out, which also ends the own
 * session.
 */
const dropOwnTokens = async (): Promise<void> => {
  const own = ownTokens();
  const { isSignedIn, userId, actorId } = currentSession();
  const isOwn = own !== null && isSignedIn && actorId === decodePerson(own)?.userId;
  if (own === null || (isOwn && userId !== actorId)) return;
  clearOwnTokens();
  if (!isOwn) await endSessionOnServer(own);
};

const exchangeRefreshToken = async (refresh: string): Promise<Tokens | null> => {
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
  const tokens = await exchangeRefreshToken(current.refresh);
  if ((await writeSession((stored) => withTokens(stored, outdated, tokens))) !== null) return tokens;
  const stored = storedTokens();
  // The user signed out during the refresh, whichever request reached the server first. An impersonator keeps using the
  // session afterwards.
  if (tokens !== null && (stored === null || decodePerson(stored)?.actorId !== decodePerson(tokens)?.actorId))
    await endSessionOnServer(tokens);
  return stored;
};

/** Pending refreshes, by the access token being replaced. */
const pendingRefreshes = new Map<string, Promise<Tokens | null>>();

/**
 * Refreshes the session, and returns whatever is stored afterwards. A refresh token can be exchanged once, so the
 * requests of a tab share one exchange, and tabs take turns. Over plain http they cannot; the server then gives both
 * tabs the same new token.
 */
export const refreshTokens = (outdated: string): Promise<Tokens | null> => {
  const shared = pendingRefreshes.get(outdated);
  if (shared !== undefined) return shared;
  const renewal = withTabLock('refresh-tokens', () => exchangeOnce(outdated));
  pendingRefreshes.set(outdated, renewal);
  const done = () => void pendingRefreshes.delete(outdated);
  renewal.then(done, done);
  return renewal;
};

/** Called when the server has refused the tokens: their person may sign in again and continue. */
export const expireTokens = (access: string): Promise<unknown> =>
  writeSession((stored) => withTokens(stored, access, null));

/** Call once a page has opened, so that it takes part in the session that all tabs share. */
export const joinSharedSession = (): void => {
  const dropTokens = () => void dropOwnTokens();
  dropTokens();
  clearRedirectedToSignInElsewhere();
  onEpochEnd(dropTokens);
  onTabMessage((message) => {
    switch (message.kind) {
      case 'changed':
        return void followSession();
      case 'leave':
        return void restoreOwnTokens(message.access);
    }
  });
};
