import { changeSession } from './change-session';
import { forgetPersonal } from './personal-storage';
import type { StoredSession } from './stored-session';
import { swapped } from './swapped';
import { tellTabs } from './tabs';
import { personOf, type Tokens } from './tokens';

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
