import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder';
import { derivedKey } from './derived-keys';
import { loadSecrets } from './load-secrets';

const root = temporaryFolder();
let made = 0;
const freshFolder = (): string => {
  const folder = join(root, String(made++));
  mkdirSync(folder);
  return folder;
};

test('generates secrets once, readable by the owner only, without leftovers', () => {
  const folder = freshFolder();
  const first = loadSecrets(folder, {});
  expect(first.dataKey).toHaveLength(32);
  expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(loadSecrets(folder, {})).toEqual(first);
  expect(readdirSync(folder).sort()).toEqual(['data-key', 'jwt-secret']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test('uses configured secrets without storing them', () => {
  const folder = freshFolder();
  const given = { dataKey: new Uint8Array(32).fill(7), jwtSecret: 'a secret of the operator' };
  expect(loadSecrets(folder, given)).toEqual(given);
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses to start without an expected key instead of creating another', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'keys.db'), '');
  expect(() => loadSecrets(folder, {})).toThrow(/data-key is missing/);
  expect(() => loadSecrets(folder, { dataKey: new Uint8Array(32) })).not.toThrow();
  expect(readdirSync(folder)).not.toContain('data-key');
  rmSync(join(folder, 'jwt-secret'));
});

test('refuses a truncated key file by name', () => {
  const folder = freshFolder();
  loadSecrets(folder, {});
  const whole = readFileSync(join(folder, 'data-key'), 'utf8');
  writeFileSync(join(folder, 'data-key'), whole.slice(0, 10));
  expect(() => loadSecrets(folder, {})).toThrow(/data-key does not hold 32 bytes/);
});

test('derives a different key for each purpose', () => {
  const dataKey = new Uint8Array(32).fill(7);
  expect(derivedKey(dataKey, 'email-hash')).toHaveLength(32);
  expect(derivedKey(dataKey, 'email-hash')).toEqual(derivedKey(dataKey, 'email-hash'));
  expect(derivedKey(dataKey, 'email-hash')).not.toEqual(derivedKey(dataKey, 'idempotency'));
});
