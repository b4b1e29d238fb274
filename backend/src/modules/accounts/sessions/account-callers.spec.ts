import { Logger } from '@nestjs/common';
import { type ImpersonationEvent, impersonationEvents } from '#events/accounts/impersonation.events';
import { type SessionEvent, UNKNOWN_DEVICE, sessionEvents } from '#events/accounts/session.events';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import type { DomainEvent, EventOfType } from '#kernel/events';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { KnownStreams } from '#platform/command-handling/known-streams';
import { type EventStore } from '#platform/event-store/event-store';
import type { Caller } from '#platform/http/access/caller';
import { StoreUnreachable } from '#platform/store-unreachable';
import { registeredAs } from '#test/support/accounts/user-examples';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { TestClock } from '#test/support/test-clock';
import { apiTokenDecider } from '../domain/api-token.decider';
import { AccountKeys } from '../keys/account-keys';
import { AccountCallers } from './account-callers';
import { ApiTokenCallers } from './api-token-callers';

beforeAll(() => Logger.overrideLogger(false));

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
const started: EventOfType<typeof sessionEvents, 'SessionStarted'> = {
  type: 'SessionStarted',
  data: {
    sessionId,
    userId,
    tokenHash: 'hash',
    expiresAt: '2026-03-31T01:00:00.000Z',
    endsAt: '2026-05-30T01:00:00.000Z',
    passwordVersion: 1,
    ...UNKNOWN_DEVICE,
  },
};
const ended: SessionEvent = {
  type: 'SessionEnded',
  data: { sessionId, userId, reason: 'signed_out', statedReason: null },
};

/** Categories by the field with the id of the stream. */
const categories = { userId: userEvents, sessionId: sessionEvents, impersonationId: impersonationEvents };
const streamOf = ({ type, data }: DomainEvent): string => {
  const [field, of] = Object.entries(categories).find(([, of]) => of.schemas.some((each) => each.type === type)) ?? [];
  return of?.stream((data as Readonly<Record<string, string>>)[field ?? ''] ?? '') ?? '';
};

const opened = () => {
  const log = inMemoryEventStore();
  const streams = new KnownStreams(log);
  const apiTokens = new ApiTokenCallers(streams, new TestClock(), { next: nextId }, new CommandRunner(log));
  return {
    log,
    callers: new AccountCallers(streams, apiTokens),
    async append(...events: readonly DomainEvent[]): Promise<void> {
      for (const { type, data } of events) {
        const stream = streamOf({ type, data });
        const revision = (await log.readStream(stream)).length - 1;
        await log.append(stream, revision < 0 ? 'none' : revision, [{ id: nextId(), type, data, metadata }]);
      }
    },
  };
};

const lookUp = async (caller: Caller, ...events: readonly DomainEvent[]) => {
  const { callers, append } = opened();
  await append(...events);
  return callers.asOfNow(caller);
};
const after = (...events: readonly DomainEvent[]) => lookUp(caller, ...events);

test('the token of an account that the log does not know is trusted', async () =>
  expect(await after()).toEqual(caller));

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

  test('an impersonator is accepted until the end of the impersonation', async () => {
    expect(await lookUp(asAnn, registered, root, superUser, begun)).toEqual(asAnn);
    expect(
      await lookUp(asAnn, registered, root, superUser, begun, {
        type: 'ImpersonationEnded',
        data: { ...of, statedReason: null },
      }),
    ).toBeNull();
  });

  test('an impersonator is rejected once no longer a super user, or the user is erased', async () => {
    expect(await lookUp(asAnn, registered, root, superUser, begun, noLonger)).toBeNull();
    expect(await lookUp(asAnn, registered, root, superUser, begun, erased)).toBeNull();
  });
});

test('changes since the last request apply at once', async () => {
  const { callers, append } = opened();
  await append(registered, granted('staff'), granted('admin'), started);
  expect(await callers.asOfNow(caller)).toEqual(caller);
  await append({ type: 'RoleRevoked', data: { userId, role: 'admin', statedReason: null } });
  expect(await callers.asOfNow(caller)).toEqual({ ...caller, roles: ['staff'] });
  await append(ended);
  expect(await callers.asOfNow(caller)).toBeNull();
});

test('a new password ends the sessions before it at once', async () => {
  const { callers, append } = opened();
  const set: UserEvent = { type: 'PasswordSet', data: { userId, passwordHash: 'hash' } };
  await append(registered, set, started);
  expect(await callers.asOfNow(caller)).not.toBeNull();
  await append(set);
  expect(await callers.asOfNow(caller)).toBeNull();
});

test('a password that is changed in a session ends all but that one, until the next is set', async () => {
  const { callers, append } = opened();
  const there: Caller = { ...caller, sessionId: 'session-2' };
  const set: UserEvent = { type: 'PasswordSet', data: { userId, passwordHash: 'hash' } };
  const changedIn = (sessionId: string): UserEvent => ({
    type: 'PasswordChanged',
    data: { userId, sessionId, passwordHash: 'hash' },
  });
  const open = async () => [await callers.asOfNow(caller), await callers.asOfNow(there)].map((each) => each !== null);
  await append(registered, set, started, { ...started, data: { ...started.data, sessionId: 'session-2' } });
  expect(await open()).toEqual([true, true]);
  await append(changedIn(sessionId));
  expect(await open()).toEqual([true, false]);
  await append(changedIn(sessionId));
  expect(await open()).toEqual([true, false]);
  await append(set);
  expect(await open()).toEqual([false, false]);
});

describe('an API token', () => {
  const tokenId = nextId();
  const token = new AccountKeys(new Uint8Array(32)).apiToken(tokenId);
  const issued = {
    tokenId,
    userId,
    name: 'script',
    tokenHash: token.hash,
    scopes: ['admin'] as const,
    expiresAt: null,
  };
  const issue = async (log: EventStore): Promise<void> => {
    const command = { type: 'IssueToken', ...issued, now: new Date() } as const;
    await new CommandRunner(log).run(apiTokenDecider, tokenId, command, ofTheSystem(nextId(), new Date()));
  };
  const revoke = { type: 'RevokeToken', by: userId, reason: 'revoked', statedReason: null } as const;

  test('opens with the roles of its user, whatever read models show, until it is revoked', async () => {
    const { log, callers, append } = opened();
    await append(registered, granted('admin'));
    expect(await callers.ofApiToken(token.token)).toBeNull();
    await issue(log);
    const found = await callers.ofApiToken(token.token);
    expect(found).toEqual({ userId, roles: ['admin'], apiTokenId: tokenId, scope: 'admin' });
    expect(await callers.ofApiToken(`${token.token.slice(0, -2)}xx`)).toBeNull();
    await new CommandRunner(log).run(apiTokenDecider, tokenId, revoke, ofTheSystem(nextId(), new Date()));
    expect(await callers.ofApiToken(token.token)).toBeNull();
    expect(found === null ? found : await callers.asOfNow(found)).toBeNull();
  });

  test('ends with its user', async () => {
    const { log, callers, append } = opened();
    await append(registered);
    await issue(log);
    expect(await callers.ofApiToken(token.token)).toMatchObject({ userId, roles: [] });
    await append(erased);
    expect(await callers.ofApiToken(token.token)).toBeNull();
  });

  test('opens nothing while the log cannot be asked', async () => {
    const { log, callers } = opened();
    await issue(log);
    expect(await callers.ofApiToken(token.token)).not.toBeNull();
    jest
      .spyOn(log, 'readStream')
      .mockRejectedValue(new StoreUnreachable('event store', new Error('connect ECONNREFUSED')));
    await expect(callers.ofApiToken(token.token)).rejects.toThrow(StoreUnreachable);
  });
});

test.each<[string, () => Promise<never>]>([
  ['cannot be reached', () => Promise.reject(new StoreUnreachable('event store', new Error('connect ECONNREFUSED')))],
  ['does not answer', () => new Promise(() => undefined)],
])('browsers go by their token and by what was known last while the log %s', async (_what, readStream) => {
  const { log, callers, append } = opened();
  await append(started, ended);
  expect(await callers.asOfNow(caller)).toBeNull();
  jest.spyOn(log, 'readStream').mockImplementation(readStream);
  expect(await callers.asOfNow({ ...caller, sessionId: 'other' })).toEqual({ ...caller, sessionId: 'other' });
  expect(await callers.asOfNow(caller)).toBeNull();
});

test('any other error grants no access', async () => {
  const { log, callers } = opened();
  jest.spyOn(log, 'readStream').mockRejectedValue(new Error('broken'));
  await expect(callers.asOfNow(caller)).rejects.toThrow('broken');
});
