import { changeSession } from './change-session';
import { clearPersonal } from './personal-storage';
import type { StoredSession } from './stored-session';
import { replacedSession } from './replaced-session';
import { postToTabs } from './tabs';
import { decodePerson, type Tokens } from './tokens';

/** Deletes the data of a person who is replaced, unless it is a super user who continues as another user. */
const clearPreviousPerson = (before: Tokens | null, after: Tokens | null): void => {
  const left = before === null ? null : (decodePerson(before)?.userId ?? null);
  const now = after === null ? null : decodePerson(after);
  if (left !== null && left !== now?.userId && left !== now?.actorId) clearPersonal(left);
};

/** Replaces the signed-in person in all tabs. Returns the previous tokens; null if they were no longer `from`. */
export const swapSession = async (from: Tokens | null, tokens: Tokens | null): Promise<StoredSession | null> => {
  const before = await changeSession((stored) => replacedSession(stored, from, tokens));
  if (before === null) return null;
  clearPreviousPerson(before.tokens, tokens);
  postToTabs({ kind: 'changed' });
  return before;
};
