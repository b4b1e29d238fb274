import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openDataDir } from './data-dir';

const root = temporaryFolder();
const mode = (path: string): number => statSync(path).mode & 0o777;

const umask = process.umask();
afterAll(() => process.umask(umask));

test('makes a new folder, and files in it, readable by their owner only', () => {
  const dataDir = openDataDir(join(root, 'made', 'below'));
  writeFileSync(dataDir.file('later'), '');
  mkdirSync(dataDir.file('folder'));
  expect([mode(dataDir.path), mode(dataDir.file('later')), mode(dataDir.file('folder'))]).toEqual([
    0o700, 0o600, 0o700,
  ]);
  dataDir.release();
});

test('narrows wider permissions, down to every file', () => {
  const path = join(root, 'wide');
  mkdirSync(join(path, 'outbox'), { recursive: true });
  writeFileSync(join(path, 'outbox', 'mail.eml'), '');
  chmodSync(join(path, 'outbox', 'mail.eml'), 0o644);
  chmodSync(join(path, 'outbox'), 0o755);
  chmodSync(path, 0o755);
  openDataDir(path).release();
  expect([mode(path), mode(join(path, 'outbox')), mode(join(path, 'outbox', 'mail.eml'))]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

test('does not follow links', () => {
  const path = join(root, 'linked');
  mkdirSync(path);
  writeFileSync(join(root, 'outside'), '');
  chmodSync(join(root, 'outside'), 0o644);
  symlinkSync(join(root, 'outside'), join(path, 'link'));
  openDataDir(path).release();
  expect(mode(join(root, 'outside'))).toBe(0o644);
});

test('refuses a file in its place by name', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => openDataDir(join(root, 'file'))).toThrow(/is not a folder/);
});

test('refuses a second process until the first releases the lock', () => {
  const path = join(root, 'shared');
  const first = openDataDir(path);
  expect(() => openDataDir(path)).toThrow(/Another Aidy is running on .*shared/);
  first.release();
  openDataDir(path).release();
});

test('a killed process no longer holds the lock', async () => {
  const path = join(root, 'killed');
  const holder = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--require',
      join(__dirname, '../../../../test/support/typescript-register.cjs'),
      '-e',
      `require(${JSON.stringify(join(__dirname, 'data-dir.ts'))}).openDataDir(${JSON.stringify(path)});
       // The lock is held even if its handle is dropped.
       setImmediate(() => { gc(); gc(); setImmediate(() => setImmediate(() => console.log('held'))); }); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(holder, 'exit');
  await once(holder.stdout, 'data');
  try {
    expect(() => openDataDir(path)).toThrow(/Another Aidy/);
  } finally {
    holder.kill('SIGKILL');
    await exited;
  }
  openDataDir(path).release();
});
