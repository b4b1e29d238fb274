import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfPrograms } from '#test/support/temporary-folder';
import { installedProgram } from './installed-program';
import { type ProgramRun, runProgram } from './run-program';

const run = (script: string, changes: Partial<ProgramRun> = {}) =>
  runProgram({
    file: process.execPath,
    args: ['-e', script],
    input: new Uint8Array(),
    timeoutMs: 20_000,
    maxBytes: 1000,
    signal: new AbortController().signal,
    ...changes,
  });

test('a program reads its input and gives its output', async () => {
  const end = await run('process.stdin.pipe(process.stdout)', { input: Buffer.from('as it is; $(id)') });
  expect(end).toEqual({ kind: 'ended', output: Buffer.from('as it is; $(id)') });
});

test('a program sees nothing of the environment but the search path', async () => {
  const end = await run('process.stdout.write(Object.keys(process.env).sort().join())');
  expect(end).toEqual({ kind: 'ended', output: Buffer.from('LC_ALL,PATH') });
});

test('a program that ignores a long input does no harm', async () => {
  expect(await run('process.exit(0)', { input: new Uint8Array(5_000_000) })).toMatchObject({ kind: 'ended' });
});

test.each([
  ['exit', 'console.error("no such voice"); process.exit(3)', {}, 'no such voice'],
  ['exit', 'process.kill(process.pid, "SIGTERM")', {}, 'SIGTERM'],
  ['timed_out', 'setInterval(() => undefined, 1000)', { timeoutMs: 300 }, ''],
  ['too_long', 'setInterval(() => process.stdout.write("x".repeat(600)), 1)', {}, ''],
  ['exit', 'const kept = []; for (;;) kept.push(Buffer.allocUnsafeSlow(100_000_000))', {}, ''],
  ['not_started', '', { file: '/absent/program' }, ''],
] as const)('%s: %s', async (code, script, changes, detail) => {
  const end = await run(script, changes);
  // By way of prlimit, a missing program is one that ends with a fault.
  expect(end).toMatchObject({
    kind: 'failed',
    code: code === 'not_started' ? expect.stringMatching(/^(not_started|exit)$/) : code,
    detail: expect.stringContaining(detail),
  });
});

test('a program that is told to stop, stops', async () => {
  const stopping = new AbortController();
  const ended = run('setInterval(() => undefined, 1000)', { signal: stopping.signal });
  stopping.abort();
  expect(await ended).toMatchObject({ kind: 'failed', code: 'stopped' });
  expect(await run('', { signal: AbortSignal.abort() })).toMatchObject({ kind: 'failed', code: 'stopped' });
});

test('a program is found as a shell would find it', () => {
  const folder = folderOfPrograms();
  for (const [place, mode] of [
    ['a', 0o644],
    ['b', 0o755],
    ['c', 0o755],
  ] as const) {
    mkdirSync(join(folder, place));
    writeFileSync(join(folder, place, 'speak'), '#!/bin/sh\n');
    chmodSync(join(folder, place, 'speak'), mode);
  }
  const path = `.:${folder}/a:${folder}/b:${folder}/c`;
  expect(installedProgram('speak', path)).toBe(`${folder}/b/speak`);
  expect(installedProgram('shout', path)).toBeNull();
  expect(installedProgram('speak', '')).toBeNull();
});
