import { CommandBus } from '@nestjs/cqrs';
import type { Ids } from '#kernel/ids';
import { EraseUser } from '#modules/accounts/commands/erase-user/erase-user.command';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { KEY_STORE, type KeyStore } from '#platform/crypto/key-store';
import { IDS } from '#platform/ids';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const dataDir = temporaryFolder();
let aidy: AccountsApp;
let ann: Record<string, string>;
let annId: string;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir });
  ann = bearer((await accountSteps(aidy).join('ann@example.org')).access);
  annId = (await aidy.get('/api/common/user/', ann)).body.user_uid;
});
afterAll(() => aidy.close());

const asOperator = () => ofTheSystem(aidy.app.get<Ids>(IDS).next(), aidy.clock.now());
const issue = async (content: object, headers: Readonly<Record<string, string>> = {}) =>
  (await aidy.post('/api/common/api-tokens/', { name: 'Script', scopes: ['read'], ...content }, { ...ann, ...headers }))
    .body;
const list = async () => (await aidy.get('/api/common/api-tokens/', ann)).body;
const statusOf = async (token: string) => (await aidy.get('/api/common/user/', bearer(token))).status;

test('a token is shown once; later there are its name, scopes and last use', async () => {
  const { token, ...shown } = await issue({ name: ' Backup ', scopes: ['write', 'read', 'read'] });
  expect(shown).toMatchObject({ name: 'Backup', scopes: ['read', 'write'], expires_at: null, last_used_at: null });
  expect(await list()).toEqual([shown]);
  expect(await statusOf(token)).toBe(200);
  await until('its use is recorded', async () => (await list())[0].last_used_at !== null);
  expect(JSON.stringify([await list(), await aidy.events()])).not.toContain(token.split('.')[1]);
});

test('a request sent twice gives the same token', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await issue({ name: 'Twice' }, key);
  expect(await issue({ name: 'Twice' }, key)).toEqual(first);
  expect((await list()).filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(1);
});

test('a write by a token is recorded as done by its user', async () => {
  const { token } = await issue({ scopes: ['write'] });
  const names = { first_name: 'Anne', last_name: 'Li' };
  expect((await aidy.post('/api/common/update-profile/', names, bearer(token))).status).toBe(200);
  const written = (await aidy.events()).findLast(({ type }) => type === 'ProfileRevised');
  expect(written?.metadata.actor).toEqual({ kind: 'user', userId: annId });
});

test('a token with the scope read is refused by name where something changes', async () => {
  const { token } = await issue({});
  const { status, body } = await aidy.post(
    '/api/common/update-audio-preference/',
    { include_audio: true },
    bearer(token),
  );
  expect([status, body.code, body.detail]).toEqual([403, 'ACCESS_DENIED', 'This API token may only read.']);
  const another = await aidy.post('/api/common/api-tokens/', { name: 'More', scopes: ['admin'] }, bearer(token));
  expect(another.status).toBe(403);
});

test('only a token with the scope admin has the roles of its user', async () => {
  await aidy.app
    .get(CommandBus)
    .execute(new GrantRole({ userId: annId, role: 'staff', statedReason: null }, asOperator()));
  await aidy.settled();
  const roles = async (scope: string) => {
    const { token } = await issue({ scopes: [scope] });
    return (await aidy.post('/api/common/check-staff/', {}, bearer(token))).body;
  };
  expect(await roles('write')).toEqual({ is_staff: false, is_admin: false, is_super: false });
  expect(await roles('admin')).toEqual({ is_staff: true, is_admin: false, is_super: false });
});

test('a token ends when it expires, or is revoked', async () => {
  const later = (hours: number) => new Date(aidy.clock.now().getTime() + hours * 3_600_000).toISOString();
  const past = await issue({ expires_at: later(-1) });
  expect([past.code, past.errors[0].path]).toEqual(['INVALID', 'expires_at']);
  const brief = await issue({ expires_at: later(0.1) });
  const revoked = await issue({});
  expect([await statusOf(brief.token), await statusOf(revoked.token)]).toEqual([200, 200]);
  for (const _again of [1, 2]) {
    expect((await aidy.delete(`/api/common/api-tokens/${revoked.id}/`, ann)).status).toBe(204);
  }
  expect(await statusOf(revoked.token)).toBe(401);
  aidy.clock.advance(7 * 60_000);
  expect(await statusOf(brief.token)).toBe(401);
});

test('a new password leaves the tokens valid, an erasure does not', async () => {
  const steps = accountSteps(aidy);
  const { token } = await issue({ name: 'Zoe’s laptop' });
  await steps.forgot('ann@example.org');
  const { links } = await aidy.mailTo('ann@example.org', 2);
  const [, , uid = '', resetToken = ''] = new URL(links[0] ?? '').pathname.split('/');
  await steps.reset({ uid, token: resetToken }, 'another harbour lamp');
  expect(await statusOf(token)).toBe(200);

  await aidy.app.get(CommandBus).execute(new EraseUser({ userId: annId, statedReason: null }, asOperator()));
  expect(await statusOf(token)).toBe(401);
  await aidy.settled();
  const tokens = await aidy.app.get<ReadStore>(READ_STORE).find({ name: 'api-tokens' }, {});
  expect(tokens).toEqual([]);
  expect(JSON.stringify(await aidy.events())).not.toContain('Zoe’s laptop');
});

test('a request for the fiftieth token sent twice gives the same token, and one for another is refused', async () => {
  const bob = bearer((await accountSteps(aidy).join('bob@example.org')).access);
  const create = (key: string) =>
    aidy.post('/api/common/api-tokens/', { name: key, scopes: ['read'] }, { ...bob, 'idempotency-key': key });
  for (let index = 1; index < 50; index++) await create(`token-${index}`);
  // The answer is lost before it is stored under its key.
  const { idempotency } = aidy.app.get<KeyStore>(KEY_STORE);
  jest.spyOn(idempotency, 'complete').mockRejectedValueOnce(new Error('The key store is away.'));
  const last = await create('token-50');
  expect((await create('token-50')).body).toEqual(last.body);
  expect((await create('token-51')).body).toMatchObject({ code: 'INVALID' });
});
