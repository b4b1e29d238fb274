import { CommandBus } from '@nestjs/cqrs';
import { join } from 'node:path';
import type { Ids } from '#kernel/ids';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { authenticator } from '../support/accounts/authenticator';
import { startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

type Headers = Record<string, string>;

const MINUTE_MS = 60_000;
const folder = temporaryFolder();
let aidy: AccountsApp;

beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir: folder });
});
afterAll(() => aidy.close());

const signIn = (username: string, more: object = {}, on = aidy) =>
  on.post('/api/common/sign-in/', { username, password: PASSWORD, ...more });
const codeOf = ({ body }: { body: { code?: string } }) => body.code;
const userOf = async (headers: Headers, on = aidy) => (await on.get('/api/common/user/', headers)).body;

/** A user whose second factor is on, in the session that turned it on. */
const withFactor = async (email: string, on = aidy) => {
  const headers = bearer((await accountSteps(on).join(email)).access);
  const { body: kit } = await on.post('/api/common/second-factor/', {}, headers);
  const app = authenticator(kit.secret);
  const confirmed = await on.post('/api/common/second-factor/confirm/', { code: app.code(on.clock.now()) }, headers);
  expect([confirmed.status, confirmed.body]).toEqual([200, { enabled: true }]);
  return { email, headers, kit, codeNow: () => app.code(on.clock.now()), app };
};
const grant = async (headers: Headers, role: 'admin' | 'super', on = aidy) => {
  const { user_uid: userId } = await userOf(headers, on);
  const context = ofTheSystem(on.app.get<Ids>(IDS).next(), on.clock.now());
  await on.app.get(CommandBus).execute(new GrantRole({ userId, role, statedReason: null }, context));
  await on.settled();
};

test('a second factor counts once a first code confirms it; signing in then asks for a code, after the password was right', async () => {
  const email = 'ann@example.org';
  const headers = bearer((await accountSteps(aidy).join(email)).access);
  const { status, body: kit } = await aidy.post('/api/common/second-factor/', {}, headers);
  expect(status).toBe(200);
  expect(kit.otpauth_url).toContain(`secret=${kit.secret}`);
  expect(new Set(kit.recovery_codes).size).toBe(10);
  expect((await signIn(email)).status).toBe(200);
  expect((await userOf(headers)).recovery_codes_left).toBeNull();

  const confirm = (code: string) => aidy.post('/api/common/second-factor/confirm/', { code }, headers);
  expect((await confirm('000000')).body).toMatchObject({ code: 'INVALID', errors: [{ path: 'code' }] });
  const app = authenticator(kit.secret);
  expect((await confirm(app.code(aidy.clock.now()))).body).toEqual({ enabled: true });
  expect((await userOf(headers)).recovery_codes_left).toBe(10);
  expect(codeOf(await aidy.post('/api/common/second-factor/', {}, headers))).toBe('CONFLICT');

  const response = await signIn(email);
  expect([response.status, codeOf(response)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(codeOf(await signIn(email, { password: 'not the password' }))).toBe('INVALID_CREDENTIALS');
  aidy.clock.advance(MINUTE_MS);
  const now = app.code(aidy.clock.now());
  expect(codeOf(await signIn(email, { password: 'not the password', otp: now }))).toBe('INVALID_CREDENTIALS');
  expect((await signIn(email, { otp: now })).status).toBe(200);
});

test('each code, also a recovery code, signs in once', async () => {
  const bob = await withFactor('bob@example.org');
  // The code that turned it on is used as well.
  const again = await signIn(bob.email, { otp: bob.codeNow() });
  expect(again.body).toMatchObject({ code: 'INVALID_CREDENTIALS', errors: [{ path: 'otp' }] });
  aidy.clock.advance(MINUTE_MS);
  const otp = bob.codeNow();
  const both = await Promise.all([signIn(bob.email, { otp }), signIn(bob.email, { otp })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);

  const [recovery = ''] = bob.kit.recovery_codes;
  expect((await signIn(bob.email, { otp: ` ${recovery.toUpperCase()}` })).status).toBe(200);
  expect((await signIn(bob.email, { otp: recovery })).status).toBe(401);
  expect((await userOf(bob.headers)).recovery_codes_left).toBe(9);
});

test('a repeated request is answered as the first was', async () => {
  const headers = bearer((await accountSteps(aidy).join('cy@example.org')).access);
  const offer = () => aidy.post('/api/common/second-factor/', {}, { ...headers, 'Idempotency-Key': 'offer' });
  const { body: kit } = await offer();
  expect((await offer()).body).toEqual(kit);
  const code = authenticator(kit.secret).code(aidy.clock.now());
  const key = { ...headers, 'Idempotency-Key': 'confirm' };
  for (const _again of [1, 2])
    expect((await aidy.post('/api/common/second-factor/confirm/', { code }, key)).body).toEqual({ enabled: true });
});

test('a second factor is turned off with the password and a code', async () => {
  const dee = await withFactor('dee@example.org');
  aidy.clock.advance(MINUTE_MS);
  const disable = (password: string, code: string) =>
    aidy.post('/api/common/second-factor/disable/', { password, code }, dee.headers);
  expect((await disable('not the password', dee.codeNow())).body.errors[0].path).toBe('password');
  expect((await disable(PASSWORD, '000000')).body.errors[0].path).toBe('code');
  expect((await disable(PASSWORD, dee.codeNow())).body).toEqual({ enabled: false });
  expect((await signIn(dee.email)).status).toBe(200);
  expect((await userOf(dee.headers)).recovery_codes_left).toBeNull();
});

test('no event holds the secret or a recovery code', async () => {
  const eve = await withFactor('eve@example.org');
  const log = JSON.stringify(await aidy.events());
  for (const secret of [eve.kit.secret, ...eve.kit.recovery_codes]) expect(log).not.toContain(secret);
});

test('guesses are limited like those of passwords', async () => {
  const strict = await startAccountsApp({ dataDir: folder, environment: { RATE_LIMIT_SCALE: '1' } });
  try {
    const fay = await withFactor('fay@example.org', strict);
    const guess = () => strict.post('/api/common/second-factor/prove/', { code: '000000' }, fay.headers);
    const codes: unknown[] = [];
    // One of the ten was the code that turned it on.
    for (let index = 0; index < 10; index++) codes.push(codeOf(await guess()));
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'INVALID'), 'RATE_LIMITED']);
  } finally {
    await strict.close();
  }
});

describe('a sensitive command', () => {
  let root: Awaited<ReturnType<typeof withFactor>>;
  let target: string;
  let session: Headers;

  beforeAll(async () => {
    root = await withFactor('root@example.org');
    await grant(root.headers, 'super');
    target = (await userOf(bearer((await accountSteps(aidy).join('gil@example.org')).access))).user_uid;
  });
  beforeEach(async () => {
    aidy.clock.advance(MINUTE_MS);
    session = bearer((await signIn(root.email, { otp: root.codeNow() })).body.access);
  });

  const reason = { reason: 'Ticket 12' };
  const impersonate = () => aidy.post('/api/common/impersonate/', { user_uid: target, ...reason }, session);
  const prove = (code: string) => aidy.post('/api/common/second-factor/prove/', { code }, session);

  test('the command is carried out for ten minutes after a code, and then requires another', async () => {
    expect((await impersonate()).status).toBe(200);
    aidy.clock.advance(10 * MINUTE_MS - 1);
    expect((await impersonate()).status).toBe(200);
    aidy.clock.advance(1);
    const late = await impersonate();
    expect([late.status, codeOf(late)]).toEqual([403, 'STEP_UP_REQUIRED']);
    const { body } = await prove(root.codeNow());
    expect(Date.parse(body.proven_until) - aidy.clock.now().getTime()).toBe(10 * MINUTE_MS);
    expect((await impersonate()).status).toBe(200);
    // The same code does not serve twice.
    expect((await prove(root.codeNow())).status).toBe(400);
  });

  test('the command is refused by name on each such route, and leaves no event', async () => {
    aidy.clock.advance(10 * MINUTE_MS);
    const before = (await aidy.events()).length;
    const onUser = (what: string, more = {}) =>
      aidy.post(`/api/admin/users/${target}/${what}/`, { ...reason, ...more }, session);
    const answers = [await impersonate(), await onUser('erase'), await onUser('grant-role', { role: 'staff' })];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'STEP_UP_REQUIRED'));
    expect((await aidy.events()).length).toBe(before);
    expect((await onUser('end-sessions')).status).toBe(200);
  });

  test('a code proves its own session alone', async () => {
    aidy.clock.advance(11 * MINUTE_MS);
    await signIn(root.email, { otp: root.codeNow() });
    expect(codeOf(await impersonate())).toBe('STEP_UP_REQUIRED');
  });

  test('wants none from those without a second factor', async () => {
    const hal = bearer((await accountSteps(aidy).join('hal@example.org')).access);
    await grant(hal, 'super');
    session = bearer((await signIn('hal@example.org')).body.access);
    expect((await impersonate()).status).toBe(200);
    expect(codeOf(await prove('000000'))).toBe('INVALID');
  });
});

describe('an installation that requires it of staff', () => {
  let strict: AccountsApp;
  beforeAll(async () => {
    strict = await startAccountsApp({ dataDir: folder, environment: { STAFF_SECOND_FACTOR: 'required' } });
  });
  afterAll(() => strict.close());

  const endSessions = (headers: Headers) =>
    strict.post('/api/admin/users/unknown/end-sessions/', { reason: 'Ticket 12' }, headers);

  test('a role counts once the factor is on', async () => {
    const ida = bearer((await accountSteps(strict).join('ida@example.org')).access);
    await grant(ida, 'super', strict);
    const signedIn = bearer((await signIn('ida@example.org', {}, strict)).body.access);
    const refused = [
      await endSessions(signedIn),
      await strict.post('/api/common/impersonate/', { user_uid: 'x' }, signedIn),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'SECOND_FACTOR_SETUP_REQUIRED']),
    );
    expect((await strict.get('/api/common/sessions/', signedIn)).status).toBe(200);

    const { body: kit } = await strict.post('/api/common/second-factor/', {}, signedIn);
    const code = authenticator(kit.secret).code(strict.clock.now());
    await strict.post('/api/common/second-factor/confirm/', { code }, signedIn);
    expect(codeOf(await endSessions(signedIn))).toBe('NOT_FOUND');
  });

  test('users without a role are asked for nothing', async () => {
    await accountSteps(strict).join('kim@example.org');
    expect((await signIn('kim@example.org', {}, strict)).status).toBe(200);
  });

  test('the administration is closed to staff without one, the rest of the product is not', async () => {
    const product = await startProduct(join(folder, 'product'), { STAFF_SECOND_FACTOR: 'required' });
    try {
      const sue = product.as('sue', 'staff');
      expect(codeOf(await sue.get('/api/admin/users/'))).toBe('SECOND_FACTOR_SETUP_REQUIRED');
      expect(codeOf(await product.as('bob').get('/api/admin/users/'))).toBe('STAFF_ONLY');
      expect((await sue.get('/api/topics/my-trackers/')).status).toBe(200);
    } finally {
      await product.stop();
    }
  });
});
