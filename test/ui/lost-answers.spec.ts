import type { Browser, Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { PASSWORD } from './accounts';
import { expectSoon, openPage, settled, withBrowser } from './browser';
import { stored } from './in-page';
import { joinAs, signIn, type Session } from './signed-in';

/** Nothing typed or sent is lost or done twice when responses are lost or the browser denies storage. */

const email = 'ann-of-lost-answers@example.org';

let aidy: SharedServices['product'];
let session: Session;

beforeAll(async () => {
  aidy = await sharedService('product');
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    session = await joinAs(page, email);
  });
});

const open = async (browser: Browser, { signedIn = false } = {}): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url });
  if (signedIn) await signIn(page, session);
  await settled(page, () => page.goto('/explore'));
  return page;
};

const signInDialog = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
};

test('a lost response and a second press create one tracker', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, { signedIn: true });
    let lost = false;
    await page.route('**/create-tracker*', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await page.getByLabel('Topic').fill('Made once');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Unexpected error.').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { level: 1, name: 'Made once' }).waitFor();
    await page.goto('/list-trackers');
    await page.getByRole('link', { name: 'Made once' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'Made once' }).count()).toBe(1);
  });
});

test('a pending draft is kept until it is created, once, even if the response is lost', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser);
    await page.getByLabel('Topic').fill('Waited for its owner');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
    await page.route('**/create-tracker*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await signInDialog(page);
    await page.getByText('Unexpected error.').waitFor();
    await page.unroute('**/create-tracker*');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Waited for its owner' }).waitFor();
    expect(await stored(page, 'pendingTracker')).toBeNull();
    await page.goto('/list-trackers');
    await page.getByRole('link', { name: 'Waited for its owner' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'Waited for its owner' }).count()).toBe(1);
  });
});

test('a browser that denies storage still shows pages, and stays signed in while the page is open', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await page.addInitScript(
      "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied.', 'SecurityError'); } })",
    );
    await page.goto('/explore');
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await signInDialog(page);
    await page.getByRole('link', { name: 'My Trackers' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
  });
});
