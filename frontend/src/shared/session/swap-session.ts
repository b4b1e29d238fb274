import { changeSession } from './change-session';
import { forgetPersonal } from './personal-storage';
import type { StoredSession } from './stored-session';
import { tellTabs } from './tabs';
import { isSamePerson, personOf, type Tokens } from './tokens';

/** By sign-in and by refresh the same person gets other tokens. */
export const areOfSamePerson = (one: Tokens | null, other: Tokens | null): boolean => {
  if (one === null || other === null) return one === other;
  const [person, another] = [personOf(one), personOf(other)];
  if (person === null || another === null) return one.access === other.access;
  return isSamePerson(person, another);
};

/** Somebody, or nobody, takes the place of whoever is signed in. Null if that is not `from` any more. */
export const swapped = (stored: StoredSession, from: Tokens | null, tokens: Tokens | null): StoredSession | null =>
  areOfSamePerson(stored.tokens, from) ? { tokens, swaps: stored.swaps + 1 } : null;

/** Whoever is exchanged for another leaves nothing behind, unless it is a super user who goes on as somebody else. */
const forgetLeft = (before: Tokens | null, after: Tokens | null): void => {
  const left = before === null ? null : (personOf(before)?.userId ?? null);
  const now = after === null ? null : personOf(after);
  if (left !== null && left !== now?.userId && left !== now?.actorId) forgetPersonal(left);
};

/** Exchanges who is signed in, in all tabs. Returns what was stored before; null if that is not `from` any more. */
export const swapSession = async (from: Tokens | null, tokens: Tokens | null): Promise<StoredSession | null> => {
  const before = await changeSession((stored) => swapped(stored, from, tokens));
  if (before === null) return null;
  forgetLeft(before.tokens, tokens);
  tellTabs({ kind: 'changed' });
  return before;
};
