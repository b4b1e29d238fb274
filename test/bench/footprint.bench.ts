import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { openPage, withBrowser } from '../ui/browser';
import type { BenchRow } from './bench-row';

const SETTLED_MS = 60_000;

const residentMb = ({ process: { pid } }: AidyProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Kilobytes of gzipped script that a page loads before any interaction. */
const scriptOf = (url: string, path: string): Promise<number> =>
  withBrowser(async (browser) => {
    const { page } = await openPage(browser);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    let bytes = 0;
    for (const script of scripts) {
      const answer = await fetch(script, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
      bytes += Number(answer.headers.get('content-length'));
    }
    return bytes / 1000;
  });

/** The product's size. Recorded, but not judged. A minute and a half. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const environment = { DATA_DIR: folder };
  const first = await startAidy(environment);
  try {
    await pause(SETTLED_MS);
    const resident = residentMb(first);
    const signIn = await scriptOf(first.url, '/sign-in');
    const explore = await scriptOf(first.url, '/explore');
    await first.stop();
    const begun = performance.now();
    const second = await startAidy(environment);
    const start = (performance.now() - begun) / 1000;
    await second.stop();
    return [
      { name: 'VmRSS 60 s after ready, with starter content', value: resident, unit: 'MB', limit: 'aim 250' },
      { name: 'warm second start', value: start, unit: 's', limit: 'aim 3' },
      { name: 'script of /sign-in as first sent, gzip', value: signIn, unit: 'kB', limit: 'aim 180' },
      { name: 'script of /explore as first sent, gzip', value: explore, unit: 'kB', limit: 'aim 180' },
    ];
  } finally {
    if (first.process.exitCode === null) await first.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
