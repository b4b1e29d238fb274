import { CommandBus } from '@nestjs/cqrs';
import type { Ids } from '#kernel/ids';
import { ReadPrivateData } from '#modules/accounts/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { joined } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
const REASON = { reason: 'Ticket 12' };
let product: Product;
let admin: Visitor;
let root: Visitor;

interface Joined {
  readonly id: string;
  readonly visitor: Visitor;
}

const join = (email: string) => joined(product, folder, { email });
const onUser = (who: Visitor, { id }: Joined, what: string, body: object = REASON) =>
  who.post(`/api/admin/users/${id}/${what}/`, body);
const lastEvent = async () => (await product.events()).at(-1);

beforeAll(async () => {
  product = await startProduct(folder);
  admin = product.as('adam', 'staff', 'admin');
  root = product.as('root', 'staff', 'admin', 'super');
});
afterAll(() => product.stop());

test('a super user grants and revokes a role, as themselves', async () => {
  const bo = await join('bo@example.org');
  expect((await onUser(root, bo, 'grant-role', { role: 'staff', ...REASON })).status).toBe(204);
  expect(await lastEvent()).toMatchObject({
    type: 'RoleGranted',
    data: { userId: bo.id, role: 'staff', statedReason: 'Ticket 12' },
    metadata: { actor: { kind: 'user', userId: 'root' } },
  });
  expect((await admin.get(`/api/admin/users/${bo.id}/`)).body.roles).toEqual(['staff']);
  expect((await onUser(root, bo, 'revoke-role', { role: 'staff', ...REASON })).status).toBe(204);
  expect((await admin.get(`/api/admin/users/${bo.id}/`)).body.roles).toEqual([]);
});

test('an administrator ends all sessions of a user', async () => {
  const cy = await join('cy@example.org');
  const { body } = await onUser(admin, cy, 'end-sessions');
  expect(body).toEqual({ ended: 1 });
  expect((await cy.visitor.get('/api/common/user/')).status).toBe(401);
  expect(await lastEvent()).toMatchObject({
    type: 'SessionEnded',
    data: { statedReason: 'Ticket 12' },
    metadata: { actor: { userId: 'adam' } },
  });
});

test('an administrator revokes an API token, and ends an impersonation', async () => {
  const dee = await join('dee@example.org');
  const token = (await dee.visitor.post('/api/common/api-tokens/', { name: 'Script', scopes: ['read'] })).body;
  expect((await admin.post(`/api/admin/api-tokens/${token.id}/revoke/`, REASON)).status).toBe(204);
  expect((await product.bearing(token.token).get('/api/common/user/')).status).toBe(401);

  const acting = (await root.post('/api/common/impersonate/', { user_uid: dee.id, reason: 'Ticket 12' })).body;
  const asDee = product.bearing(acting.access);
  const [open] = (await admin.get('/api/admin/impersonations/')).body;
  expect(open).toMatchObject({ user_id: dee.id, status: 'open', reason: 'Ticket 12' });
  expect((await admin.post(`/api/admin/impersonations/${open.id}/end/`, REASON)).status).toBe(204);
  expect((await asDee.get('/api/common/user/')).status).toBe(401);
});

test('an administrator sees a name and address for a reason, which is recorded and erased with the person', async () => {
  const gus = await join('gus@example.org');
  const { body } = await onUser(admin, gus, 'unmask', { reason: 'Ann asked by phone' });
  expect(body).toEqual({ email: 'gus@example.org', first_name: 'Ann', last_name: 'Lee', reasons: [] });
  expect(await lastEvent()).toMatchObject({
    type: 'UserUnmasked',
    data: { userId: gus.id, statedReason: 'Ann asked by phone' },
    metadata: { actor: { userId: 'adam' } },
  });

  const filter = encodeURIComponent(JSON.stringify({ person_id: gus.id, type: 'UserUnmasked' }));
  const found = async () => (await product.as('sue', 'staff').get(`/api/admin/events/?filter=${filter}`)).body;
  expect(await found()).toMatchObject([
    { actor: { user_uid: 'adam' }, subject: { email: 'g•••@example.org' }, data: { statedReason: '•••' } },
  ]);
  await onUser(admin, gus, 'erase');
  expect(await found()).toMatchObject([{ subject: { email: null }, data: { statedReason: null } }]);
  expect((await onUser(admin, gus, 'unmask')).body.code).toBe('NOT_FOUND');
  const erasure = (await product.events(`user-${gus.id}`)).at(-1);
  expect(erasure).toMatchObject({ type: 'UserErased', data: { erasedBy: 'adam', statedReason: 'Ticket 12' } });
});

test('an administrator exports what involves a user, with their personal fields, for a reason', async () => {
  const [jo, kim] = [await join('jo@example.org'), await join('kim@example.org')];
  for (const { visitor } of [jo, kim])
    await visitor.post('/api/topics/create-collection/', { name: 'A quiet harbour' });
  await onUser(admin, kim, 'grant-role', { role: 'staff', ...REASON });
  const exported = (who: Visitor, person: Joined, body?: object) => onUser(who, person, 'export-events', body);
  expect((await exported(admin, jo, {})).body.errors).toMatchObject([{ path: 'reason' }]);
  expect((await exported(product.as('sue', 'staff'), jo)).body.code).toBe('ADMIN_ONLY');

  const { status, body } = await exported(admin, jo);
  expect(status).toBe(200);
  expect(await lastEvent()).toMatchObject({
    type: 'UserUnmasked',
    data: { userId: jo.id, statedReason: 'Ticket 12' },
    metadata: { actor: { userId: 'adam' } },
  });
  const [opening, ...lines] = body.toString().trimEnd().split('\n').slice(0, -1);
  const opened = { kind: 'export', exported_by: 'adam', filter: JSON.stringify({ person_id: jo.id }), unmasked: jo.id };
  expect(JSON.parse(opening).entry).toMatchObject(opened);
  const events = lines.map((line: string) => JSON.parse(line).entry.event);
  const dataOf = (type: string) => events.find((event: { type: string }) => event.type === type)?.data;
  expect(dataOf('UserActivated')).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
  expect(dataOf('CollectionCreated')).toMatchObject({ name: 'A quiet harbour' });
  expect(dataOf('UserRegistered')).toMatchObject({ email: 'jo@example.org' });
  expect(JSON.stringify(dataOf('UserActivated'))).not.toMatch(/argon/);
  const involved = (event: { subject: { user_uid: string } | null }) => event.subject?.user_uid;
  expect(new Set(events.map(involved))).toEqual(new Set([jo.id]));

  await onUser(admin, jo, 'erase');
  expect((await exported(admin, jo)).body.code).toBe('NOT_FOUND');
});

test('unmasking a user shows the reasons of what was done to them, and of nobody else', async () => {
  const [hal, decoy] = [await join('hal@example.org'), await join('decoy@example.org')];
  await onUser(root, decoy, 'grant-role', { role: 'staff', reason: 'Not about Hal' });
  await root.post('/api/common/impersonate/', { user_uid: hal.id, reason: 'Ticket 4411' });
  await root.post('/api/common/impersonate/', { user_uid: hal.id });
  await onUser(root, hal, 'grant-role', { role: 'staff', reason: 'Joins the desk' });
  await until('all is in the index', async () => {
    const { body } = await onUser(admin, hal, 'unmask', { reason: 'A question by phone' });
    return body.reasons.some(({ reason }: { reason: string }) => reason === 'A question by phone');
  });
  const { reasons } = (await onUser(admin, hal, 'unmask')).body;
  const told = reasons.map(({ type, reason }: { type: string; reason: string }) => `${type}: ${reason}`);
  expect([...new Set(told)]).toEqual([
    'UserUnmasked: A question by phone',
    'RoleGranted: Joins the desk',
    'ImpersonationStarted: Ticket 4411',
  ]);
});

test('conversations and health data are read for a reason, which is recorded; without one, nothing is', async () => {
  const ida = await join('ida@example.org');
  const now = new Date(performance.timeOrigin + performance.now());
  const byAdam = {
    ...ofTheSystem(product.app.get<Ids>(IDS, { strict: false }).next(), now),
    actor: { kind: 'user', userId: 'adam' },
  } as const;
  // No screen shows them yet: this is what its route will send first.
  const read = (statedReason: string | null) =>
    product.app
      .get(CommandBus, { strict: false })
      .execute(new ReadPrivateData({ userId: ida.id, what: 'conversations', which: null, statedReason }, byAdam));
  const before = (await product.events()).length;
  expect(await read(null)).toMatchObject({ refused: 'INVALID', errors: [{ path: 'reason' }] });
  expect(await product.events()).toHaveLength(before);

  await read('She asked what the assistant said');
  expect(await lastEvent()).toMatchObject({
    type: 'PrivateDataRead',
    data: { userId: ida.id, what: 'conversations', which: null, statedReason: 'She asked what the assistant said' },
    metadata: { actor: { userId: 'adam' } },
  });
});

test('an administrator erases a user, whose address is free again', async () => {
  const eve = await join('eve@example.org');
  expect((await onUser(admin, eve, 'erase')).status).toBe(204);
  expect((await admin.get(`/api/admin/users/${eve.id}/`)).body).toMatchObject({ status: 'erased', email: null });
  expect((await eve.visitor.get('/api/common/user/')).status).toBe(401);
  await until('the address is released', async () =>
    (await product.events()).some(({ type }) => type === 'EmailReleased'),
  );
});

test('staff, administrators on accounts with roles, and commands without a reason are refused', async () => {
  const fay = await join('fay@example.org');
  await onUser(root, fay, 'grant-role', { role: 'super', ...REASON });
  const before = (await product.events()).length;
  const staff = product.as('sue', 'staff');
  expect((await onUser(staff, fay, 'unmask')).body.code).toBe('ADMIN_ONLY');
  for (const what of ['end-sessions', 'erase']) {
    expect((await onUser(staff, fay, what)).body.code).toBe('ADMIN_ONLY');
    expect((await onUser(admin, fay, what)).body.code).toBe('ACCESS_DENIED');
    expect((await onUser(root, fay, what, {})).body.errors[0].path).toBe('reason');
  }
  for (const what of ['grant-role', 'revoke-role'])
    expect((await onUser(admin, fay, what, { role: 'super', ...REASON })).body.code).toBe('ACCESS_DENIED');
  // Otherwise the last super user could lock everybody out.
  const herself = product.as(fay.id, 'super');
  for (const [what, body] of [
    ['erase', REASON],
    ['revoke-role', { role: 'super', ...REASON }],
  ] as const)
    expect((await onUser(herself, fay, what, body)).body.code).toBe('ACCESS_DENIED');
  expect((await product.events()).length).toBe(before);
});
