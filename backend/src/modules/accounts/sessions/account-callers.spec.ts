import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { StoreUnreachable } from '#platform/event-store/event-store';
import type { Caller } from '#platform/http/caller';
import type { ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { filledReadStore } from '../../../../../test/support/filled-read-store';
import type { ImpersonationEvent } from '#events/accounts/impersonation.events';
import type { SessionEvent } from '#events/accounts/session.events';
import type { UserEvent } from '#events/accounts/user.events';
import { AccountCallers } from './account-callers';
import { registeredAs } from '../../../../../test/support/user-examples';

const userId = 'ann';
const sessionId = 'session-1';
const caller: Caller = { userId, sessionId, roles: ['staff', 'admin'] };
const registered = registeredAs(userId);
const granted = (role: 'staff' | 'admin' | 'super'): UserEvent => ({
  type: 'RoleGranted',
  data: { userId, role, statedReason: null },
});
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId, emailKey: null, erasedBy: userId, statedReason: null },
};
const started: SessionEvent = {
  type: 'SessionStarted',
  data: {
    sessionId,
    userId,
    tokenHash: 'hash',
    expiresAt: '2026-03-31T01:00:00.000Z',
    endsAt: '2026-05-30T01:00:00.000Z',
    passwordVersion: 1,
  },
};
const ended: SessionEvent = {
  type: 'SessionEnded',
  data: { sessionId, userId, reason: 'signed_out', statedReason: null },
};

const callersWith = (documents: ReadStore): AccountCallers =>
  new AccountCallers(documents, { callerOf: async () => null, asOfNow: async () => null });

const lookUp = async (asked: Caller, ...events: readonly DomainEvent[]) => {
  const documents = await filledReadStore([accounts, sessions, impersonations] as readonly Projection[], events);
  return callersWith(documents).asOfNow(asked);
};
const after = (...events: readonly DomainEvent[]) => lookUp(caller, ...events);

test('trusts the token of an account that is not projected yet', async () => expect(await after()).toEqual(caller));

test('gives the roles that both the token and the account have', async () => {
  expect(await after(registered, granted('staff'), granted('admin'), granted('super'), started)).toEqual(caller);
  expect(await after(registered, granted('super'), granted('admin'))).toEqual({ ...caller, roles: ['admin'] });
  expect(await after(registered)).toEqual({ ...caller, roles: [] });
});

test('rejects tokens of an ended session and of an erased account', async () => {
  expect(await after(registered, started, ended)).toBeNull();
  expect(await after(registered, started, erased)).toBeNull();
});

describe('an impersonator', () => {
  const asAnn: Caller = { userId, sessionId: 'i1', roles: [], impersonator: { userId: 'root' } };
  const of = { impersonationId: 'i1', userId, impersonatorId: 'root' };
  const begun: ImpersonationEvent = {
    type: 'ImpersonationStarted',
    data: { ...of, reason: null, expiresAt: '2026-03-01T02:00:00.000Z' },
  };
  const root = registeredAs('root');
  const superUser: UserEvent = { type: 'RoleGranted', data: { userId: 'root', role: 'super', statedReason: null } };
  const noLonger: UserEvent = { type: 'RoleRevoked', data: { userId: 'root', role: 'super', statedReason: null } };

  test('is accepted until the end of the impersonation', async () => {
    expect(await lookUp(asAnn, registered, root, superUser, begun)).toEqual(asAnn);
    expect(
      await lookUp(asAnn, registered, root, superUser, begun, {
        type: 'ImpersonationEnded',
        data: { ...of, statedReason: null },
      }),
    ).toBeNull();
  });

  test('is rejected once no longer a super user, or the user is erased', async () => {
    expect(await lookUp(asAnn, registered, root, superUser, begun, noLonger)).toBeNull();
    expect(await lookUp(asAnn, registered, root, superUser, begun, erased)).toBeNull();
  });
});

test.each<[string, () => Promise<never>]>([
  ['cannot be reached', () => Promise.reject(new StoreUnreachable(new Error('connect ECONNREFUSED')))],
  ['do not answer', () => new Promise(() => undefined)],
])('while documents %s, commands are accepted based on the token alone', async (_what, get) => {
  const documents = await filledReadStore([], []);
  const silent: ReadStore = new Proxy(documents, {
    get: (store, name) => (name === 'get' ? get : Reflect.get(store, name)),
  });
  expect(await callersWith(silent).asOfNow(caller)).toEqual(caller);
});

test('any other error grants no access', async () => {
  const documents = await filledReadStore([], []);
  const broken: ReadStore = new Proxy(documents, {
    get: (store, name) => (name === 'get' ? () => Promise.reject(new Error('broken')) : Reflect.get(store, name)),
  });
  await expect(callersWith(broken).asOfNow(caller)).rejects.toThrow('broken');
});
