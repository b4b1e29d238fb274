import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_STORE } from '#platform/crypto/key-store';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { mailTo } from '../support/delivery/outbox-mail';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const PASSWORD = 'correct harbour lamp';
const DAY_MS = 86_400_000;
const ADMIN = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a lamp for administrators' };

const folder = temporaryFolder();
const clockFile = join(folder, 'clock-offset');
const afterDays = (days: number): void => writeFileSync(clockFile, String(days * DAY_MS));
let product: Product;
let admin: Visitor;

const signIn = async (username: string, password: string): Promise<Visitor> => {
  const { body } = await product.signedOut.post('/api/common/sign-in/', { username, password });
  return product.bearing(body.access);
};

/** An access token is valid for a quarter of an hour. */
const onDay = async (days: number): Promise<void> => {
  afterDays(days);
  admin = await signIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
};

beforeAll(async () => {
  afterDays(0);
  product = await startProduct(folder, {
    ...ADMIN,
    ...UNREACHABLE_HOSTS,
    CLOCK_OFFSET_FILE: clockFile,
    SCHEDULER_TICK_MS: '50',
  });
  admin = await signIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
});
afterAll(() => product.stop());

const mail = (address: string, count = 1) =>
  mailTo(product.app.get<OutboxFolder>(OUTBOX, { strict: false }), address, count);
const invite = (email: string, changes: object = {}) =>
  admin.post('/api/admin/invites/', { email, org_name: 'Acme Fund', role: 'legislation', ...changes });
const partsOf = (link: string) => {
  const query = new URL(link).searchParams;
  return { org: query.get('org') ?? '', invite_token: query.get('invite') ?? '' };
};
const shown = (link: string) => {
  const { org, invite_token } = partsOf(link);
  return product.signedOut.get(`/api/v1/get-invite/?${new URLSearchParams({ org_token: org, invite_token })}`);
};
const joining = (link: string, changes: object = {}, headers = {}) =>
  product.signedOut.post(
    '/api/v1/join/',
    { ...partsOf(link), first_name: 'Ann', last_name: 'Lee', password: PASSWORD, ...changes },
    headers,
  );
const rowOf = async (id: string) => (await admin.get(`/api/admin/invites/${id}/`)).body;

test('an invite leads by its mail to an account of the organisation, signed in, with the role it was made for', async () => {
  const { status, body } = await invite('ann@example.org');
  expect(status).toBe(201);
  const sent = await mail('ann@example.org');
  expect(sent.subject).toBe('You are invited to Aidy');
  expect(sent.links).toEqual([body.link]);
  expect(sent.html).toContain('root@example.org');
  expect((await shown(body.link)).body).toEqual({
    is_used: false,
    org_name: 'Acme Fund',
    email: 'ann@example.org',
  });

  const { body: joined } = await joining(body.link);
  expect(joined).toEqual({
    username: 'ann@example.org',
    role: 'legislation',
    access: expect.any(String),
    refresh: expect.any(String),
  });
  expect((await product.bearing(joined.access).get('/api/common/user/')).body).toMatchObject({
    email: 'ann@example.org',
    first_name: 'Ann',
    role: 'legislation',
    org_name: 'Acme Fund',
  });
  const again = await signIn('ann@example.org', PASSWORD);
  const exported = await again.get('/api/common/export-account/');
  expect(exported.text).toContain('Acme Fund');
  expect((await shown(body.link)).body).toEqual({ is_used: true, org_name: null, email: null });
  expect((await joining(body.link)).body).toMatchObject({ status: 409, code: 'INVITE_USED' });
  expect(await rowOf(body.id)).toMatchObject({ status: 'used', email: 'a•••@example.org', org_name: 'Acme Fund' });
  const [user] = (await admin.get(`/api/admin/users/?filter={"email":"ann@example.org"}`)).body;
  expect(user).toMatchObject({ id: body.id, org_name: 'Acme Fund', member_type: 'legislation' });
});

test('one of several who use an invite at the same time joins; a repeated request gets the first answer', async () => {
  const { body } = await invite('bob@example.org');
  const key = { 'idempotency-key': 'bob-joins' };
  const first = await joining(body.link, {}, key);
  expect((await joining(body.link, {}, key)).body).toEqual(first.body);

  const { body: other } = await invite('cid@example.org');
  const answers = await Promise.all(Array.from({ length: 6 }, () => joining(other.link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const made = (await product.events(`user-${other.id}`)).map(({ type }) => type);
  expect(made).toEqual(['UserRegistered', 'OrganisationJoined', 'UserActivated', 'PasswordSet']);
});

test('a link that is not ours, altered, or another organisation’s is not valid', async () => {
  const { body } = await invite('dan@example.org');
  const { body: other } = await invite('dora@example.org', { org_name: 'Other' });
  const altered = body.link.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
  const mixed = body.link.replace(partsOf(body.link).org, partsOf(other.link).org);
  for (const link of [altered, mixed, 'https://aidy.example/join?org=1&invite=2', 'https://aidy.example/join']) {
    const answers = [await shown(link), await joining(link)];
    for (const { status, body: problem } of answers) {
      expect(status).toBe(404);
      expect(problem.detail).toBe(
        'This invitation is no longer valid. You can request a new invitation from the administrator listed on the invitation.',
      );
    }
  }
  const weak = await joining(body.link, { password: 'password123' });
  expect(weak.body).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
  expect((await joining(body.link)).status).toBe(200);
});

test('the same name is the same organisation, however it is spaced', async () => {
  const [one, same] = await Promise.all([
    invite('eva@example.org', { org_name: 'Blue Harbour' }),
    invite('eli@example.org', { org_name: '  blue   harbour ' }),
  ]);
  expect(partsOf(same.body.link).org).toBe(partsOf(one.body.link).org);
});

test('members see each other and what each tracks in public, and nobody else does', async () => {
  const join = async (email: string, org_name: string, first_name: string) => {
    const { body } = await invite(email, { org_name, role: 'coordinator' });
    return product.bearing((await joining(body.link, { first_name })).body.access);
  };
  const [mia, ned, otto] = [
    await join('mia@example.org', 'Harbour', 'Mia'),
    await join('ned@example.org', 'Harbour', 'Ned'),
    await join('otto@example.org', 'Elsewhere', 'Otto'),
  ];
  const track = async (person: Visitor, tracker_description: string, isPublic: boolean) => {
    const topic = { tracker_description, update_frequency: 'week', domains: ['agency.example'] };
    const { tracker_id } = (await person.post('/api/topics/create-tracker/', topic)).body;
    if (isPublic) await person.post(`/api/topics/toggle-public/${tracker_id}/`, { public: true });
  };
  await track(mia, 'Steel', true);
  await track(mia, 'Her own plans', false);
  await track(otto, 'Timber', true);
  const seen = (await ned.get('/api/v1/organisation/')).body;
  expect(seen.org_name).toBe('Harbour');
  expect(seen.members.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Mia', 'Ned']);
  expect(JSON.stringify(seen)).not.toContain('@example.org');
  expect(seen.trackers).toMatchObject([{ title: 'Steel', member_id: seen.members[0].id, last_line: null }]);
  expect((await admin.get('/api/v1/organisation/')).body).toEqual({ org_name: null, members: [], trackers: [] });
  await mia.post('/api/common/delete-account/', { password: PASSWORD });
  await until('an erased member is gone', async () => {
    const { members, trackers } = (await ned.get('/api/v1/organisation/')).body;
    return members.length === 1 && trackers.length === 0;
  });
});

test('an address that has an account, or an open invite, is refused by name', async () => {
  const { body } = await invite('fay@example.org');
  expect((await invite('fay@example.org')).body).toMatchObject({ code: 'CONFLICT', errors: [{ path: 'email' }] });
  expect((await invite('root@example.org')).body).toMatchObject({ status: 409, code: 'ADDRESS_HAS_ACCOUNT' });

  await product.signedOut.post('/api/common/send-verify-email/', { email: 'fay@example.org' });
  const [, , uid = '', token = ''] = new URL((await mail('fay@example.org', 2)).links[0] ?? '').pathname.split('/');
  const person = { uid, token, first_name: 'Fay', last_name: 'Orr', password: PASSWORD };
  await product.signedOut.post('/api/common/verify-account/', person);
  expect((await joining(body.link)).body).toMatchObject({
    status: 409,
    code: 'ADDRESS_HAS_ACCOUNT',
    detail: 'This email address already has an account. Please sign in.',
  });
});

const traces = (address: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(address));

test('a withdrawn one is no longer valid, and leaves no trace of the address', async () => {
  const { body } = await invite('gus.trace@example.org');
  await mail('gus.trace@example.org');
  expect((await admin.delete(`/api/admin/invites/${body.id}/`)).status).toBe(204);
  expect((await admin.delete(`/api/admin/invites/${body.id}/`)).status).toBe(204);
  expect((await shown(body.link)).status).toBe(404);
  expect((await joining(body.link)).status).toBe(404);
  expect(await rowOf(body.id)).toMatchObject({ status: 'withdrawn', email: null });
  const keys = product.app.get(KEY_STORE, { strict: false });
  expect(await keys.existingKey(body.id)).toBeNull();
  await until('its address is in no file', async () => traces('gus.trace@example.org').length === 0);
});

test('sent again it is the same link, valid longer; unused it expires', async () => {
  const { body } = await invite('hal@example.org');
  await onDay(10);
  const again = await admin.post(`/api/admin/invites/${body.id}/send-again/`);
  expect(again.body.link).toBe(body.link);
  expect((await mail('hal@example.org', 2)).links).toEqual([body.link]);
  await onDay(20);
  expect((await shown(body.link)).body.is_used).toBe(false);
  await onDay(25);
  expect((await shown(body.link)).status).toBe(404);
  await until('it has expired', async () => (await rowOf(body.id)).status === 'expired');
  expect((await admin.post(`/api/admin/invites/${body.id}/send-again/`)).status).toBe(409);
});

test('an erasure takes the invite with it, whose link leads to the sign-in as before', async () => {
  await onDay(0);
  const { body } = await invite('ida@example.org');
  const { body: joined } = await joining(body.link);
  await product.bearing(joined.access).post('/api/common/delete-account/', { password: PASSWORD });
  await until('it is erased', async () => (await admin.get(`/api/admin/invites/${body.id}/`)).status === 404);
  expect((await shown(body.link)).body).toMatchObject({ is_used: true });
});

test.each([
  ['not an address', { email: 'ann' }, 'email'],
  ['a header in an address', { email: 'ann@example.org\r\nBcc: bob@example.org' }, 'email'],
  ['no organisation', { org_name: ' ' }, 'org_name'],
  ['a line break in a name', { org_name: 'Acme\nFund' }, 'org_name'],
  ['an unknown role', { role: 'king' }, 'role'],
])('%s is refused', async (_what, changes, path) => {
  const { status, body } = await invite('jo@example.org', changes);
  expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
});
