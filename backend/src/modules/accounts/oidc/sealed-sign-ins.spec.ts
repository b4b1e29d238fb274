import { TEST_SECRETS } from '#test/support/http-app';
import { TestClock } from '#test/support/test-clock';
import { BEGUN_LIFETIME_MS, PROVEN_LIFETIME_MS, SealedSignIns } from './sealed-sign-ins';

const clock = new TestClock();
const signIns = new SealedSignIns(TEST_SECRETS, clock);
const carried = { referralCode: 'bobs-code', grant: null, memberType: null, returnTo: '/feed' };
const person = {
  issuer: 'https://id.example',
  subject: 'ann',
  issuedAt: clock.now(),
  verifiedEmail: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
};

test('a sealed sign-in opens until it expires', () => {
  const begun = signIns.begin(carried);
  const sealedBegun = signIns.sealBegun(begun);
  const sealedProven = signIns.sealProven({ person, carried });
  clock.advance(PROVEN_LIFETIME_MS - 1);
  expect(signIns.openProven(sealedProven)).toEqual({ person, carried });
  clock.advance(1);
  expect(signIns.openProven(sealedProven)).toBeNull();
  expect(signIns.openBegun(sealedBegun)).toEqual(begun);
  clock.advance(BEGUN_LIFETIME_MS - PROVEN_LIFETIME_MS);
  expect(signIns.openBegun(sealedBegun)).toBeNull();
});

test('no two sign-ins have a secret in common, and none can be read from outside', () => {
  const [one, other] = [signIns.begin(carried), signIns.begin(carried)];
  expect(new Set([one.state, one.nonce, one.verifier, other.state, other.nonce, other.verifier]).size).toBe(6);
  expect(Buffer.from(signIns.sealBegun(one), 'base64url').toString('latin1')).not.toContain('bobs-code');
});

test('rejects sealed sign-ins that were only begun, sealed elsewhere, changed, truncated or forged', () => {
  const sealed = signIns.sealProven({ person, carried });
  const elsewhere = new SealedSignIns({ dataKey: Buffer.alloc(32, 2) }, clock);
  const changed = Buffer.from(sealed, 'base64url').map((byte, index) => (index === 40 ? byte ^ 1 : byte));
  for (const text of [
    signIns.sealBegun(signIns.begin(carried)),
    elsewhere.sealProven({ person, carried }),
    Buffer.from(changed).toString('base64url'),
    sealed.slice(0, -4),
    sealed.slice(0, 8),
    '',
    'x'.repeat(10_000),
  ]) {
    expect(signIns.openProven(text)).toBeNull();
  }
  expect(signIns.openBegun(sealed)).toBeNull();
  expect(signIns.openProven(sealed)).not.toBeNull();
});
