import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { expectSoon, openPage, seriousFindings, settled, withBrowser } from './browser';
import { firstScriptBytes, scriptsOf } from './first-script';
import { sidewaysOverflow } from './in-page';
import { screens } from './screens-of-run';

/** The tariff tracker: its map, its list, and the panel of a country. */

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

const table = (page: Page) => page.getByRole('region', { name: 'Table of countries' });
const map = (page: Page) => page.getByRole('group', { name: 'World map' });
const jordan = (page: Page) => page.locator('aside').filter({ hasText: 'Jordan' });

test.each(screens)(
  'at %i px, %s: a visitor finds a country by keyboard and reads of it',
  async (width, colorScheme) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      await settled(page, () => page.goto('/tariffs'));
      await expectSoon(() => page.title()).toBe('Aidy · Tariff Tracker');
      await page.getByText('We have no record of the rates that apply today.').waitFor();
      await map(page).waitFor();
      const findings = [...(await seriousFindings(page))];
      // The list comes first if there is no room beside it.
      const [list, world] = [await table(page).boundingBox(), await map(page).boundingBox()];
      if (width < 600) expect(list?.y).toBeLessThan(world?.y ?? 0);

      await page.keyboard.press('/');
      await page.keyboard.type('jord');
      await page.keyboard.press('Tab');
      await table(page).getByRole('row').nth(2).waitFor({ state: 'detached' });
      await table(page).getByRole('link', { name: 'Jordan' }).press('Enter');
      await page.waitForURL('**/tariffs?country=JO');
      await jordan(page).getByRole('heading', { name: 'Jordan', exact: true }).waitFor();
      // On a phone the rest of the page could not be used beside it.
      expect((await jordan(page).boundingBox())?.width).toBe(width < 480 ? width : 300);
      const ask = jordan(page).getByRole('button', { name: 'Ask about trade with Jordan' });
      expect((await ask.boundingBox())?.y).toBeLessThan(300);
      await jordan(page).getByText('63 of 100').waitFor();
      await jordan(page).getByText('July 21, 2026: Fact Sheet:').waitFor();
      const source = jordan(page).getByRole('link', { name: 'Source 1', exact: true });
      await expectSoon(() => source.getAttribute('href')).toMatch(/^https:\/\/www\.whitehouse\.gov\//);
      findings.push(...(await seriousFindings(page)));
      const sideways = await sidewaysOverflow(page);

      await ask.click();
      const field = jordan(page).getByPlaceholder('Ask here....');
      await expectSoon(() => field.evaluate((it) => it.matches(':focus'))).toBe(true);
      const isInView = async () => {
        const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
        return height > 0 && y + height <= (page.viewportSize()?.height ?? 0);
      };
      await expectSoon(isInView).toBe(true);

      await page.goBack();
      await jordan(page).waitFor({ state: 'detached' });
      expect([sideways, ...consoleErrors, ...findings]).toEqual([0]);
    });
  },
);

test('the map is coloured by score or by rate, zoomed by keys, and a country is chosen on it', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await settled(page, () => page.goto('/tariffs'));
    const syria = page.locator('[data-country="760"]');
    const byScore = await syria.getAttribute('fill');
    await page.getByRole('button', { name: 'Rate on August 7, 2025' }).click();
    await page.getByRole('list', { name: 'Rate on August 7, 2025' }).getByText('31% or more').waitFor();
    expect(await syria.getAttribute('fill')).not.toBe(byScore);
    await expectSoon(() => page.locator('[data-country="156"]').getAttribute('fill')).toMatch(/^url\(#/);
    await settled(page, () => page.goto('/tariffs?by=rate&country=TV'));
    const tuvalu = await table(page).getByRole('link', { name: 'Tuvalu' }).boundingBox();
    const list = await table(page).boundingBox();
    // The list is scrolled to a country that was chosen elsewhere.
    expect(tuvalu?.y).toBeGreaterThan(list?.y ?? Infinity);
    expect(tuvalu?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
    await settled(page, () => page.goto('/tariffs?by=rate'));
    for (const _step of [1, 2, 3]) await map(page).press('+');
    await page.getByText('1.3×').waitFor();
    await page.locator('[data-country="076"]').click();
    await page.waitForURL('**/tariffs?by=rate&country=BR');
    await page.getByRole('complementary', { name: 'Brazil' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/tariffs?by=rate');
    expect(consoleErrors).toEqual([]);
  });
});

test('the first script of the page stays below 260 kB, gzip, and no other page has any of it', async () => {
  await withBrowser(async (browser) => {
    const bytes = await firstScriptBytes(browser, aidy.url, '/tariffs');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(260_000);

    const { page } = await openPage(browser, { baseURL: aidy.url });
    const scripts = scriptsOf(page);
    await settled(page, () => page.goto('/tariffs'));
    const own = scripts().filter((script) => /\/(tariff|world|map-view|country)/.test(script));
    expect(own.length).toBeGreaterThan(2);
    for (const path of ['/explore', '/trump-eos']) await settled(page, () => page.goto(path));
    expect(scripts().filter((script) => own.includes(script))).toEqual([]);
  });
});
