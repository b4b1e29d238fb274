import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { corpusDocuments } from '../corpus/server/corpus-documents';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, seriousFindings, showIn, withBrowser, settled } from '../ui/browser';

const DAY_MS = 86_400_000;
/** The evening before the duties on Canadian goods were announced. */
const BEFORE = Date.parse('2026-07-19T20:00:00Z');
const folder = temporaryFolder();
const clockFile = join(folder, 'clock');

let offset = 0;
const setClock = (time: number): void => {
  offset = time - performance.timeOrigin - performance.now();
  writeFileSync(clockFile, String(Math.round(offset)));
};
const applicationTime = (): Date => new Date(performance.timeOrigin + performance.now() + offset);

let corpus: CorpusServer;
let aidy: AidyProcess;
beforeAll(async () => {
  setClock(BEFORE);
  corpus = await startCorpusServer({ now: applicationTime });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    CLOCK_OFFSET_FILE: clockFile,
    SCHEDULER_TICK_MS: '500',
    FETCH_CONNECT_TO: corpus.connectTo(),
  });
});
afterAll(async () => {
  expect(await aidy.stop()).toBe(0);
  await corpus.close();
});

const register = async (page: Page): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('newcomer@example.org');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  await page.getByText("We've sent a verification link to newcomer@example.org.").waitFor();
  await page.getByRole('link', { name: 'Open this computer’s outbox' }).click();
  const mail = page.getByRole('article').filter({ hasText: 'newcomer@example.org' });
  await shownEventually(page, mail);
  await mail
    .getByRole('link', { name: /activate/i })
    .first()
    .click();
};

const activate = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Finish activation to start tracking' }).waitFor();
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Password', { exact: true }).fill('a desk by the window');
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('heading', { name: 'My Trackers' }).waitFor();
};

const createTracker = async (page: Page): Promise<void> => {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'New Tracker' });
  await dialog.getByLabel('Description').fill('Track new and changed United States tariffs by product and country.');
  await dialog.getByLabel('Update frequency').selectOption('Daily');
  await dialog.getByRole('button', { name: 'Add a domain' }).click();
  await dialog.getByRole('textbox', { name: 'Domain 1' }).fill('www.whitehouse.gov');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create Tracker' }).click();
  await page.getByText('Tracker created!').waitFor();
};

const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });
const citations = (page: Page) => overview(page).getByRole('link', { name: /^Source \d+:/ });

test('a new user registers, activates, creates a tracker, reads a cited overview, and later only news', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await register(page);
    await activate(page);
    await expectAccessible(page);
    await createTracker(page);

    // Researched and cited: every line of the overview ends in a badge whose card quotes a page of the corpus.
    await citations(page).first().waitFor();
    const quotes = await quotesOf(page);
    expect(quotes.length).toBeGreaterThan(2);
    expect(quotes.filter((quote) => !standsInTheCorpus(quote))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('No updates yet.').waitFor();

    await expectAccessible(page);

    // The next day has one new document: it is published once, and nothing is repeated.
    setClock(BEFORE + DAY_MS + 6 * 3_600_000);
    const updates = page.getByRole('region', { name: 'Updates' });
    // The rail beside it quotes the same sentence.
    const duties = updates
      .getByRole('paragraph')
      .filter({ hasText: 'additional 50% tariffs on certain goods of Canada' });
    await shownEventually(page, duties);
    expect(await duties.count()).toBe(1);
    expect(await updates.getByText('New', { exact: true }).count()).toBeGreaterThan(0);

    // The day after has nothing new, and the page says so.
    setClock(BEFORE + 2 * DAY_MS + 6 * 3_600_000);
    await shownEventually(page, updates.getByText(/Nothing new/));

    // The clock jumped past the access token's expiry: the browser logs the 401 that led to the refresh.
    expect(consoleErrors.filter((error) => !error.includes('401'))).toEqual([]);
  });
});

/** axe finds nothing serious on the page in either theme. */
const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await showIn(page, colorScheme);
    // What is not about colours is the same in both.
    const findings = await seriousFindings(page, { onlyColours: colorScheme === 'light' });
    expect([colorScheme, ...findings]).toEqual([colorScheme]);
  }
};

/** The quote of each badge of the overview, reached by keyboard. */
const quotesOf = async (page: Page): Promise<readonly string[]> => {
  const quotes: string[] = [];
  for (const citation of await citations(page).all()) {
    await page.keyboard.press(']');
    expect(await citation.evaluate((badge) => badge.matches(':focus'))).toBe(true);
    quotes.push(await page.getByRole('tooltip').locator('mark').first().innerText());
  }
  return quotes;
};

const words = (text: string): string => text.replace(/[*_\\]/g, '').replace(/\s+/g, ' ');
const pages = corpusDocuments().map(({ text }) => words(text));
const standsInTheCorpus = (quote: string): boolean => pages.some((page) => page.includes(words(quote)));

/** Reloads the page until it shows the element. */
const shownEventually = async (page: Page, element: Locator): Promise<void> => {
  for (let look = 0; look < 30; look++) {
    const shown = element.first().waitFor({ timeout: 10_000 });
    if (await shown.then(() => true).catch(() => false)) return;
    await page.reload();
  }
  throw new Error(`Not shown on ${page.url()}:\n${await page.locator('main').innerText()}`);
};

const screens = ['/sign-in', '/register', '/forgot', '/explore', '/reset-password/u/t', '/verify-email/u/t'];

test.each(screens)('axe finds nothing serious on %s, in either theme', async (screen) => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await settled(page, () => page.goto(screen));
    await expectAccessible(page);
  });
});
