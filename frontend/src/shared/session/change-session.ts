import { followSession } from './session';
import { storeSession } from './store-session';
import { type StoredSession, storedSession } from './stored-session';
import { withTabLock } from './tab-lock';

/**
 * Replaces the stored session if it is still the one that a change is based on, while no other tab does. Returns what
 * was stored before; null if it was something else, which stays.
 */
export const changeSession = (change: (stored: StoredSession) => StoredSession | null): Promise<StoredSession | null> =>
  withTabLock('session', () => {
    const before = storedSession();
    const after = change(before);
    if (after === null) return null;
    storeSession(after);
    followSession();
    return before;
  });
