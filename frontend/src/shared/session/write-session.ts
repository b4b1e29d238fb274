import { browserStorage } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import { clearPersonal } from './personal-storage';
import { followSession } from './session';
import { ACCESS_KEY, RECEIVED_KEY, type StoredSession, storedSession, PERSON_CHANGES_KEY } from './stored-session';
import { postToTabs, withTabLock } from './tabs';
import { decodePerson, isSamePerson, type Tokens } from './tokens';

/** Whether both tokens belong to the same person. */
export const areOfSamePerson = (one: Tokens | null, other: Tokens | null): boolean => {
  if (one === null || other === null) return one === other;
  const [person, another] = [decodePerson(one), decodePerson(other)];
  if (person === null || another === null) return one.access === other.access;
  return isSamePerson(person, another);
};

/** Replaces the signed-in person with another one, or with nobody. Null unless that person is still `from`. */
export const withPerson = (stored: StoredSession, from: Tokens | null, tokens: Tokens | null): StoredSession | null =>
  areOfSamePerson(stored.tokens, from) ? { tokens, personChanges: stored.personChanges + 1 } : null;

/**
 * The session with new tokens in place of outdated ones; `tokens` is null if the server refused the refresh. Null if
 * other tokens have been stored in the meantime.
 */
export const withTokens = (stored: StoredSession, outdated: string, tokens: Tokens | null): StoredSession | null =>
  stored.tokens?.access === outdated ? { ...stored, tokens } : null;

const put = (name: string, text: string | null): void =>
  text === null ? browserStorage.remove(name) : browserStorage.set(name, text);

/**
 * Other tabs are notified of each entry separately: of the changed person first, and of removed entries last. In
 * between they find either person, but never nobody, which would be a sign-out.
 */
export const storeSession = ({ tokens, personChanges }: StoredSession): void => {
  const refresh = tokens?.refresh ?? null;
  put(PERSON_CHANGES_KEY, String(personChanges));
  put(RECEIVED_KEY, tokens && String(browserNow().getTime()));
  if (refresh !== null) put('refresh', refresh);
  put(ACCESS_KEY, tokens?.access ?? null);
  if (refresh === null) put('refresh', null);
};

/**
 * Replaces the stored session, while no other tab does, if it is still the one that the change is based on. Returns
 * what was stored before; null if it was something else, which stays.
 */
export const writeSession = (change: (stored: StoredSession) => StoredSession | null): Promise<StoredSession | null> =>
  withTabLock('session', () => {
    const before = storedSession();
    const after = change(before);
    if (after === null) return null;
    storeSession(after);
    followSession();
    return before;
  });

/** Deletes the data of a person who is replaced, unless it is a super user who continues as another user. */
const clearPreviousPerson = (before: Tokens | null, after: Tokens | null): void => {
  const previousUserId = before === null ? null : (decodePerson(before)?.userId ?? null);
  const now = after === null ? null : decodePerson(after);
  if (previousUserId !== null && previousUserId !== now?.userId && previousUserId !== now?.actorId)
    clearPersonal(previousUserId);
};

/** Replaces the signed-in person in all tabs. Returns the previous tokens; null if they were no longer `from`. */
export const replacePerson = async (from: Tokens | null, tokens: Tokens | null): Promise<StoredSession | null> => {
  const before = await writeSession((stored) => withPerson(stored, from, tokens));
  if (before === null) return null;
  clearPreviousPerson(before.tokens, tokens);
  postToTabs({ kind: 'changed' });
  return before;
};
