import { tabStorage } from '../storage/browser-storage';
import { loadPage } from '../ui/load-page';
import { endOnServer } from './end-on-server';
import { currentSession, personChangedError, assertEpoch } from './session';
import { storedTokens } from './stored-session';
import { swapSession } from './swap-session';
import { postToTabs } from './tabs';
import { decodePerson, type Tokens } from './tokens';
import { withTabLock } from './tab-lock';
import { sessionTexts } from '../texts/session';

const ownKeys = { access: 'ownAccess', refresh: 'ownRefresh' };

/** The super user's own tokens, which this tab keeps during an impersonation. */
const ownTokens = (): Tokens | null => {
  const access = tabStorage.get(ownKeys.access);
  const refresh = tabStorage.get(ownKeys.refresh);
  return access && refresh ? { access, refresh } : null;
};

const clearOwnTokens = (): void => Object.values(ownKeys).forEach((key) => tabStorage.remove(key));

/**
 * Swaps the tokens, and loads the page of the other user's trackers, so that nothing of one's own is left on it. Not
 * while one's own tokens are being renewed: they would be lost. `epoch`: in which the impersonation was asked for.
 */
export const enterImpersonation = async (access: string, email: string, epoch: number): Promise<void> => {
  const acting = { access, refresh: null };
  const isEntered = await withTabLock('refresh-tokens', async () => {
    const own = storedTokens();
    assertEpoch(epoch);
    if (own === null || own.refresh === null) return false;
    tabStorage.set(ownKeys.access, own.access);
    tabStorage.set(ownKeys.refresh, own.refresh);
    const isDone = (await swapSession(own, acting)) !== null;
    if (!isDone) clearOwnTokens();
    return isDone;
  }).catch(() => false);
  if (isEntered) return loadPage({ path: '/list-trackers', message: sessionTexts().impersonating(email) });
  await endOnServer(acting);
  throw personChangedError();
};

/** How long the tab that has the super user's own tokens may take. */
const PATIENCE_MS = 2000;
const LOOK_MS = 50;

/** Lets the tab that has the super user's own tokens leave. Returns whether there was one. */
const leftElsewhere = async (acting: Tokens): Promise<boolean> => {
  postToTabs({ kind: 'leave', access: acting.access });
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (storedTokens()?.access !== acting.access) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return false;
};

/** Restores the super user's tokens from this tab, if this impersonation is still under way. */
export const restoreOwnTokens = async (acting: string): Promise<boolean> => {
  const own = ownTokens();
  const from = storedTokens();
  if (own === null) return false;
  if (from?.access === acting) await swapSession(from, own);
  clearOwnTokens();
  return true;
};

/** Restores the super user's tokens and reloads. If no tab has them any more, this signs out. */
export const leaveImpersonation = async (acting: Tokens, message: string): Promise<void> => {
  if (!(await restoreOwnTokens(acting.access)) && !(await leftElsewhere(acting))) await swapSession(acting, null);
  loadPage({ message });
};

/**
 * Called when the tab no longer shows an impersonation: it ended elsewhere, or by signing out, which also ends the own
 * session.
 */
export const dropOwnTokens = async (): Promise<void> => {
  const own = ownTokens();
  const { signedIn, userId, actorId } = currentSession();
  const isOwn = own !== null && signedIn && actorId === decodePerson(own)?.userId;
  if (own === null || (isOwn && userId !== actorId)) return;
  clearOwnTokens();
  if (!isOwn) await endOnServer(own);
};
