import type { Browser, Page } from 'playwright-core';
import { expectSoon, seriousFindings, withBrowser } from './browser';
import { styleOf } from './in-page';
import { newResearch, type ResearchedProduct, researchedProduct } from './researched-product';
import { widths } from './screens-of-run';

/** What the owner of a tracker does on its page, and what others see of it. */

const themes = ['light', 'dark'] as const;

let product: ResearchedProduct;
beforeAll(async () => {
  product = await researchedProduct(await newResearch('tracker-page'));
});

const own = async (browser: Browser, width: number, colorScheme: (typeof themes)[number] = 'light') => {
  const opened = await product.open(browser, `/tracker/${product.tracker}`, {
    signedIn: true,
    width,
    colorScheme,
    // Contrast is judged after a menu has faded in.
    reducedMotion: 'reduce',
  });
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return opened;
};
declare const navigator: { readonly clipboard: { readText(): Promise<string> } };
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test.each(widths)('tags are managed in their dialog and removed from the page, at %i px', async (width) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await own(browser, width);
    await page.getByRole('button', { name: 'Manage Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Tags' });
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('section 232');
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('z\u0335\u0322a\u0334l\u0338g\u0336o');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tags updated successfully').waitFor();
    const tags = page.getByRole('list', { name: 'Tags' });
    await tags.getByText('section 232').waitFor();
    for (const tag of await tags.getByRole('button', { name: /^Remove tag/ }).all())
      expect((await tag.boundingBox())?.height).toBeGreaterThanOrEqual(24);

    await tags.getByRole('button', { name: 'Remove tag section 232' }).click();
    await page.getByText('Tag removed successfully').waitFor();
    await tags.getByText('section 232').waitFor({ state: 'detached' });
    await tags.getByRole('button', { name: /^Remove tag z/ }).click();
    await tags.getByRole('button', { name: /^Remove tag/ }).waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
  });
});

test.each(themes)(
  'a line is marked as wrong by keyboard, leaves the overview, and comes back when that is undone, in the %s theme',
  async (theme) => {
    await withBrowser(async (browser) => {
      const { page } = await own(browser, 1440, theme);
      const overview = page.getByRole('region', { name: 'Overview' });
      const menus = overview.getByRole('button', { name: 'Feedback on this line' });
      const before = await menus.count();
      await menus.first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu', { name: 'Feedback on this line' }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('menuitemradio', { name: /^Wrong/ }).press('Enter');
      await page.getByText('Marked as wrong.').first().waitFor();
      await overview.getByRole('button', { name: '1 line removed because of feedback' }).click();
      await expectSoon(() => menus.count()).toBe(before - 1);
      const struck = overview.getByRole('list', { name: 'Removed because of feedback' });
      await struck.getByRole('button', { name: 'Add a note' }).click();
      await struck.getByRole('textbox', { name: 'Note' }).fill('The annex says 25%.');
      await page.keyboard.press('Enter');
      await struck.getByText('“The annex says 25%.”').waitFor();
      expect(await seriousFindings(page)).toEqual([]);

      const { page: visitors } = await product.open(browser, `/tracker/${product.tracker}`);
      await visitors.getByRole('button', { name: '1 line removed because of feedback' }).click();
      await visitors.getByText('“The annex says 25%.”').waitFor();
      expect(await visitors.getByRole('button', { name: /Feedback on|Undo|Edit note/ }).count()).toBe(0);

      await struck.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Feedback removed').waitFor();
      await overview.getByRole('button', { name: /removed because of feedback/ }).waitFor({ state: 'detached' });
      await expectSoon(() => menus.count()).toBe(before);
    });
  },
);

test('on paper the page has the quotes of its sources, and nothing that needs a screen', async () => {
  await withBrowser(async (browser) => {
    const { page } = await own(browser, 768, 'dark');
    const sources = page.getByRole('region', { name: 'Sources', exact: true });
    expect(await sources.count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const badges = await page.getByRole('region', { name: 'Overview' }).locator('[data-badge]').all();
    // Two lines may cite the same source, such as the one that says until when both hold.
    const cited = new Set(await Promise.all(badges.map((badge) => badge.getAttribute('data-badge'))));
    expect(cited.size).toBeGreaterThan(0);
    await expectSoon(() => sources.getByRole('listitem').count()).toBeGreaterThanOrEqual(cited.size);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    await expectSoon(() => styleOf(page.locator('h1'), 'color')).toBe('rgb(26, 29, 33)');
  });
});

test('the RSS link is copied; the link of a private tracker only after making it public', async () => {
  await withBrowser(async (browser) => {
    const { page } = await own(browser, 1440);
    await page.getByRole('button', { name: 'Copy RSS link' }).click();
    await page.getByText('RSS link copied to clipboard').waitFor();
    expect((await page.request.get(await copied(page))).headers()['content-type']).toContain('application/rss+xml');

    await choose(page, 'Make private');
    await page.getByText('Tracker is now private').waitFor();
    await choose(page, 'Copy link');
    const dialog = page.getByRole('dialog', { name: 'Make Tracker Public' });
    await dialog
      .getByText(
        'By copying this link, you will make this tracker public and accessible to anyone with the link. Are you sure you want to proceed? It will also be listed on Explore.',
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'Make Public & Copy' }).click();
    await page.getByText('Tracker is now public and link copied to clipboard').waitFor();
    expect(await copied(page)).toBe(`${product.url}/tracker/${product.tracker}`);
  });
});

test('everybody may save the evidence as a file', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, `/tracker/${product.tracker}`);
    const saving = page.waitForEvent('download');
    await choose(page, 'Export as CSV');
    expect((await saving).suggestedFilename()).toMatch(/^united-states-tariffs-by-product-and-country-.*\.csv$/);
  });
});
