import { forgetPersonal } from './personal-storage';
import { followSession } from './session';
import { changed, type SessionChange, type StoredSession, storedSession, storeSession } from './stored-session';
import { tellTabs } from './tabs';
import { personOf, type Tokens } from './tokens';
import { inTurn } from './turns';

type Outcome =
  | { readonly done: true; readonly before: StoredSession }
  /** Something else was stored meanwhile, and stays. */
  | { readonly done: false };

/** Whoever is exchanged for another leaves nothing behind, unless it is a super user who goes on as somebody else. */
const forgetLeft = (before: Tokens | null, after: Tokens | null): void => {
  const left = before === null ? null : (personOf(before)?.userId ?? null);
  const now = after === null ? null : personOf(after);
  if (left !== null && left !== now?.userId && left !== now?.actorId) forgetPersonal(left);
};

/** Compares the stored tokens with those that the change is based on, and swaps them, while no other tab does. */
export const changeSession = (change: SessionChange): Promise<Outcome> =>
  inTurn('session', () => {
    const before = storedSession();
    const after = changed(before, change);
    if (after === null) return { done: false };
    storeSession(after);
    if (change.kind === 'swapped') forgetLeft(before.tokens, after.tokens);
    tellTabs({ kind: 'changed' });
    followSession();
    return { done: true, before };
  });
