import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { growingHost } from '../support/hostile/growing-host';
import { startHosts, type TestHosts } from '../support/hosts';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { expectSoon, openPage, type PageOptions, seriousFindings, settled, showIn, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { widths } from './screens-of-run';
import { joinAs, signIn, type Session } from './signed-in';

/** What a reader sees of a claim that a later page reverses, and of a figure that another publisher changes. */

const folder = temporaryFolder();
const town = growingHost('town.example');
const paper = growingHost('paper.example');

const ban = 'The city of Valmora banned electric scooters from its old town on Monday.';
const fine = 'The council of Valmora introduced a fine of 50 euros for electric scooters on pavements.';
const lifted = 'Valmora lifted its ban on electric scooters in the old town on Thursday, three days after it began.';
const raised = 'The council of Valmora raised the fine for electric scooters on pavements from 50 to 80 euros.';

let hosts: TestHosts;
let aidy: AidyProcess;
let session: Session;
let tracker: string;

interface DisplayedLine {
  readonly kind: string;
  readonly text: string;
  readonly was?: string;
}

const json = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const answer = await fetch(new URL(path, aidy.url), {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${session.access}`, 'content-type': 'application/json' },
  });
  return (await answer.json()) as Answer;
};

const runsEnded = (count: number): Promise<unknown> =>
  until(`${count} runs have ended`, async () => {
    const runs = await json<{ state: string }[]>(`/api/topics/tracker/${tracker}/runs/`);
    return runs.filter(({ state }) => state === 'published').length === count;
  });

beforeAll(async () => {
  town.publish({ title: 'Valmora bans scooters from old town', text: ban, publishedAt: '2026-03-02T09:00:00Z' });
  town.publish({ title: 'Fine for scooters in Valmora', text: fine, publishedAt: '2026-03-03T09:00:00Z' });
  hosts = await startHosts({ 'town.example': town.handler, 'paper.example': paper.handler });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    RATE_LIMIT_SCALE: '100',
    FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, to]) => `${host}=${to.origin}`).join(','),
  });
  session = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    return joinAs(page, 'reader@example.org');
  });
  const created = await json<{ tracker_id: string }>('/api/topics/create-tracker/', {
    tracker_description: 'Electric scooters in Valmora',
    update_frequency: 'week',
    domains: ['town.example', 'paper.example'],
  });
  tracker = created.tracker_id;
  await runsEnded(1);
  paper.publish({ title: 'Scooters roll again in Valmora', text: lifted, publishedAt: '2026-03-05T09:00:00Z' });
  paper.publish({ title: 'Dearer pavements', text: raised, publishedAt: '2026-03-06T09:00:00Z' });
  await json(`/api/topics/tracker/${tracker}/run/`, {});
  await runsEnded(2);
});
afterAll(async () => {
  await aidy.stop();
  await hosts.close();
});

test('the update says what was, the ledger marks it, and the overview leaves it out', async () => {
  const answer = await json<{
    current_state: string;
    updates: { lines: DisplayedLine[]; sources: { host: string }[] }[];
  }>(`/api/topics/tracker/${tracker}/`);
  const [update] = answer.updates;
  expect(update?.lines.map(({ kind, text, was }) => ({ kind, text, was }))).toEqual([
    { kind: 'contradicted', text: lifted, was: ban },
    { kind: 'changed', text: raised, was: '50 euros' },
  ]);
  expect(update?.sources.map(({ host }) => host).sort()).toEqual(['paper.example', 'paper.example', 'town.example']);
  expect(answer.current_state).toContain(lifted);
  expect(answer.current_state).not.toContain(ban);
  expect(answer.current_state).not.toContain(fine);
  const claims = await json<{ text: string; status: string }[]>(`/api/topics/tracker/${tracker}/claims/`);
  expect(Object.fromEntries(claims.map(({ text, status }) => [text, status]))).toEqual({
    [ban]: 'contradicted',
    [fine]: 'updated',
    [lifted]: 'new',
    [raised]: 'new',
  });
});

const open = async (browser: Browser, options: PageOptions): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await signIn(page, session);
  await settled(page, () => page.goto(`/tracker/${tracker}`));
  return page;
};

test.each(widths)(
  'at %d px in both themes the reversed claim is struck through once, and the figures stand before the change',
  async (width) => {
    await withBrowser(async (browser) => {
      const page = await open(browser, { width, colorScheme: 'dark' });
      const updates = page.getByRole('article', { name: /^Update of/ });
      await updates.first().waitFor();
      for (const colorScheme of ['dark', 'light'] as const) {
        await showIn(page, colorScheme);
        await expectSoon(() => page.getByRole('deletion').allTextContents()).toEqual([ban]);
        await expectSoon(() => updates.getByText('Ended', { exact: true }).count()).toBe(1);
        // The overview's two quotes have the first numbers; the reversed claim is quoted by the update alone.
        await expectSoon(() => updates.locator('[data-badge]').allTextContents()).toEqual(['3', '2', '1']);
        await expectSoon(() => updates.getByText('50 → 80', { exact: true }).count()).toBe(1);
        expect(await sidewaysOverflow(page)).toBe(0);
        const findings = await seriousFindings(page, { onlyColours: colorScheme === 'light' });
        expect([colorScheme, ...findings]).toEqual([colorScheme]);
      }
    });
  },
);
