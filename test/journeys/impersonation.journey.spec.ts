import { CommandBus } from '@nestjs/cqrs';
import type { Ids } from '#kernel/ids';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { RevokeRole } from '#modules/accounts/commands/revoke-role.command';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
let aidy: AccountsApp;
let ann: Record<string, string>;
let root: Record<string, string>;
let annId: string;
let rootId: string;

const asOperator = () => ofTheSystem(aidy.app.get<Ids>(IDS).next(), aidy.clock.now());
const idOf = async (headers: Record<string, string>): Promise<string> =>
  (await aidy.get('/api/common/user/', headers)).body.user_uid;
const grant = async (userId: string, role: 'staff' | 'super') => {
  await aidy.app.get(CommandBus).execute(new GrantRole({ userId, role, statedReason: null }, asOperator()));
  await aidy.settled();
};
const signIn = async (email: string) => bearer((await accountSteps(aidy).signIn(email)).body.access);

beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir });
  const steps = accountSteps(aidy);
  ann = bearer((await steps.join('ann@example.org')).access);
  annId = await idOf(ann);
  rootId = await idOf(bearer((await steps.join('root@example.org')).access));
  await grant(rootId, 'super');
  root = await signIn('root@example.org');
});
afterAll(() => aidy.close());

const impersonate = (body: object = {}) =>
  aidy.post('/api/common/impersonate/', { user_uid: annId, reason: 'Ticket 12', ...body }, root);
const asAnn = async () => bearer((await impersonate()).body.access);
const validity = async (headers: Record<string, string>) => aidy.post('/api/common/validate-token/', {}, headers);

test('a super user acts as another user for an hour, and cannot prolong it', async () => {
  const { status, body } = await impersonate();
  expect([status, body]).toEqual([
    200,
    {
      access: expect.any(String),
      refresh: null,
      impersonating: { user_uid: annId, email: 'ann@example.org' },
    },
  ]);
  const acting = bearer(body.access);
  expect(await idOf(acting)).toBe(annId);
  expect((await validity(acting)).body).toMatchObject({ user_uid: annId, impersonating: 'ann@example.org' });
  aidy.clock.advance(59 * 60_000);
  expect((await validity(acting)).status).toBe(200);
  aidy.clock.advance(60_000);
  expect((await validity(acting)).status).toBe(401);
  root = await signIn('root@example.org');
  ann = await signIn('ann@example.org');
});

test('every event that is written meanwhile has both users, also those that follow from another', async () => {
  const acting = await asAnn();
  const before = (await aidy.events()).length;
  const topic = { tracker_description: 'Steel tariffs', update_frequency: 'week', domains: ['agency.example'] };
  const created = await aidy.post('/api/topics/create-tracker/', topic, acting);
  await aidy.post('/api/common/update-profile/', { first_name: 'Anne', last_name: 'Li' }, acting);
  await aidy.post('/api/common/update-email-send-time/', { hour: 13, minute: 30 }, acting);
  await aidy.delete(`/api/topics/delete-tracker/${created.body.tracker_id}/`, acting);
  await aidy.post('/api/common/end-impersonation/', {}, acting);
  await aidy.settled();
  const written = (await aidy.events()).slice(before);
  const categories = new Set(written.map(({ stream }) => stream.split('-')[0]));
  expect([...categories].sort()).toEqual(['impersonation', 'portfolio', 'tracker', 'user']);
  for (const { type, metadata } of written) {
    expect([type, metadata.actor, metadata.impersonator]).toEqual([
      type,
      { kind: 'user', userId: annId },
      { kind: 'user', userId: rootId },
    ]);
  }
});

test('the impersonated user sees who acted as them, why and when', async () => {
  const { body } = await aidy.get('/api/common/impersonations/', ann);
  expect(body).toHaveLength(2);
  expect(body[0]).toEqual({
    id: expect.any(String),
    by: { user_uid: rootId, email: 'root@example.org' },
    reason: 'Ticket 12',
    started_at: expect.any(String),
    ended_at: expect.any(String),
  });
  expect((await aidy.get('/api/common/impersonations/', root)).body).toEqual([]);
});

test('an impersonation ends at once, once', async () => {
  const acting = await asAnn();
  expect((await aidy.post('/api/common/end-impersonation/', {}, acting)).status).toBe(204);
  expect((await validity(acting)).status).toBe(401);
  expect((await aidy.post('/api/common/end-impersonation/', {}, ann)).status).toBe(204);
  expect((await validity(ann)).status).toBe(200);
});

test('a request that concerns the person alone is refused by name', async () => {
  const acting = await asAnn();
  const details = await Promise.all([
    aidy.post('/api/common/api-tokens/', { name: 'Mine', scopes: ['read'] }, acting),
    aidy.get('/api/common/api-tokens/', acting),
    aidy.post('/api/common/sign-out-elsewhere/', {}, acting),
    aidy.post('/api/common/change-password/', { password: PASSWORD, new_password: 'another harbour lamp' }, acting),
  ]);
  expect(details.map(({ status, body }) => [status, body.code, body.detail])).toEqual([
    [403, 'ACCESS_DENIED', 'Not while impersonating: API tokens.'],
    [403, 'ACCESS_DENIED', 'Not while impersonating: API tokens.'],
    [403, 'ACCESS_DENIED', 'Not while impersonating: sessions.'],
    [403, 'ACCESS_DENIED', 'Not while impersonating: the password.'],
  ]);
  const nested = await aidy.post('/api/common/impersonate/', { user_uid: annId }, acting);
  expect(nested.status).toBe(403);
});

test('unknown users are not found; staff and oneself are refused', async () => {
  const sue = bearer((await accountSteps(aidy).join('sue@example.org')).access);
  const sueId = await idOf(sue);
  await grant(sueId, 'staff');
  const codes = await Promise.all(
    ['unknown', sueId, rootId].map(async (user_uid) => (await impersonate({ user_uid })).body.code),
  );
  expect(codes).toEqual(['NOT_FOUND', 'ACCESS_DENIED', 'ACCESS_DENIED']);
  expect((await aidy.post('/api/common/impersonate/', { user_uid: annId }, sue)).status).toBe(403);
});

test('an impersonation ends with the role of the impersonator', async () => {
  const acting = await asAnn();
  await aidy.app
    .get(CommandBus)
    .execute(new RevokeRole({ userId: rootId, role: 'super', statedReason: null }, asOperator()));
  await aidy.settled();
  expect((await aidy.get('/api/common/user/', acting)).status).toBe(401);
  expect((await impersonate()).status).toBe(403);
});
