import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startAidy } from '../support/aidy-process';
import { openPage, withBrowser, settled } from '../ui/browser';
import { joinAs, signIn } from '../ui/signed-in';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';

const CARDS = 500;
const ROUNDS = 3;
const MAX_TASK_MS = 50;

const LINE =
  'The agency published its final rule on steel, aluminum and copper imports, which takes effect sixty days after that.';
const origin = { kind: 'new', was: null, host: 'www.federalregister.gov', published_on: '2026-11-20', mentions: 3 };

interface Folder {
  readonly items: readonly object[];
}

/** Answers folders with their only tracker 500 times, as if each had been researched. */
const fillFolders = async (page: Page): Promise<void> => {
  await page.route(/\/api\/topics\/get-collection\/?(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const folder = (await response.json()) as Folder;
    const [tracker] = folder.items;
    const researched = { has_state: true, last_line: LINE, last_line_origin: origin, last_run: null };
    const items = Array.from({ length: CARDS }, (_, n) => ({
      ...tracker,
      ...researched,
      id: `t${n}`,
      name: `Rule ${n}`,
    }));
    await route.fulfill({ response, json: { ...folder, items } });
  });
};

/** Scrolls to the end and back, a third of a window in each frame. */
const scroll = `(async () => {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  for (const step of [1, -1]) {
    while (step === 1 ? !isAtEnd() : scrollY > 0) {
      scrollBy(0, (step * innerHeight) / 3);
      await new Promise(requestAnimationFrame);
    }
  }
})()`;

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    /** Microseconds of the processor. */
    readonly tdur?: number;
    readonly args: { readonly name?: string };
  }[];
}

/** Longest task of the page's main thread, in milliseconds of the processor: other load on the machine does not count. */
const longestTask = async (browser: Browser, page: Page): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await page.evaluate(scroll);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const isMain = (one: Trace['traceEvents'][number]) =>
    traceEvents.some(
      ({ name, pid, tid, args }) =>
        name === 'thread_name' && args.name === 'CrRendererMain' && pid === one.pid && tid === one.tid,
    );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && isMain(event));
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

/** A folder of 500 cards in Chromium. Half a minute. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const aidy = await startAidy({ DATA_DIR: folder, STARTER_CONTENT: 'off', RATE_LIMIT_SCALE: '100' });
  try {
    const longest = await withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: aidy.url });
      const session = await joinAs(page, 'ann@example.org');
      await signIn(page, session);
      await page.request.post('/api/topics/create-tracker/', {
        headers: { authorization: `Bearer ${session.access}` },
        data: { tracker_description: 'Steel tariffs', update_frequency: 'week', domains: ['agency.example'] },
      });
      await fillFolders(page);
      await settled(page, () => page.goto('/list-trackers'));
      await page.getByRole('link', { name: `Rule ${CARDS - 1}` }).waitFor();
      const taken: number[] = [];
      for (let round = 0; round < ROUNDS; round++) taken.push(await longestTask(browser, page));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return median(taken);
    });
    return [
      {
        name: `longest task while scrolling a folder of ${CARDS} cards`,
        value: longest,
        unit: 'ms of the processor',
        ratio: longest / MAX_TASK_MS,
        limit: `at most ${MAX_TASK_MS} ms`,
        ok: longest <= MAX_TASK_MS,
      },
    ];
  } finally {
    await aidy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
