import { CommandBus } from '@nestjs/cqrs';
import { join } from 'node:path';
import request from 'supertest';
import type { Ids } from '#kernel/ids';
import { EraseUser } from '#modules/accounts/commands/erase-user/erase-user.command';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { RevokeRole } from '#modules/accounts/commands/revoke-role.command';
import { type CommandContext, ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { OutboxFolder } from '#platform/mail/outbox-folder';
import { mailTo } from '#test/support/delivery/outbox-mail';
import { PEOPLE_PASSWORD, joinProduct } from '#test/support/people';
import { type Product, startProduct } from '#test/support/product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { until } from '#test/support/until';
import { UNREACHABLE_HOSTS } from '#test/support/walk-through';

const folder = temporaryFolder();
let product: Product;
let address: string;
beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  address = await product.app.getUrl();
});
afterAll(() => product.stop());

const registers = (email: string) => joinProduct(address, folder, { email, first: 'Ann', last: 'Lee' });
const send = (path: string, body: object) => request(address).post(`/api/common/${path}/`).send(body);

const byOperator = (): CommandContext =>
  ofTheSystem(product.app.get<Ids>(IDS, { strict: false }).next(), new Date('2026-11-20T12:00:00Z'));
const operator = () => product.app.get(CommandBus, { strict: false });
const idOf = async (access: string): Promise<string> =>
  (await product.bearing(access).get('/api/common/user/')).body.user_uid;

const STAFF_TOPIC = {
  tracker_description: 'Track notices.',
  update_frequency: 'week',
  domains: ['agency.example'],
  key_facts: [{ name: 'Rate', type: 'number', description: 'The rate now' }],
};
const { key_facts: _staffs, ...TOPIC } = STAFF_TOPIC;

/** Statuses of requests with an access token: a read, a write, and a public page. */
const opened = async (access: string): Promise<readonly number[]> => {
  const holder = product.bearing(access);
  const answers = [
    await holder.get('/api/topics/get-collection/'),
    await holder.post('/api/topics/create-tracker/', TOPIC),
    await holder.get('/api/topics/search-trackers/'),
  ];
  return answers.map(({ status }) => status);
};
const ALL = [200, 201, 200];
const NONE = [401, 401, 401];

test('an access token ends with its session, others stay valid', async () => {
  const here = await registers('ann@example.org');
  const { body: elsewhere } = await send('sign-in', { username: 'ann@example.org', password: PEOPLE_PASSWORD });
  expect(await opened(here.access)).toEqual(ALL);
  await send('sign-out', { refresh: here.refresh });
  expect(await opened(here.access)).toEqual(NONE);
  expect((await product.events()).filter(({ type }) => type === 'TrackerAdmitted')).toHaveLength(1);
  expect(await opened(elsewhere.access)).toEqual(ALL);
});

test('an access token ends when refresh token reuse is detected', async () => {
  const first = await registers('bob@example.org');
  const { body: second } = await send('refresh-token', { refresh: first.refresh });
  const { body: third } = await send('refresh-token', { refresh: second.refresh });
  expect(await opened(third.access)).toEqual(ALL);
  await send('refresh-token', { refresh: first.refresh });
  expect(await opened(third.access)).toEqual(NONE);
});

test('a new password ends all sessions', async () => {
  const { access } = await registers('cleo@example.org');
  await send('send-reset-email', { email: 'cleo@example.org' });
  const { links } = await mailTo(new OutboxFolder(join(folder, 'outbox')), 'cleo@example.org', 2);
  const [, , uid, token] = new URL(links[0] ?? '').pathname.split('/');
  await send('reset-password', { uid, token, password: 'another harbour lamp' });
  await until('the session has ended', async () => (await opened(access))[0] === 401);
  expect(await opened(access)).toEqual(NONE);
});

test('an erased user cannot write any more', async () => {
  const { access } = await registers('dora@example.org');
  await operator().execute(new EraseUser({ userId: await idOf(access), statedReason: null }, byOperator()));
  await until('the erasure is shown', async () => (await opened(access))[0] === 401);
  expect(await opened(access)).toEqual(NONE);
});

test('a revoked role grants nothing, but the session continues', async () => {
  await registers('eve@example.org');
  const { body } = await send('sign-in', { username: 'eve@example.org', password: PEOPLE_PASSWORD });
  const userId = await idOf(body.access);
  await operator().execute(new GrantRole({ userId, role: 'staff', statedReason: null }, byOperator()));
  const { body: asStaff } = await send('refresh-token', { refresh: body.refresh });
  const eve = product.bearing(asStaff.access);
  const makes = async () => (await eve.post('/api/topics/create-tracker/', STAFF_TOPIC)).status;
  await until('the role is shown', async () => (await makes()) === 201);

  await operator().execute(new RevokeRole({ userId, role: 'staff', statedReason: null }, byOperator()));
  await until('the role is revoked', async () => (await makes()) === 403);
  expect(await opened(asStaff.access)).toEqual(ALL);
});
