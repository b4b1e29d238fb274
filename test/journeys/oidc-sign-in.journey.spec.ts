import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountKeys } from '#modules/accounts/keys/account-keys';
import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, type Kept, newlyKept, startAccountsApp } from '../support/accounts/accounts-app';
import { authenticator } from '../support/accounts/authenticator';
import { annsClaims } from '../support/accounts/id-tokens';
import { oidcBrowser, oidcEnvironment } from '../support/accounts/oidc-browser';
import { type FakeOidc, startFakeOidc } from '../support/fakes/fake-oidc';
import { temporaryFolder } from '../support/temporary-folder';
import { TestClock } from '../support/test-clock';

const folder = temporaryFolder();
let dataDir: string;
let clock: TestClock;
let provider: FakeOidc;
let aidy: AccountsApp;
let kept: Kept;

const start = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  const all = { ...oidcEnvironment(provider.issuer), ...environment };
  aidy = await startAccountsApp({ dataDir, clock, kept, environment: all });
};
const restart = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  await aidy.close();
  await start(environment);
};

beforeEach(async () => {
  clock = new TestClock();
  dataDir = await mkdtemp(join(folder, 'data-'));
  kept = newlyKept();
  provider = await startFakeOidc(() => clock.now());
  await start();
});
afterEach(async () => {
  await aidy.close();
  await provider.close();
});

type Claims = Readonly<Record<string, unknown>>;

/** Goes to the provider, agrees and comes back. */
const proven = async (claims: Claims = {}, carried: object = {}) => {
  const browser = oidcBrowser(aidy);
  const { body } = await browser.begin(carried);
  expect(await browser.comeBack(provider.consent(body.url, claims))).toBe('/signing-in');
  return (await browser.credential()).body;
};
const signIn = (credential: string, more: object = {}) =>
  aidy.post('/api/common/sign-in/', { provider: 'oidc', credential, ...more });
const signInAs = async (claims: Claims = {}, more: object = {}) => signIn((await proven(claims)).credential, more);
const userOf = async (access: string) => (await aidy.get('/api/common/user/', bearer(access))).body;
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('the first sign-in makes an account, every later one finds it, whatever address the provider then names', async () => {
  const { status, body } = await signInAs();
  expect([status, Object.keys(body)]).toEqual([200, ['access', 'refresh']]);
  const ann = await userOf(body.access);
  expect(ann).toMatchObject({
    email: 'ann@example.org',
    first_name: 'Ann',
    last_name: 'Lee',
    has_password: false,
    has_google: false,
    has_oidc: true,
  });
  const moved = { email: 'ann.lee@example.net', email_verified: false };
  for (const claims of [{}, moved, { email: undefined }]) {
    expect((await userOf((await signInAs(claims)).body.access)).user_uid).toBe(ann.user_uid);
  }
  await aidy.settled();
  expect(await aidy.outbox.list()).toEqual([]);
});

test('the state of the page is there when they come back, and no address on the way holds a token', async () => {
  const carried = { referral_code: 'bobs-code', member_type: 'legislation', return_to: '/tracker/7?tab=sources' };
  const { credential, ...rest } = await proven({}, carried);
  expect(rest).toEqual({ ...carried, grant: null, email: 'ann@example.org' });
  await signIn(credential, { referral_code: rest.referral_code, member_type: rest.member_type });
  const registered = (await aidy.events()).find(({ type }) => type === 'UserRegistered');
  expect(registered?.data).toMatchObject({ referralCode: 'bobs-code', memberType: 'legislation' });
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'the sign-in leads nobody on to %s',
  async (path) => expect(refusal(await oidcBrowser(aidy).begin({ return_to: path }))).toEqual([400, 'INVALID']),
);

describe('a person with an account that was registered by mail', () => {
  test('gives its password once, which links the two', async () => {
    const { user_uid } = await userOf((await accountSteps(aidy).join('ann@example.org')).access);
    const { credential } = await proven({ email: 'Ann@Example.org' });
    const proof = { username: 'ann@example.org', password: PASSWORD };
    expect(refusal(await signIn(credential))).toEqual([409, 'CONFLICT']);
    const guess = { ...proof, password: 'a guess at the door' };
    expect(refusal(await signIn(credential, guess))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(refusal(await signIn(credential))).toEqual([409, 'CONFLICT']);

    const linked = await signIn(credential, proof);
    expect(await userOf(linked.body.access)).toMatchObject({ user_uid, has_password: true, has_oidc: true });
    expect(await userOf((await signInAs()).body.access)).toMatchObject({ user_uid });
    expect((await accountSteps(aidy).signIn('ann@example.org')).status).toBe(200);
  });

  test('gives the code of its second factor too', async () => {
    const headers = bearer((await accountSteps(aidy).join('ann@example.org')).access);
    const { body: kit } = await aidy.post('/api/common/second-factor/', {}, headers);
    const code = () => authenticator(kit.secret).code(clock.now());
    await aidy.post('/api/common/second-factor/confirm/', { code: code() }, headers);
    clock.advance(60_000);
    const { credential } = await proven();
    const proof = { username: 'ann@example.org', password: PASSWORD };
    expect(refusal(await signIn(credential, proof))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect((await aidy.events()).filter(({ type }) => type === 'IdentityLinked')).toEqual([]);
    expect((await signIn(credential, { ...proof, otp: code() })).status).toBe(200);
  });

  test('somebody to whom the provider has not verified the address does not enter it', async () => {
    await accountSteps(aidy).join('ann@example.org');
    const proof = { username: 'ann@example.org', password: PASSWORD };
    const eves = { sub: '666', email_verified: false };
    expect(refusal(await signInAs(eves, proof))).toEqual([401, 'INVALID_CREDENTIALS']);
  });
});

test('somebody who registered the address before its owner has no part in the owner’s account', async () => {
  const steps = accountSteps(aidy);
  await steps.register('ann@example.org', { referral_code: 'eves-code' });
  const evesLink = await steps.linkOf('ann@example.org');
  const ann = await userOf((await signInAs()).body.access);
  expect(ann.user_uid).not.toBe(evesLink.uid);
  expect(refusal(await steps.verify(evesLink, 'a password of Eve’s'))).toEqual([409, 'CONFLICT']);
  expect(await userOf((await signInAs()).body.access)).toEqual(ann);
});

test('cancelling leads back to the page where the person can begin again, with what they came with', async () => {
  const browser = oidcBrowser(aidy);
  const { body: plain } = await browser.begin({ referral_code: 'bobs-code' });
  expect(await browser.comeBack(provider.cancel(plain.url))).toBe('/sign-in?ref=bobs-code&oidc=cancelled');
  const { body: granted } = await browser.begin({ grant: 'a-grant' });
  expect(await browser.comeBack(provider.cancel(granted.url))).toBe('/register?grant=a-grant&oidc=cancelled');
  expect(refusal(await browser.credential())).toEqual([400, 'INVALID']);
});

describe('an answer of the provider', () => {
  test('the answer is taken once, also from a browser that puts its cookie back', async () => {
    const browser = oidcBrowser(aidy);
    const { body } = await browser.begin();
    const before = [...browser.cookies];
    const address = provider.consent(body.url);
    expect(await browser.comeBack(address)).toBe('/signing-in');
    expect((await browser.credential()).status).toBe(200);
    expect(refusal(await browser.credential())).toEqual([400, 'INVALID']);
    expect(await browser.comeBack(address)).toBe('/sign-in?oidc=expired');
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(await browser.comeBack(address)).toBe('/sign-in?oidc=refused');
  });

  test('signs in nobody but the browser that asked, so that nobody is led into another’s account', async () => {
    const eve = oidcBrowser(aidy);
    const evesAnswer = provider.consent((await eve.begin()).body.url, { sub: '666', email: 'eve@example.org' });
    const ann = oidcBrowser(aidy);
    expect(await ann.comeBack(evesAnswer)).toBe('/sign-in?oidc=expired');
    await ann.begin();
    expect(await ann.comeBack(evesAnswer)).toBe('/sign-in?oidc=expired');
    expect(refusal(await ann.credential())).toEqual([400, 'INVALID']);
  });

  test('comes too late after half an hour, and its credential after ten minutes', async () => {
    const browser = oidcBrowser(aidy);
    const { body } = await browser.begin();
    clock.advance(30 * 60_000);
    expect(await browser.comeBack(provider.consent(body.url))).toBe('/sign-in?oidc=expired');
    const { credential } = await proven();
    clock.advance(10 * 60_000);
    expect(refusal(await signIn(credential))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('the nonce of another sign-in is refused, as is a made-up credential', async () => {
    const browser = oidcBrowser(aidy);
    const { body } = await browser.begin();
    expect(await browser.comeBack(provider.consent(body.url, { nonce: 'another' }))).toBe('/sign-in?oidc=refused');
    const begun = [...browser.cookies.values(), 'a.b.c', ''];
    await browser.begin();
    for (const credential of [...begun, ...browser.cookies.values(), await provider.tokens.token()]) {
      expect(refusal(await signIn(credential))).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });
});

test('the cookies of a sign-in are for the server alone, and for its addresses', async () => {
  const cookies = (await aidy.post('/api/common/oidc/begin/', {})).get('Set-Cookie');
  expect(cookies).toEqual([
    expect.stringMatching(/^aidy_oidc_begun=[\w-]+; Max-Age=1800; Path=\/api\/common\/oidc; .*HttpOnly; SameSite=Lax$/),
  ]);
});

test('a provider that is away stops neither the start nor anybody else, and is asked again', async () => {
  await restart({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  await accountSteps(aidy).join('bob@example.org');
  expect(refusal(await oidcBrowser(aidy).begin())).toEqual([503, 'UNAVAILABLE']);

  await restart({});
  const browser = oidcBrowser(aidy);
  const { body } = await browser.begin({ referral_code: 'bobs-code' });
  provider.fail(503);
  expect(await browser.comeBack(provider.consent(body.url))).toBe('/sign-in?ref=bobs-code&oidc=unavailable');
  provider.fail(undefined);
  expect((await signInAs()).status).toBe(200);
});

test('an erased person stays out: only a new sign-in begins, with an account that has nothing of the old one', async () => {
  const { credential } = await proven();
  const { body } = await signIn(credential);
  const before = await userOf(body.access);
  clock.advance(1000);
  await aidy.post('/api/common/delete-account/', { confirm: 'ann@example.org' }, bearer(body.access));
  await aidy.settled();
  expect(refusal(await signIn(credential))).toEqual([401, 'INVALID_CREDENTIALS']);
  const log = JSON.stringify((await aidy.events()).map(({ data }) => data));
  expect(log).not.toContain(annsClaims.sub);
  clock.advance(1000);
  expect((await userOf((await signInAs()).body.access)).user_uid).not.toBe(before.user_uid);
});

test('the button is configured only if a provider is set up', async () => {
  const told = async () => (await aidy.get('/api/common/config/')).body;
  expect(await told()).toMatchObject({
    sign_ins: { email: true, google: false, oidc: true },
    oidc_label: 'Example Inc.',
  });
  await aidy.close();
  aidy = await startAccountsApp({ dataDir, clock, kept });
  expect(await told()).toMatchObject({ sign_ins: { email: true, google: false, oidc: false }, oidc_label: null });
  expect(refusal(await oidcBrowser(aidy).begin())).toEqual([400, 'INVALID']);
});

describe('an installation with LOCAL_SIGN_IN=off', () => {
  const becomeAdministrator = async () => {
    const { token } = aidy.app.get(AccountKeys, { strict: false }).setupToken();
    await accountSteps(aidy).join('ann@example.org', { grant: token });
    await aidy.settled();
  };
  const proof = { username: 'ann@example.org', password: PASSWORD };

  test('the provider is the only way in, for administrators too, once one of them has come that way', async () => {
    await becomeAdministrator();
    await expect(restart({ LOCAL_SIGN_IN: 'off' })).rejects.toThrow(
      /^LOCAL_SIGN_IN=off would lock out every administrator: none of them has signed in with Example Inc\./,
    );
    await start();
    expect((await signInAs({}, proof)).status).toBe(200);
    await aidy.settled();
    await restart({ LOCAL_SIGN_IN: 'off' });
    const local = accountSteps(aidy);
    for (const refused of [
      await local.signIn('ann@example.org'),
      await local.register('eve@example.org'),
      await local.forgot('ann@example.org'),
    ]) {
      expect(refusal(refused)).toEqual([403, 'ACCESS_DENIED']);
    }
    const { body } = await signInAs();
    expect((await aidy.post('/api/common/check-staff/', {}, bearer(body.access))).body.is_admin).toBe(true);
  });

  test('a provider that opens nobody’s account here would lock them out, though another did', async () => {
    await becomeAdministrator();
    await signInAs({}, proof);
    await aidy.settled();
    const others = { OIDC_ISSUER: 'https://id.example', LOCAL_SIGN_IN: 'off' };
    await expect(restart(others)).rejects.toThrow(/^LOCAL_SIGN_IN=off would lock out every administrator/);
    await start();
  });

  test('ADMIN_EMAIL opens the way only where it is an administrator’s, who has a password to link with', async () => {
    await becomeAdministrator();
    await accountSteps(aidy).join('bob@example.org');
    await aidy.settled();
    const off = { LOCAL_SIGN_IN: 'off', ADMIN_PASSWORD: PASSWORD };
    await expect(restart({ ...off, ADMIN_EMAIL: 'bob@example.org' })).rejects.toThrow(/^LOCAL_SIGN_IN=off/);
    await start({ ...off, ADMIN_EMAIL: 'ann@example.org' });
    expect((await signInAs({}, proof)).status).toBe(200);
  });
});
