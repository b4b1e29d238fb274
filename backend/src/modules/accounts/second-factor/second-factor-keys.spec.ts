import { authenticator } from '#test/support/accounts/authenticator';
import { kitOf, proofOf, recoveryHashesOf } from './second-factor-keys';

const key = new Uint8Array(32).fill(7);
const now = new Date('2026-03-01T12:00:10.000Z');
const kit = kitOf(key, 'f1', { issuer: 'Aidy', email: 'ann@example.org' });
const app = authenticator(kit.secret);
const step = Math.floor(now.getTime() / 30_000);

test('an app takes in the address, and its codes are known by their step', () => {
  const url = new URL(kit.otpauthUrl);
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Aidy:ann@example.org',
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Aidy',
    secret: kit.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(proofOf(key, 'f1', app.code(now), now)).toEqual({ kind: 'code', factorId: 'f1', step });
  expect(proofOf(key, 'f1', ` ${app.code(now).slice(0, 3)} ${app.code(now).slice(3)}`, now)).toMatchObject({ step });
});

test('clocks may differ by one step, not by two', () => {
  for (const drift of [-1, 1])
    expect(proofOf(key, 'f1', app.code(now, drift), now)).toMatchObject({ step: step + drift });
  for (const drift of [-2, 2]) expect(proofOf(key, 'f1', app.code(now, drift), now)).toBeNull();
});

test('another factor or another person has other codes', () => {
  const code = app.code(now);
  expect(proofOf(key, 'f2', code, now)).toBeNull();
  expect(proofOf(new Uint8Array(32).fill(8), 'f1', code, now)).toBeNull();
});

test('ten different recovery codes are known by their hash, however they are typed', () => {
  const hashes = recoveryHashesOf(key, 'f1');
  expect(new Set([...kit.recoveryCodes, ...hashes]).size).toBe(20);
  const [first = ''] = kit.recoveryCodes;
  expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  const misread = first.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  for (const typed of [first, ` ${misread} `])
    expect(proofOf(key, 'f1', typed, now)).toEqual({ kind: 'recovery_code', factorId: 'f1', recoveryHash: hashes[0] });
});

test('a repeated request gives the same kit', () =>
  expect(kitOf(key, 'f1', { issuer: 'Aidy', email: 'ann@example.org' })).toEqual(kit));
