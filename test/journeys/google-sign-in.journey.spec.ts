import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountKeys } from '#modules/accounts/keys/account-keys';
import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, type Kept, newlyKept, startAccountsApp } from '../support/accounts/accounts-app';
import { authenticator } from '../support/accounts/authenticator';
import { forgedIdTokens, unprovenAddresses } from '../support/accounts/id-tokens';
import { CLIENT_ID, type FakeGoogle, startFakeGoogle } from '../support/fakes/fake-google';
import { temporaryFolder } from '../support/temporary-folder';
import { TestClock } from '../support/test-clock';

const folder = temporaryFolder();
let dataDir: string;
let clock: TestClock;
let google: FakeGoogle;
let aidy: AccountsApp;
let kept: Kept;

const start = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  aidy = await startAccountsApp({
    dataDir,
    clock,
    kept,
    environment: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CERTS_URL: google.certsUrl, ...environment },
  });
};

beforeEach(async () => {
  clock = new TestClock();
  dataDir = await mkdtemp(join(folder, 'data-'));
  kept = newlyKept();
  google = await startFakeGoogle(() => clock.now());
  await start();
});
afterEach(async () => {
  await aidy.close();
  await google.close();
});

const signIn = (credential: string, more: object = {}) => aidy.post('/api/common/sign-in/', { credential, ...more });
const signInAs = async (claims: Readonly<Record<string, unknown>> = {}, more: object = {}) =>
  signIn(await google.credential(claims), more);
const userOf = async (access: string) => (await aidy.get('/api/common/user/', bearer(access))).body;
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('an unknown person whose address Google verified', () => {
  test('signing in creates an account at once, with the names that Google knows, and sends no mail', async () => {
    const { status, body } = await signInAs();
    expect([status, Object.keys(body)]).toEqual([200, ['access', 'refresh']]);
    expect(await userOf(body.access)).toMatchObject({
      email: 'ann@example.org',
      first_name: 'Ann',
      last_name: 'Lee',
      has_password: false,
      has_google: true,
    });
    await aidy.settled();
    expect(await aidy.outbox.list()).toEqual([]);
  });

  test('later sign-ins reach the same account, whatever address Google then names, verified or not', async () => {
    const first = await userOf((await signInAs()).body.access);
    const moved = { email: 'ann.lee@example.net', email_verified: false };
    for (const claims of [{}, moved, { email: undefined }, { iss: 'accounts.google.com' }]) {
      const { user_uid, email } = await userOf((await signInAs(claims)).body.access);
      expect([user_uid, email]).toEqual([first.user_uid, 'ann@example.org']);
    }
    const bob = await userOf((await signInAs({ sub: '118', email: 'bob@example.org' })).body.access);
    expect(bob.user_uid).not.toBe(first.user_uid);
  });

  test('concurrent sign-ins create one account', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInAs()));
    const users = await Promise.all(answers.map(({ body }) => userOf(body.access)));
    expect(new Set(users.map(({ user_uid }) => user_uid)).size).toBe(1);
  });

  test('a referral counts by every path of the call', async () => {
    for (const [index, path] of ['sign-in', 'login', 'google-login'].entries()) {
      const claims = { sub: `12${index}`, email: `friend-${index}@example.org` };
      const credential = await google.credential(claims);
      const { status } = await aidy.post(`/api/common/${path}/`, { credential, referral_code: 'bobs-code' });
      expect(status).toBe(200);
    }
    const registered = (await aidy.events()).filter(({ type }) => type === 'UserRegistered');
    expect(registered.map(({ data }) => data)).toEqual(
      Array(3).fill(expect.objectContaining({ referralCode: 'bobs-code' })),
    );
  });

  test('becomes the administrator with the setup link', async () => {
    const { token } = aidy.app.get(AccountKeys, { strict: false }).setupToken();
    const { body } = await signInAs({}, { grant: token });
    expect((await aidy.post('/api/common/check-staff/', {}, bearer(body.access))).body).toEqual({
      is_staff: true,
      is_admin: true,
      is_super: true,
    });
  });
});

describe('a person with an account that was registered by mail', () => {
  test('gives its password once, which links the two', async () => {
    const { user_uid } = await userOf((await accountSteps(aidy).join('ann@example.org')).access);
    expect(refusal(await signInAs({ email: 'Ann@Example.org' }))).toEqual([409, 'CONFLICT']);
    const proof = { username: 'ann@example.org', password: PASSWORD };
    expect(refusal(await signInAs({}, { ...proof, password: 'a guess at the door' }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect(refusal(await signInAs())).toEqual([409, 'CONFLICT']);

    const linked = await signInAs({}, proof);
    expect(await userOf(linked.body.access)).toMatchObject({ user_uid, has_password: true, has_google: true });
    expect(await userOf((await signInAs()).body.access)).toMatchObject({ user_uid });
    expect((await accountSteps(aidy).signIn('ann@example.org')).status).toBe(200);
  });

  test('gives the code of its second factor too, before the link and at each sign-in with Google', async () => {
    const headers = bearer((await accountSteps(aidy).join('ann@example.org')).access);
    const { body: kit } = await aidy.post('/api/common/second-factor/', {}, headers);
    const code = () => authenticator(kit.secret).code(clock.now());
    await aidy.post('/api/common/second-factor/confirm/', { code: code() }, headers);
    const proof = { username: 'ann@example.org', password: PASSWORD };
    expect(refusal(await signInAs({}, proof))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect((await aidy.events()).filter(({ type }) => type === 'GoogleLinked')).toEqual([]);
    clock.advance(60_000);
    expect((await signInAs({}, { ...proof, otp: code() })).status).toBe(200);

    clock.advance(60_000);
    expect(refusal(await signInAs())).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(refusal(await signInAs({}, { otp: '000000' }))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await signInAs({}, { otp: code() })).status).toBe(200);
  });

  test('cannot be linked with the password of another account', async () => {
    await accountSteps(aidy).join('ann@example.org');
    await accountSteps(aidy).join('eve@example.org');
    const asEve = { username: 'eve@example.org', password: PASSWORD };
    expect(refusal(await signInAs({ sub: '666' }, asEve))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('cannot be entered by somebody to whom Google has not verified the address', async () => {
    await accountSteps(aidy).join('ann@example.org');
    const proof = { username: 'ann@example.org', password: PASSWORD };
    expect(refusal(await signInAs({ sub: '666', email_verified: false }, proof))).toEqual([401, 'INVALID_CREDENTIALS']);
  });
});

test('somebody who registered the address before its owner has no part in the owner’s account', async () => {
  const steps = accountSteps(aidy);
  await steps.register('ann@example.org', { referral_code: 'eves-code' });
  const evesLink = await steps.linkOf('ann@example.org');

  const { body } = await signInAs();
  const ann = await userOf(body.access);
  expect(ann).toMatchObject({ first_name: 'Ann', has_password: false });
  expect(ann.user_uid).not.toBe(evesLink.uid);

  expect(refusal(await steps.verify(evesLink, 'a password of Eve’s'))).toEqual([409, 'CONFLICT']);
  expect((await steps.signIn('ann@example.org', 'a password of Eve’s')).status).toBe(401);
  expect(await userOf((await signInAs()).body.access)).toEqual(ann);
});

test('an account without a password has none to change, and gets its first by a mailed link', async () => {
  const ann = bearer((await signInAs()).body.access);
  const body = { password: 'correct harbour lamp', new_password: 'another harbour lamp' };
  const refused = (await aidy.post('/api/common/change-password/', body, ann)).body;
  expect([refused.code, refused.detail]).toEqual([
    'INVALID',
    'This account has no password. Set one with a link by email.',
  ]);
});

test('an erased person stays out: only a new sign-in begins, with an account that has nothing of the old one', async () => {
  const credential = await google.credential();
  const { body } = await signIn(credential);
  const before = await userOf(body.access);
  clock.advance(1000);
  const deleted = await aidy.post('/api/common/delete-account/', { confirm: 'ann@example.org' }, bearer(body.access));
  expect(deleted.status).toBe(204);
  await aidy.settled();

  expect(refusal(await signIn(credential))).toEqual([401, 'INVALID_CREDENTIALS']);
  const personal = (await aidy.events()).filter(({ type }) => ['GoogleLinked', 'EmailClaimed'].includes(type));
  expect(personal.map(({ data }) => data)).toMatchObject([{ identity: null, firstName: null }, { subject: null }]);

  clock.advance(1000);
  const after = await userOf((await signInAs()).body.access);
  expect(after.user_uid).not.toBe(before.user_uid);
});

test('bad credentials are refused, whatever is wrong with them, and leave nothing behind', async () => {
  const tooLong = await google.credential({ picture: 'x'.repeat(10_000) });
  const before = (await aidy.events()).length;
  const answers: unknown[] = [];
  for (const [fault, make] of forgedIdTokens)
    answers.push([fault, ...refusal(await signIn(await make(google.tokens)))]);
  expect(answers).toEqual(forgedIdTokens.map(([fault]) => [fault, 401, 'INVALID_CREDENTIALS']));
  for (const [, claims] of unprovenAddresses)
    expect(refusal(await signInAs(claims))).toEqual([401, 'INVALID_CREDENTIALS']);
  expect(refusal(await signIn(tooLong))).toEqual([400, 'INVALID']);
  expect(await aidy.events()).toHaveLength(before);
  expect((await signInAs()).status).toBe(200);
});

test('a credential is neither accepted nor refused while Google’s keys cannot be read', async () => {
  const credential = await google.credential();
  await aidy.close();
  await start({ GOOGLE_CERTS_URL: 'http://127.0.0.1:9/certs' });
  expect(refusal(await signIn(credential))).toEqual([503, 'UNAVAILABLE']);
});

test('the button is configured, and Google’s script allowed, only with a client id', async () => {
  const withGoogle = await aidy.get('/api/common/config/');
  expect(withGoogle.body).toMatchObject({ sign_ins: { email: true, google: true }, google_client_id: CLIENT_ID });
  expect(withGoogle.headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
  await aidy.close();
  await start({ GOOGLE_CLIENT_ID: '' });
  const without = await aidy.get('/api/common/config/');
  expect(without.body).toMatchObject({ sign_ins: { email: true, google: false }, google_client_id: null });
  expect(without.headers['content-security-policy']).not.toContain('google');
  expect(refusal(await signInAs())).toEqual([400, 'INVALID']);
});

describe('an installation with LOCAL_SIGN_IN=off', () => {
  const restart = async (environment: Readonly<Record<string, string>> = {}) => {
    await aidy.close();
    await start({ LOCAL_SIGN_IN: 'off', ...environment });
  };

  test('passwords and mails let nobody in, but still prove whose an account is', async () => {
    const steps = accountSteps(aidy);
    await steps.join('ann@example.org');
    await steps.register('bob@example.org');
    const bobsLink = await steps.linkOf('bob@example.org');
    await steps.forgot('ann@example.org');
    const annsLink = await steps.linkOf('ann@example.org', 2);
    await restart();
    expect((await aidy.get('/api/common/config/')).body.sign_ins).toEqual({ email: false, google: true, oidc: false });
    const local = accountSteps(aidy);
    for (const refused of [
      await local.signIn('ann@example.org'),
      await local.register('eve@example.org'),
      await local.forgot('ann@example.org'),
      await local.verify(bobsLink),
      await local.reset(annsLink, 'another harbour lamp'),
    ]) {
      expect(refusal(refused)).toEqual([403, 'ACCESS_DENIED']);
    }
    expect((await signInAs({}, { username: 'ann@example.org', password: PASSWORD })).status).toBe(200);
  });

  test('the product does not start while every administrator would be locked out', async () => {
    const { token } = aidy.app.get(AccountKeys, { strict: false }).setupToken();
    await accountSteps(aidy).join('ann@example.org', { grant: token });
    await aidy.settled();
    await expect(restart()).rejects.toThrow(/^LOCAL_SIGN_IN=off would lock out every administrator/);

    await start();
    expect((await signInAs({}, { username: 'ann@example.org', password: PASSWORD })).status).toBe(200);
    await aidy.settled();
    await restart();
    expect((await signInAs()).status).toBe(200);
  });
});
