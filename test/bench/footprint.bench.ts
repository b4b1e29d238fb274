import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { withBrowser } from '../ui/browser';
import { firstScriptBytes } from '../ui/first-script';
import type { BenchRow } from './bench-row';

const SETTLED_MS = 60_000;
const MAX_EXPLORE_KB = 190;
const MAX_TARIFFS_KB = 260;

const residentMb = ({ process: { pid } }: AidyProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const scriptOf = (url: string, path: string): Promise<number> =>
  withBrowser(async (browser) => (await firstScriptBytes(browser, url, path)) / 1000);

/** The product's size. Recorded; only the scripts of Explore and of the tariff tracker are judged. A minute and a half. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const environment = { DATA_DIR: folder };
  const first = await startAidy(environment);
  try {
    await pause(SETTLED_MS);
    const resident = residentMb(first);
    const signIn = await scriptOf(first.url, '/sign-in');
    const explore = await scriptOf(first.url, '/explore');
    const tariffs = await scriptOf(first.url, '/tariffs');
    await first.stop();
    const begun = performance.now();
    const second = await startAidy(environment);
    const start = (performance.now() - begun) / 1000;
    await second.stop();
    return [
      { name: 'VmRSS 60 s after ready, with starter content', value: resident, unit: 'MB', limit: 'aim 250' },
      { name: 'warm second start', value: start, unit: 's', limit: 'aim 3' },
      { name: 'script of /sign-in as first sent, gzip', value: signIn, unit: 'kB', limit: 'aim 180' },
      {
        name: 'script of /explore as first sent, gzip',
        value: explore,
        unit: 'kB',
        ratio: explore / MAX_EXPLORE_KB,
        limit: `at most ${MAX_EXPLORE_KB} kB`,
        ok: explore <= MAX_EXPLORE_KB,
      },
      {
        name: 'script of /tariffs as first sent, with its map, gzip',
        value: tariffs,
        unit: 'kB',
        ratio: tariffs / MAX_TARIFFS_KB,
        limit: `at most ${MAX_TARIFFS_KB} kB`,
        ok: tariffs <= MAX_TARIFFS_KB,
      },
    ];
  } finally {
    if (first.process.exitCode === null) await first.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
