import type { Browser, Locator, Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { expectSoon, openPage, type PageOptions, seriousFindings, withBrowser } from './browser';
import { widths } from './screens-of-run';

/** How a recorded tracker reads. */

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

const openTracker = async (browser: Browser, options: PageOptions = {}): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await page.goto('/explore');
  await page.locator('main [data-list-item]', { hasText: 'United States tariffs' }).first().click();
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
    // What ended a line is named in it, and may be an item itself.
    const told = text.replaceAll(/No longer holds since [^(:]*\([^():]*\)/g, '');
    expect(headlines.filter((headline) => told.split(headline).length !== 2)).toEqual([]);
  });
});

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
});

/** As if every tracker had been looked at on this day. */
const visitedOn = (page: Page, day: string): Promise<unknown> =>
  page.evaluate(`localStorage.setItem('trackerVisits', JSON.stringify(Object.fromEntries(
    [...document.querySelectorAll('main a[href^="/tracker/"]')].map((link) =>
      [link.getAttribute('href').split('/')[2], { since: null, at: '${day}T00:00:00.000Z' }]))))`);

test('news since the last visit come first, and are no longer new on the next one', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const open = async () => {
      await page.goto('/explore');
      await page.locator('main [data-list-item]').first().waitFor();
    };
    const strip = page.getByRole('region', { name: 'New since your last visit' });
    const marks = overviewOf(page).getByText('New', { exact: true });
    await open();
    await visitedOn(page, '2026-08-10');
    await page.locator('main [data-list-item]', { hasText: 'United States tariffs' }).first().click();
    await strip.waitFor();
    expect((await strip.boundingBox())?.y).toBeLessThan((await overviewOf(page).boundingBox())?.y ?? 0);
    expect(await marks.count()).toBeGreaterThan(0);
    expect(await seriousFindings(page)).toEqual([]);

    await page.reload();
    await strip.waitFor();

    await open();
    await visitedOn(page, '2026-08-31');
    await page.locator('main [data-list-item]', { hasText: 'United States tariffs' }).first().click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect([await strip.count(), await marks.count()]).toEqual([0, 0]);
  });
});

test('findings that are only in the ledger are counted and can be read', async () => {
  await withBrowser(async (browser) => {
    const overview = overviewOf(await openTracker(browser));
    const more = overview.getByRole('button', { name: /^\d+ more findings?$/ });
    const count = Number.parseInt(await more.innerText(), 10);
    await more.click();
    const findings = overview.getByRole('list', { name: 'More findings' }).getByRole('listitem');
    await findings.first().waitFor();
    await expectSoon(() => findings.count()).toBe(count);
  });
});

/** Whether an element has been scrolled to the top of the window, but for the bar there and parts of a pixel. */
const isAtTop = async (place: Locator): Promise<boolean> => {
  const top = (await place.boundingBox())?.y ?? Infinity;
  return top > -1 && top < 100;
};

test.each(widths)('the last news is one line, two on a phone, that leads to its update, at %i px', async (width) => {
  await withBrowser(async (browser) => {
    const page = await openTracker(browser, { width });
    const news = page.getByRole('link', {
      name: /^Last news of August 18(?:, 2026)?, found August 19(?:, 2026)?\s/,
    });
    const { x, height, width: room } = (await news.boundingBox()) ?? { x: 0, height: Infinity, width: Infinity };
    expect(height).toBeLessThan(width < 600 ? 60 : 32);
    expect(x + room).toBeLessThan(width);

    await news.click();
    const update = page.getByRole('article', { name: 'Update of August 19, 2026' });
    await until('the update is at the top', () => isAtTop(update));
    await expectSoon(() => update.evaluate((article) => article.matches(':focus'))).toBe(true);
  });
});
