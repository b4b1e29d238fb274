import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '#test/support/temporary-folder';

const HOUR_MS = 3_600_000;
const script = pathToFileURL(join(__dirname, 'earlier-assets.mjs')).href;

const folder = temporaryFolder();
const served = join(folder, 'assets');
const draft = join(folder, 'draft');
const record = join(folder, 'replaced.json');

/** Builds these files and swaps them in, at a time in hours. */
const upgrade = (hours: number, ...files: readonly string[]): readonly string[] => {
  mkdirSync(draft);
  for (const file of files) writeFileSync(join(draft, file), file);
  const given = JSON.stringify({ previous: served, next: draft, record, now: hours * HOUR_MS });
  const program = `import { keepEarlierAssets } from ${JSON.stringify(script)}; keepEarlierAssets(${given});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
  rmSync(served, { recursive: true, force: true });
  renameSync(draft, served);
  return readdirSync(served).sort();
};

test('serves files of earlier builds for a day after they were replaced', () => {
  expect(upgrade(0, 'dialog-a.js', 'shared.js')).toEqual(['dialog-a.js', 'shared.js']);
  expect(upgrade(100, 'dialog-b.js', 'shared.js')).toEqual(['dialog-a.js', 'dialog-b.js', 'shared.js']);
  expect(upgrade(123, 'dialog-c.js', 'shared.js')).toEqual(['dialog-a.js', 'dialog-b.js', 'dialog-c.js', 'shared.js']);
  expect(upgrade(124, 'dialog-c.js', 'shared.js')).toEqual(['dialog-b.js', 'dialog-c.js', 'shared.js']);
});
