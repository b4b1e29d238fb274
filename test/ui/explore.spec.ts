import type { Browser, Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { expectSoon, openPage, type PageOptions, settled, withBrowser } from './browser';
import { widths } from './screens-of-run';
import { joinAs, signIn } from './signed-in';

/** Explore, its search and its pages, on the starter content. */

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

const open = async (browser: Browser, path: string, options: PageOptions = {}): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await settled(page, () => page.goto(path));
  return page;
};

const startList = (page: Page) => page.getByRole('region', { name: 'Where to Start?' });
const found = (page: Page) => startList(page).locator('[data-list-item]').allTextContents();
/** The starter's trackers are the only ones to clone. Others of agencies and countries are opened by suites beside this one. */
const starters = (page: Page) => startList(page).getByRole('button', { name: /^Clone: / });

test.each(widths)(
  'at %i px Explore has its hero, how it works, and popular trackers by category with Follow buttons',
  async (width) => {
    await withBrowser(async (browser) => {
      const page = await open(browser, '/explore', { width });
      await page.getByRole('heading', { level: 1, name: 'Track Anything' }).waitFor();
      const steps = page.getByRole('list', { name: 'How it works' }).locator('li > :first-child');
      expect((await steps.allTextContents()).map((step) => step.slice(1))).toEqual([
        'You set trackers',
        'We do the research',
        'You get updates your way',
      ]);
      const frequency = page.getByRole('combobox', { name: 'Frequency' });
      await expectSoon(() => frequency.inputValue()).toBe('day');
      const options = await frequency.getByRole('option').all();
      const choices = await Promise.all(
        options.map(async (each) => [await each.textContent(), await each.isDisabled()]),
      );
      expect(choices).toEqual([
        ['Hourly', true],
        ['Daily', false],
        ['Weekly', false],
      ]);
      await expectSoon(() => page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
      await startList(page).getByRole('heading', { level: 3, name: 'Trade' }).waitFor();
      const headings = await startList(page).getByRole('heading', { level: 3 }).allTextContents();
      const bySuitesBeside = ['Agencies', 'Countries'];
      expect(headings.filter((heading) => !bySuitesBeside.includes(heading))).toEqual(['Space', 'Technology', 'Trade']);
      await expectSoon(() => starters(page).count()).toBe(5);
    });
  },
);

test('typing finds trackers in spite of typos, keeps the search in the URL, and says where there are none', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    const field = page.getByRole('searchbox', { name: 'Search trackers' });
    await field.pressSequentially('artmis misions');
    await page.waitForURL('**/explore?query=artmis+misions');
    await startList(page).getByText('United States tariffs').waitFor({ state: 'detached' });
    expect((await found(page))[0]).toBe('Artemis missions and the return to the Moon');
    await field.fill('krill');
    await page.getByText('No trackers found.').waitFor();
    await settled(page, () => page.reload());
    await expectSoon(() => field.inputValue()).toBe('krill');
    await field.fill('');
    await page.waitForURL('**/explore');
    await startList(page).getByText('United States tariffs').first().waitFor();
    await expectSoon(() => starters(page).count()).toBe(5);
  });
});

test('on a narrow screen, too, a plan without room for another daily tracker says so before anything is typed', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url, width: 390 });
    const session = await joinAs(page, 'no-more-daily@example.org');
    for (const tracker_description of ['Ferries', 'Bridges'])
      await page.request.post('/api/topics/create-tracker/', {
        headers: { authorization: `Bearer ${session.access}` },
        data: { tracker_description, update_frequency: 'day', domains: ['example.org'] },
      });
    await signIn(page, session);
    await page.goto('/explore');
    await page.getByRole('option', { name: 'Daily', disabled: true }).waitFor({ state: 'attached' });
    await expectSoon(() => page.getByRole('combobox', { name: 'Frequency' }).inputValue()).toBe('week');
  });
});

test('cloning asks a visitor to sign in', async () => {
  await withBrowser(async (browser) => {
    const visitor = await open(browser, '/explore');
    await starters(visitor).first().click();
    await visitor.getByRole('dialog', { name: 'Sign In' }).waitFor();
  });
});

test('the page of a topic begins its tracker, and Campaigns replaces Explore until the visitor leaves it', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.getByRole('link', { name: 'Gene therapy approvals' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gene therapy approvals' }).waitFor();
    await expectSoon(() => page.getByRole('textbox', { name: 'Topic' }).inputValue()).toContain(
      'gene and cell therapies',
    );
    // A tab that has shown Explore goes on showing it; another begins with the campaigns that it came for, unless a link
    // to Explore is followed.
    const tab = await page.context().newPage();
    await tab.goto('/campaigns');
    await tab.getByRole('heading', { level: 1, name: 'Track Any Campaign' }).waitFor();
    await tab.goto('/explore');
    await tab.waitForURL('**/campaigns');
    await tab.getByRole('link', { name: 'Explore', exact: true }).click();
    await tab.getByRole('heading', { level: 1, name: 'Track Anything' }).waitFor();
  });
});

test('an executive order is found and becomes the topic of a new tracker', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/trump-eos');
    await page.getByText('Analysts at work').waitFor();
    const all = page.getByRole('button', { name: /^Track: / });
    await all.first().waitFor();
    const before = await all.count();
    await page.getByRole('searchbox', { name: 'Search executive orders' }).fill('natoinal parks');
    // A click while the list changes would be lost.
    await until('only what was searched for is listed', async () => (await all.count()) < before);
    const track = page.getByRole('button', {
      name: 'Track: Making America Beautiful Again by Improving Our National Parks',
    });
    await track.click();
    const dialog = page.getByRole('dialog', { name: 'New Tracker' });
    await expectSoon(() => dialog.getByLabel('Description').inputValue()).toContain('Executive Order 14314');
  });
});
