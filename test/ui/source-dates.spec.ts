import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Evaluates the expression for a reader in another time zone, in a separate process because a process keeps its zone. */
const inTimeZone = (zone: string, expression: string): string =>
  execFileSync(
    process.execPath,
    [
      '--require',
      './test/support/typescript-register.cjs',
      '--eval',
      `const time = require('./frontend/src/shared/time/format-time'); console.log(time.${expression});`,
    ],
    { cwd: root, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  ).trim();

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('a source keeps its date for a reader in %s', (zone) => {
  const year = "new Date('2026-08-19T12:00:00Z')";
  expect(inTimeZone(zone, `shortDate('2026-06-01', ${year})`)).toBe('June 1');
  expect(inTimeZone(zone, `shortDate('2025-06-01', ${year})`)).toBe('June 1, 2025');
});
