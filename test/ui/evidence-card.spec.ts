import type { Browser, Locator, Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { expectSoon, openPage, type PageOptions, withBrowser } from './browser';

/** Distance in CSS pixels between the card and its badge, and between the card and the window's edges. */
const distance = 12;

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

/** The first recorded tracker, with its numbers. */
const openTracker = async (browser: Browser, options: PageOptions): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await page.goto('/explore');
  await page.locator('main [data-list-item]').first().click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  return page;
};

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const edgesOf = async (element: Locator): Promise<Edges> => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { left: x, right: x + width, top: y, bottom: y + height };
};

const middle = ({ left, right }: Edges): number => (left + right) / 2;

test.each([
  [1440, 900],
  [1000, 420],
  [768, 420],
])('in a window of %i × %i the card is placed at its number, points to it and stays inside', async (width, height) => {
  await withBrowser(async (browser) => {
    const page = await openTracker(browser, { width, height });
    const card = page.getByRole('tooltip');
    const sides = new Set<string>();
    // In the order of the page: each update counts its sources from 1.
    for (let number = 1; number <= 8; number++) {
      await page.keyboard.press(']');
      const badge = page.locator('[data-badge]').nth(number - 1);
      await until(`number ${number} has the focus`, () => badge.evaluate((shown) => shown.matches(':focus')));
      await card.and(page.locator(`[id="${await badge.getAttribute('aria-describedby')}"]`)).waitFor();
      await until(`the card points at number ${number}`, async () => {
        const [at, shown, tip] = [
          await edgesOf(badge),
          await edgesOf(card),
          await edgesOf(card.locator('> *').first()),
        ];
        const below = shown.top > at.top;
        const gap = below ? shown.top - at.bottom : at.top - shown.bottom;
        sides.add(below ? 'below' : 'above');
        return Math.abs(gap - distance) < 1 && Math.abs(middle(tip) - middle(at)) < 1;
      });
      const shown = await edgesOf(card);
      expect(Math.min(shown.left, shown.top)).toBeGreaterThanOrEqual(distance - 0.5);
      expect(width - shown.right).toBeGreaterThanOrEqual(distance - 0.5);
      expect(height - shown.bottom).toBeGreaterThanOrEqual(distance - 0.5);
    }
    expect([...sides].sort()).toEqual(['above', 'below']);
  });
});

test('the card follows its number while the page scrolls', async () => {
  await withBrowser(async (browser) => {
    const page = await openTracker(browser, { width: 1440, height: 900 });
    await page.keyboard.press(']');
    const card = page.getByRole('tooltip');
    await card.waitFor();
    const { top } = await edgesOf(card);
    await page.mouse.wheel(0, 60);
    await until('the card has moved with its number', async () => Math.abs((await edgesOf(card)).top - (top - 60)) < 1);
  });
});

test('if the card’s code cannot be fetched, the page stays and the number opens its source', async () => {
  await withBrowser(async (browser) => {
    const page = await openTracker(browser, { width: 1440, height: 900 });
    await page.route('**/floating-card*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.locator('[data-badge="1"]').first().hover();
    await failed;
    const opened = page.context().waitForEvent('page');
    await page.locator('[data-badge="1"]').first().click();
    await opened;
    await expectSoon(() => page.getByRole('heading', { name: 'Overview' }).isVisible()).toBe(true);
  });
});
