import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { screens, wideScreens } from './screens-of-run';
import { joinAs, newSession, type Session, signIn } from './signed-in';

const folder = temporaryFolder();
let corpus: CorpusServer;
let aidy: AidyProcess;
let root: Session;
let ann: Session;
let tracker: string;

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date(performance.timeOrigin + performance.now()) });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    FETCH_CONNECT_TO: corpus.connectTo(),
    RATE_LIMIT_SCALE: '100',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    ann = await joinAs(page, 'ann@example.org');
    root = await newSession(page, ROOT);
    const created = await page.request.post('/api/topics/create-tracker/', {
      headers: { authorization: `Bearer ${ann.access}` },
      data: {
        tracker_description: 'Track new and changed United States tariffs by product and country.',
        update_frequency: 'week',
        domains: ['whitehouse.gov'],
      },
    });
    expect(created.status()).toBe(201);
    const { tracker_id } = (await created.json()) as { tracker_id: string };
    tracker = `/api/topics/tracker/${tracker_id}/`;
    const headers = { authorization: `Bearer ${ann.access}` };
    await page.request.post('/api/common/update-timezone/', { headers, data: { timezone: 'Europe/Berlin' } });
    // Trackers are counted once a minute, so that the first count has to find it.
    await until('the tracker can be read', async () => (await page.request.get(tracker, { headers })).ok());
    await until('the run has been counted', async () => {
      const answer = await page.request.get('/api/topics/get-dashboard/', { headers });
      const { items } = (await answer.json()) as { items: { id: string; data: { value?: number } }[] };
      return items.find(({ id }) => id === 'runs')?.data.value === 1;
    });
  });
});
afterAll(async () => {
  await aidy.stop();
  await corpus.close();
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const allCharts = async (page: Page): Promise<void> => {
  await page.locator('.apexcharts-svg').first().waitFor();
};

describe.each(screens)('at %i px, %s', (width, colorScheme) => {
  test('a user reads the Topics Dashboard, its charts and their tables', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      await signIn(page, ann);
      await page.goto('/stats?range=week');
      await page.getByRole('heading', { level: 1, name: 'Topics Dashboard' }).waitFor();
      await part(page, 'Trackers').getByText('1', { exact: true }).waitFor();
      await part(page, 'Runs with news').getByText('100%').waitFor();
      await part(page, 'Feedback').getByText('No data').waitFor();
      await allCharts(page);
      const outcome = part(page, 'Runs by outcome');
      await outcome.locator('.apexcharts-series path').first().waitFor({ state: 'attached' });
      const days = await outcome.locator('.apexcharts-xaxis-label title').allTextContents();
      const named = days.filter((day) => day !== '');
      expect(named.length).toBeGreaterThan(1);
      expect(new Set(named).size).toBe(named.length);
      const findings = [...(await seriousFindings(page))];

      await outcome.getByRole('button', { name: 'Show table' }).press('Enter');
      await expectSoon(() => outcome.getByRole('row', { name: /^Total/ }).innerText()).toMatch(/Total\s+1\s+0\s+0/);
      expect(await outcome.getByRole('link').count()).toBe(0);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        outcome.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^runs-by-outcome_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);

      await page.getByRole('button', { name: 'Custom', exact: true }).click();
      await page.getByLabel('From', { exact: true }).fill('2026-01-01');
      await page.getByLabel('To', { exact: true }).fill('2026-01-02');
      await page.getByRole('button', { name: 'Show these days' }).click();
      await part(page, 'Runs').getByText('No data', { exact: true }).waitFor();
      await page.getByText(/^January 1, 2026 to January 2, 2026, compared with/).waitFor();
      findings.push(...(await seriousFindings(page)));
      const overflow = await sidewaysOverflow(page);
      expect([overflow, ...consoleErrors, ...findings]).toEqual([0]);
    });
  });

  test('an administrator goes from the App Dashboard to what was counted', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      await signIn(page, root);
      await page.goto('/admin/users');
      if (width < 600) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'App Dashboard' }).click();
      await page.getByRole('heading', { level: 1, name: 'App Dashboard' }).waitFor();
      await part(page, 'Pages read, by host').getByRole('button', { name: 'Show table' }).click();
      await part(page, 'Pages read, by host').getByRole('rowheader', { name: 'www.whitehouse.gov' }).waitFor();
      await allCharts(page);
      const findings = [...(await seriousFindings(page))];
      await part(page, 'Sign-ups').getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
      await page.getByText('1-2 of 2').waitFor();
      expect([...consoleErrors, ...findings]).toEqual([]);
    });
  });

  test('an administrator looks closer at where people are, and goes to those of a place', async () => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      await signIn(page, root);
      await page.goto('/app-stats');
      const people = part(page, 'Where people are');
      const berlin = people.getByRole('link', { name: 'Berlin, Germany: 1 account' });
      await berlin.waitFor();
      const circle = `getComputedStyle(document.querySelector('[aria-label^="Berlin"]'), '::before')`;
      await expectSoon(() => page.evaluate(`${circle}.width`)).toBe('13px');
      await people.getByText('1 place in 1 country. The place of 1 account is unknown.').waitFor();
      const map = people.getByRole('group', { name: 'World map' });
      for (const _step of [1, 2, 3]) await map.press('+');
      await people.getByText('1.3×').waitFor();
      await people.getByRole('slider', { name: 'Zoom' }).press('End');
      await people.getByText('4.0×').waitFor();
      await berlin.focus();
      await page.getByRole('tooltip', { name: 'Berlin, Germany: 1 account' }).waitFor();
      const findings = await seriousFindings(page);
      const overflow = await sidewaysOverflow(page);
      await people.getByRole('button', { name: 'Show table' }).click();
      await people.getByRole('rowheader', { name: 'Berlin, Germany' }).waitFor();
      await berlin.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
      await page.getByText('1-1 of 1').waitFor();
      expect([overflow, ...consoleErrors, ...findings]).toEqual([0]);
    });
  });
});

describe('feedback was given', () => {
  beforeAll(() =>
    withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: aidy.url });
      const headers = { authorization: `Bearer ${ann.access}` };
      const { sources } = (await (await page.request.get(tracker, { headers })).json()) as {
        sources: ReadonlyArray<{ claim_id: string }>;
      };
      for (const verdict of ['useful', 'wrong']) {
        const data = { claim_id: sources[0]?.claim_id, verdict };
        expect((await page.request.post(`${tracker}feedback/`, { headers, data })).status()).toBe(200);
      }
    }),
  );

  test.each(wideScreens)(
    'at %i px, %s: an administrator goes from a host to its pages, and from a verdict to who gave it',
    async (width, colorScheme) => {
      await withBrowser(async (browser) => {
        const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
        await signIn(page, root);
        await page.goto('/app-stats?range=week');
        const hosts = part(page, 'Pages read, by host');
        await hosts.getByRole('button', { name: 'Show table' }).click();
        const link = hosts.getByRole('row', { name: /^www\.whitehouse\.gov/ }).getByRole('link');
        const pages = Number((await link.innerText()).replace(',', ''));
        expect(pages).toBeGreaterThan(1);
        await link.click();
        await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
        await page.getByText(new RegExp(`^1-${Math.min(25, pages)} of ${pages}$`)).waitFor();
        const findings = [...(await seriousFindings(page))];
        await page.getByRole('link', { name: 'Its run' }).first().click();
        await page.getByRole('region', { name: 'Documents' }).waitFor();

        await page.goto('/stats?range=week');
        const feedback = part(page, 'Feedback');
        await feedback.getByRole('button', { name: 'Show table' }).click();
        await feedback
          .getByRole('row', { name: /^Useful/ })
          .getByRole('link', { name: '1', exact: true })
          .click();
        await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor();
        await page.getByText('1-1 of 1').waitFor();
        await page.getByRole('cell', { name: 'useful' }).waitFor();
        findings.push(...(await seriousFindings(page)));
        const overflow = await sidewaysOverflow(page);
        await page.getByRole('link', { name: 'What was said' }).click();
        await page.getByRole('heading', { level: 1, name: 'FeedbackGiven' }).waitFor();
        expect([overflow, ...consoleErrors, ...findings]).toEqual([0]);
      });
    },
  );
});

test('only administrators see the App Dashboard', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, ann);
    await page.goto('/app-stats');
    await page.getByText('You do not have permission to view this content. Admin access required.').waitFor();
  });
});

test('a visitor is asked to sign in', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await page.goto('/stats');
    await page.getByRole('dialog').waitFor();
    await page.waitForURL('**/explore');
  });
});
