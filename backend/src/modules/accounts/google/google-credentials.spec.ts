import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { annsClaims, forgedIdTokens, unprovenAddresses } from '#test/support/accounts/id-tokens';
import { CLIENT_ID, type FakeGoogle, startFakeGoogle } from '#test/support/fakes/fake-google';
import { configurationFor } from '#test/support/http-app';
import { TestClock } from '#test/support/test-clock';
import { GoogleCredentials } from './google-credentials';

let clock: TestClock;
let google: FakeGoogle;
let credentials: GoogleCredentials;
let outbound: ConfiguredOutbound;

const credentialsOf = (certsUrl: string) =>
  new GoogleCredentials(outbound, { google: { clientId: CLIENT_ID, certsUrl } }, clock);

beforeEach(async () => {
  clock = new TestClock();
  outbound = new ConfiguredOutbound(configurationFor({}).config);
  google = await startFakeGoogle(() => clock.now());
  credentials = credentialsOf(google.certsUrl);
});
afterEach(async () => {
  await outbound.close();
  await google.close();
});

const personOf = async (claims: Readonly<Record<string, unknown>> = {}) =>
  credentials.personOf(await google.credential(claims));

test('a credential of Google names a person by Google’s id, with what Google knows of them', async () =>
  expect(await personOf()).toEqual({
    issuer: 'https://accounts.google.com',
    subject: annsClaims.sub,
    issuedAt: clock.now(),
    verifiedEmail: 'ann@example.org',
    firstName: 'Ann',
    lastName: 'Lee',
  }));

test('Google signs with its host alone too, for the same person', async () =>
  expect(await personOf({ iss: 'accounts.google.com' })).toEqual(await personOf()));

test.each(forgedIdTokens)('refused: %s', async (_fault, make) => {
  await expect(credentials.personOf(await make(google.tokens))).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('refused from the second in which its hour is over, not before', async () => {
  const credential = await google.credential();
  clock.advance(3_599_000);
  expect(await credentials.personOf(credential)).toMatchObject({ subject: annsClaims.sub });
  clock.advance(1000);
  await expect(credentials.personOf(credential)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test.each(unprovenAddresses)('known, but without a verified address: %s', async (_fault, claims) =>
  expect(await personOf(claims)).toMatchObject({ subject: annsClaims.sub, verifiedEmail: null }),
);

test('names are taken as one line, at most 100 signs, the whole name where there is no first one', async () => {
  expect(await personOf({ given_name: 'Ann\r\nBcc: eve@example.org' })).toMatchObject({
    firstName: 'Ann Bcc: eve@example.org',
  });
  expect((await personOf({ family_name: 'x'.repeat(1000) })).lastName).toHaveLength(100);
  expect(await personOf({ given_name: undefined, name: 'Ann Lee' })).toMatchObject({ firstName: 'Ann Lee' });
  expect(await personOf({ given_name: { a: 1 }, family_name: 7 })).toMatchObject({ firstName: '', lastName: '' });
});

test('the keys are read once for many credentials', async () => {
  for (const sub of ['1', '2', '3']) await personOf({ sub });
  expect(google.reads()).toBe(1);
});

test('a key that Google begins to use is looked for, and one it no longer publishes opens nothing', async () => {
  const old = await google.credential();
  await google.tokens.rotate('key-of-next-week');
  expect(await personOf()).toMatchObject({ subject: annsClaims.sub });
  await expect(credentials.personOf(old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('a credential is neither accepted nor refused while Google’s keys cannot be read', async () => {
  const credential = await google.credential();
  const away = credentialsOf('http://127.0.0.1:9/certs');
  await expect(away.personOf(credential)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
