import type { Page } from 'playwright-core';
import {
  PRESS,
  type ProductWithPublisher,
  daysAgo,
  startProductWithPublisher,
} from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { exactButton } from './locators';
import { screens } from './screens-of-run';
import { signIn } from './signed-in';

/** Somebody names the sites they trust, tracks with them, and reads what is new by tag. */

const folder = temporaryFolder();

let product: ProductWithPublisher;

beforeAll(async () => {
  product = await startProductWithPublisher(folder, { RATE_LIMIT_SCALE: '1000' });
  product.publish(
    'Copper tariffs double',
    'The government doubled copper tariffs to 50% on a proposal of its trade office, effective April 1.',
    daysAgo(3),
  );
});
afterAll(() => product.stop());

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.each(screens)('Source Sets at %i px in the %s theme', async (width, colorScheme) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, {
      baseURL: product.aidy.url,
      width,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await signIn(page, product.session);
    const name = `Trade ${width} ${colorScheme}`;
    await page.goto('/domain-sets');
    await page.getByRole('button', { name: /^(?:New|Create a) Source Set$/ }).click();
    await field(page, 'Name').fill(name);
    await field(page, 'Domains').fill('nonsense');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid domain (e.g., example.org)').waitFor();
    await field(page, 'Domains').fill(`one-${PRESS} two-${PRESS}`);
    await page.keyboard.press('Enter');
    await exactButton(page, 'Check domain 1').waitFor();
    const last = await exactButton(page, 'Remove domain 1').boundingBox();
    expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThan(width - 16);
    for (const place of [2, 1]) await exactButton(page, `Remove domain ${place}`).click();
    await field(page, 'Domains').fill(`https://${PRESS}/news`);
    await page.keyboard.press('Enter');
    await page.getByText('Offers 1 feed.').waitFor();
    await field(page, 'Domains').fill(PRESS);
    await page.keyboard.press('Enter');
    await page.getByText('This domain is already in the list').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await exactButton(page, 'Create Source Set').click();
    await page.getByText('Source Set created successfully!').waitFor();
    await exactButton(page, name).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.keyboard.press('c');
    await exactButton(page, `${name} 1`).click();
    await expectSoon(() => field(page, 'Domain 1').inputValue()).toBe(PRESS);
    expect(await seriousFindings(page)).toEqual([]);
    await exactButton(page, `${name} 1`).click();
    await field(page, 'Domain 1').waitFor({ state: 'detached' });
    await exactButton(page, 'Cancel').click();

    await exactButton(page, 'Import').click();
    const opml = `<opml><body><outline text="${name}"><outline xmlUrl="https://more.example/feed"/></outline>
        <outline text="Intranet" xmlUrl="http://localhost/"/></body></opml>`;
    const file = { name: 'feeds.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByText('1 added, 0 already there, 1 left out.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await exactButton(page, 'Done').click();
    await page.getByRole('listitem').filter({ hasText: name }).getByText(`${PRESS}, more.example`).waitFor();

    await exactButton(page, `Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await exactButton(page, 'Delete').click();
    await exactButton(page, name).waitFor({ state: 'detached' });
    await exactButton(page, 'Undo').click();
    await exactButton(page, name).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

/** A tracker with the tag, which has an update. */
const updated = async (tag: string): Promise<void> => {
  const path = await product.track('Copper tariffs', [PRESS]);
  await product.finished(path);
  product.publish(
    'Copper tariffs suspended',
    'The government suspended the copper tariffs of 50% for imports from Chile on Monday, its trade office said.',
    daysAgo(1),
  );
  await product.post(`${path}run/`, {});
  await until('it has an update', async () => (await product.get(path)).updates.length > 0);
  await product.post(`${path}update_tags/`, { tags: [tag, 'Quiet'] });
};

test('the feed by tag, at every width, until all is read by one key', async () => {
  await updated('Trade');
  await withBrowser(async (browser) => {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [768, 'light'],
      [1440, 'dark'],
    ] as const) {
      const { page, consoleErrors } = await openPage(browser, {
        baseURL: product.aidy.url,
        width,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await signIn(page, product.session);
      await page.goto('/list-trackers');
      await page.getByRole('link', { name: 'Feed' }).click();
      await page.getByText('Select a tag to view updates.').waitFor();
      expect(await page.getByRole('article').count()).toBe(0);
      await exactButton(page, 'Trade').click();
      await page
        .getByRole('article')
        .getByText(/suspended the copper tariffs/)
        .first()
        .waitFor();
      expect(new URL(page.url()).search).toBe('?tags=Trade');
      expect(await seriousFindings(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
      if (width < 1440) {
        await page.context().close();
        continue;
      }
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/tracker\//);
      await page.goBack();
      await page.getByText('1 unread', { exact: true }).waitFor();
      await page.keyboard.press('m');
      await page.getByText('All read.').waitFor();
      await page.getByText(/^Read up to/).waitFor();
      await page.reload();
      await page.getByText('All read.').waitFor();
      expect(consoleErrors).toEqual([]);
    }
  });
});
