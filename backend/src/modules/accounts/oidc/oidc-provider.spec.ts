import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { annsClaims, forgedIdTokens, unprovenAddresses } from '#test/support/accounts/id-tokens';
import { type FakeOidc, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, startFakeOidc } from '#test/support/fakes/fake-oidc';
import { configurationFor } from '#test/support/http-app';
import { TestClock } from '#test/support/test-clock';
import { OidcProvider } from './oidc-provider';
import type { StartedSignIn } from './sealed-sign-ins';

const carried = { referralCode: null, grant: null, memberType: null, returnTo: '/' };
const begun = (name: string): StartedSignIn => ({
  state: `state-${name}`,
  nonce: `nonce-${name}`,
  verifier: `verifier-${name}`.padEnd(43, '-'),
  carried,
});
const anns = begun('ann');

let clock: TestClock;
let fake: FakeOidc;
let provider: OidcProvider;

const outbounds: ConfiguredOutbound[] = [];
const opened = (config: ConstructorParameters<typeof ConfiguredOutbound>[0]): ConfiguredOutbound => {
  const outbound = new ConfiguredOutbound(config);
  outbounds.push(outbound);
  return outbound;
};

const providerAt = (issuer: string, environment: Readonly<Record<string, string>> = {}) => {
  const oidc = { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, label: 'Example Inc.' };
  const { config } = configurationFor(environment);
  return new OidcProvider(opened(config), config, { oidc }, clock);
};

beforeEach(async () => {
  clock = new TestClock();
  fake = await startFakeOidc(() => clock.now());
  provider = providerAt(fake.issuer);
});
afterEach(async () => {
  await Promise.all(outbounds.splice(0).map((outbound) => outbound.close()));
  await fake.close();
});

const answerIn = (address: string) => new URL(address).searchParams;
const consent = async (claims: Readonly<Record<string, unknown>> = {}, of: StartedSignIn = anns) =>
  answerIn(fake.consent(await provider.urlFor(of), claims));
const personOf = async (claims: Readonly<Record<string, unknown>> = {}) =>
  provider.personIn(await consent(claims), anns);

test('a browser is sent to the provider with state, nonce and the challenge of a verifier that stays here', async () => {
  const url = new URL(await provider.urlFor(anns));
  expect(url.origin + url.pathname).toBe(`${fake.issuer}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: OIDC_CLIENT_ID,
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/api/common/oidc/callback/',
    scope: 'openid email profile',
    state: anns.state,
    nonce: anns.nonce,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('the answer of the provider names a person by its own id for them, with what it knows of them', async () =>
  expect(await personOf()).toEqual({
    issuer: fake.issuer,
    subject: annsClaims.sub,
    issuedAt: clock.now(),
    verifiedEmail: 'ann@example.org',
    firstName: 'Ann',
    lastName: 'Lee',
  }));

test('accepted: an ID token of ours with the nonce, as those below are but for their fault', async () => {
  const answer = await consent();
  fake.answerWith((nonce) => fake.tokens.withAll({ nonce }).token());
  expect(await provider.personIn(answer, anns)).toMatchObject({ subject: annsClaims.sub });
});

test.each(forgedIdTokens)('refused: an ID token with %s', async (_fault, make) => {
  const answer = await consent();
  fake.answerWith((nonce) => make(fake.tokens.withAll({ nonce })));
  expect(await provider.personIn(answer, anns)).toBe('refused');
});

test.each(unprovenAddresses)('known, but without a verified address: %s', async (_fault, claims) =>
  expect(await personOf(claims)).toMatchObject({ subject: annsClaims.sub, verifiedEmail: null }),
);

test.each([
  ['of another sign-in', 'nonce-bob'],
  ['that is missing', undefined],
])('refused: a nonce %s', async (_fault, nonce) => expect(await personOf({ nonce })).toBe('refused'));

test('refused: an ID token of a sign-in before', async () => {
  const before = await fake.tokens.token({ nonce: anns.nonce });
  const bobs = begun('bob');
  const answer = await consent({}, bobs);
  fake.answerWith(() => before);
  expect(await provider.personIn(answer, bobs)).toBe('refused');
});

describe('refused', () => {
  const answers: ReadonlyArray<readonly [fault: string, change: (answer: URLSearchParams) => void]> = [
    ['another state', (answer) => answer.set('state', 'state-bob')],
    ['no state', (answer) => answer.delete('state')],
    ['two states', (answer) => answer.append('state', 'state-bob')],
    ['no code', (answer) => answer.delete('code')],
    ['two codes', (answer) => answer.append('code', 'code-2')],
    ['an unknown code', (answer) => answer.set('code', 'code-7')],
    ['another issuer', (answer) => answer.set('iss', 'https://id.example')],
    ['no issuer, of a provider that always names itself', (answer) => answer.delete('iss')],
    ['an ID token in the address', (answer) => answer.set('id_token', 'a.b.c')],
  ];
  test.each(answers)('an answer with %s', async (_fault, change) => {
    const answer = await consent();
    change(answer);
    expect(await provider.personIn(answer, anns)).toBe('refused');
  });

  test('a code that was used', async () => {
    const answer = await consent();
    expect(await provider.personIn(answer, anns)).toMatchObject({ subject: annsClaims.sub });
    expect(await provider.personIn(answer, anns)).toBe('refused');
  });

  test('a code without the verifier of its sign-in', async () =>
    expect(await provider.personIn(await consent(), { ...anns, verifier: begun('eve').verifier })).toBe('refused'));
});

test('a person who does not agree has cancelled', async () => {
  const address = fake.cancel(await provider.urlFor(anns));
  expect(await provider.personIn(answerIn(address), anns)).toBe('cancelled');
});

test('the address is asked where the ID token does not tell it', async () => {
  fake.tellLater({ email: 'ann@example.org', email_verified: true, aud: 'another', iss: 'https://id.example' });
  expect(await personOf({ email: undefined, email_verified: undefined })).toMatchObject({
    issuer: fake.issuer,
    verifiedEmail: 'ann@example.org',
  });
  fake.tellLater({ sub: '666', email: 'eve@example.org', email_verified: true });
  expect(await personOf({ email: undefined, email_verified: undefined })).toBe('refused');
});

test('provider metadata is fetched once in ten minutes, its keys once for many sign-ins', async () => {
  const timesRequested = (path: string) => fake.requestedPaths.filter((each) => each === path).length;
  for (const sub of ['1', '2', '3']) await personOf({ sub });
  expect([timesRequested('/.well-known/openid-configuration'), timesRequested('/keys')]).toEqual([1, 1]);
  clock.advance(10 * 60_000);
  await personOf();
  expect(timesRequested('/.well-known/openid-configuration')).toBe(2);
});

test('an answer is not lost while the provider changes its keys', async () => {
  await fake.tokens.rotate('key-of-next-week');
  expect(await personOf()).toMatchObject({ subject: annsClaims.sub });
});

test('a provider that is away is unavailable, and is asked again the next time', async () => {
  fake.fail(503);
  await expect(provider.urlFor(anns)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  fake.fail(undefined);
  const answer = await consent();
  fake.fail(502);
  expect(await provider.personIn(answer, anns)).toBe('unavailable');

  const nowhere = providerAt('http://127.0.0.1:9');
  await expect(nowhere.urlFor(anns)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a provider that calls itself something else is not believed', async () => {
  const aliased = providerAt(fake.issuer.replace('127.0.0.1', 'localhost'));
  await expect(aliased.urlFor(anns)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('FETCH_CONNECT_TO leads to a provider in the network of the product', async () => {
  const { origin } = new URL(fake.issuer);
  const inside = providerAt('https://id.example/realms/main', { FETCH_CONNECT_TO: `id.example=${origin}` });
  await expect(inside.urlFor(anns)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(fake.requestedPaths).toEqual(['/.well-known/openid-configuration']);
});

test('the provider is never asked if it is not set up', async () => {
  const { config } = configurationFor({});
  const none = new OidcProvider(opened(config), config, {}, clock);
  await expect(none.urlFor(anns)).rejects.toMatchObject({ code: 'INVALID' });
});
