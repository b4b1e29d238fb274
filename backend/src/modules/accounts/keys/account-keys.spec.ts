import { hashOfToken } from '#platform/crypto/token-hash';
import { AccountKeys, sessionOfRefreshToken } from './account-keys';

const keys = new AccountKeys(new Uint8Array(32).fill(7));
const session = '0190163d-8694-739b-aea5-966c26f8ad91';

test('normalises an address before hashing it', () => {
  expect(keys.emailKey(' Ann@Example.ORG ')).toBe(keys.emailKey('ann@example.org'));
  expect(keys.emailKey('ann@example.org')).not.toBe(keys.emailKey('anne@example.org'));
  expect(new AccountKeys(new Uint8Array(32).fill(8)).emailKey('ann@example.org')).not.toBe(
    keys.emailKey('ann@example.org'),
  );
});

test('a link token is deterministic for a purpose, an account and a request', () => {
  const { token, hash } = keys.linkToken('verify', 'ann', 'l1');
  expect(keys.linkToken('verify', 'ann', 'l1').token).toBe(token);
  expect(hash).toBe(hashOfToken(token));
  const others = [
    keys.linkToken('reset', 'ann', 'l1'),
    keys.linkToken('verify', 'bob', 'l1'),
    keys.linkToken('verify', 'ann', 'l2'),
  ];
  expect(others.map((other) => other.token)).not.toContain(token);
});

test('a refresh token contains its session and 256 secret bits', () => {
  const { token } = keys.refreshToken(session, 'c1');
  expect(sessionOfRefreshToken(token)).toBe(session);
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
  expect(keys.refreshToken(session, 'c2').token).not.toBe(token);
});

test('a refresh token has one successor', () => {
  const { hash } = keys.refreshToken(session, 'c1');
  expect(keys.refreshToken(session, hash)).toEqual(keys.refreshToken(session, hash));
  expect(keys.refreshToken(session, hash).hash).not.toBe(hash);
});

test.each(['', 'x', `${session}.short`, `${session}`, `../../${session}.${'a'.repeat(43)}`])(
  '%s contains no session',
  (token) => expect(sessionOfRefreshToken(token)).toBeNull(),
);
