import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, type PageOptions, withBrowser } from './browser';

/** How a recorded tracker reads. */

const folder = temporaryFolder();

let aidy: AidyProcess;
beforeAll(async () => {
  aidy = await startAidy({ DATA_DIR: join(folder, 'data') });
}, 60_000);
afterAll(() => aidy.stop());

const openTracker = async (browser: Browser, options: PageOptions = {}): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await page.goto('/explore');
  await page.locator('main [data-walk]', { hasText: 'United States tariffs' }).first().click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  return page;
};

const overviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Overview' });

test('each page is one item: its headline once, and no heading without a page', async () => {
  await withBrowser(async (browser) => {
    const overview = overviewOf(await openTracker(browser));
    const headlines = await overview.getByRole('heading', { level: 3 }).allTextContents();
    expect(headlines.length).toBeGreaterThan(4);
    expect(headlines.filter((headline) => /^Fact Sheet|^Further$/i.test(headline))).toEqual([]);
    const text = (await overview.textContent()) ?? '';
    expect(headlines.filter((headline) => text.split(headline).length !== 2)).toEqual([]);
  });
}, 60_000);

test('without a rail there is one button per page, with all of its numbers', async () => {
  await withBrowser(async (browser) => {
    const page = await openTracker(browser, { width: 768 });
    const buttons = overviewOf(page).getByRole('list', { name: 'Sources' }).getByRole('link');
    const pages = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(pages).size).toBe(pages.length);
    const words = await buttons.allTextContents();
    expect(words.filter((each) => !/^\d+(?:, \d+)* - [\w.-]+$/.test(each))).toEqual([]);
    expect(words.some((each) => each.includes(','))).toBe(true);
  });
}, 60_000);
