import { nextSession, type Session, storedSession, PERSON_CHANGES_KEY } from './stored-session';
import { NO_PERSON, type Tokens } from './tokens';

test.each([
  ['3', 3],
  ['', 0],
  ['NaN', 0],
  ['three', 0],
])('a count of changes that was stored as %p is %i', (stored, changes) => {
  localStorage.setItem(PERSON_CHANGES_KEY, stored);
  expect(storedSession().personChanges).toBe(changes);
});

const tokensOf = (sub: string, act?: string): Tokens => ({
  access: `x.${btoa(JSON.stringify({ sub, ...(act && { act: { sub: act } }) }))}.x`,
  refresh: act === undefined ? 'refresh' : null,
});

/** The session of a visitor's tab after it has read these stored states in order. */
const tabAfter = (...found: readonly [tokens: Tokens | null, changes: number][]): Session =>
  found.reduce<Session>((tab, [tokens, changes]) => nextSession(tab, { tokens, personChanges: changes }), {
    ...NO_PERSON,
    epoch: 0,
    isSignedIn: false,
    isStaff: false,
    personChanges: 0,
  });

const [ann, bob, rootAsBob] = [tokensOf('ann'), tokensOf('bob'), tokensOf('bob', 'root')];

test.each<[string, Session, Partial<Session>]>([
  ['of a visitor stays with whoever signs in on it', tabAfter([ann, 1]), { userId: 'ann', actorId: 'ann', epoch: 0 }],
  ['stays as it is with renewed tokens', tabAfter([ann, 1], [{ ...ann, refresh: 'next' }, 1]), { epoch: 0 }],
  ['waits for its person once the session has expired', tabAfter([ann, 1], [null, 1]), { userId: 'ann', epoch: 0 }],
  ['goes on when they sign in again', tabAfter([ann, 1], [null, 1], [ann, 2]), { userId: 'ann', epoch: 0 }],
  ['begins anew with somebody else', tabAfter([ann, 1], [null, 1], [bob, 2]), { userId: 'bob', epoch: 1 }],
  ['begins anew when its person signs out', tabAfter([ann, 1], [null, 2]), { userId: null, actorId: null, epoch: 1 }],
  ['begins anew also if it hears of the sign-out first', tabAfter([ann, 1], [ann, 2], [null, 2]), { epoch: 1 }],
  ['of a visitor is left alone by a sign-out', tabAfter([null, 1], [null, 2]), { epoch: 0 }],
  ['begins anew for an impersonator', tabAfter([bob, 1], [rootAsBob, 2]), { userId: 'bob', actorId: 'root', epoch: 1 }],
  ['begins anew after an impersonation', tabAfter([rootAsBob, 1], [tokensOf('root'), 2]), { userId: 'root', epoch: 1 }],
])('a tab %s', (_what, tab, expected) => expect(tab).toMatchObject(expected));
