import { followSession } from './session';
import { storeSession } from './store-session';
import { type StoredSession, storedSession } from './stored-session';
import { inTurn } from './turns';

/**
 * Compares what is stored with what a change is based on, and swaps it, while no other tab does. Returns what was stored before;
 * null if that is something else by now, which stays.
 */
export const changeSession = (change: (stored: StoredSession) => StoredSession | null): Promise<StoredSession | null> =>
  inTurn('session', () => {
    const before = storedSession();
    const after = change(before);
    if (after === null) return null;
    storeSession(after);
    followSession();
    return before;
  });
