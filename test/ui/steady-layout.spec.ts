import type { Browser, Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, type PageOptions, withBrowser, settled } from './browser';
import { holdRequests } from './hold-requests';
import { joinAs, signIn, type Session } from './signed-in';

/** Late content, such as a response, an error or a toast, does not shift the layout and is aligned. */

let aidy: SharedServices['product'];
let session: Session;
beforeAll(async () => {
  aidy = await sharedService('product');
  session = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const joined = await joinAs(page, 'reader-of-steady-layout@example.org');
    await page.request.post('/api/topics/create-tracker/', {
      headers: { authorization: `Bearer ${joined.access}` },
      data: { tracker_description: 'Reservoir levels', update_frequency: 'week', domains: ['example.org'] },
    });
    return joined;
  });
});

const open = async (browser: Browser, options: PageOptions = {}): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await signIn(page, session);
  return page;
};

const heightOf = (page: Page): Promise<number> => page.locator('main').evaluate((main) => main.scrollHeight);
const topOf = (page: Page, name: string): Promise<number | undefined> =>
  page
    .getByRole('heading', { level: 1, name })
    .boundingBox()
    .then((box) => box?.y);

test.each([
  [390, 'grid'],
  [768, 'grid'],
  [1440, 'grid'],
  [390, 'list'],
])('at %i px the page of My Trackers does not shrink when its %s has come', async (width, mode) => {
  await withBrowser(async (browser) => {
    const page = await open(browser, { width });
    await page.addInitScript(`localStorage.setItem('trackersViewMode', '${mode}')`);
    const { release } = await holdRequests(page, '**/api/topics/get-collection*');
    await page.goto('/list-trackers');
    await page.getByText('reader-of-steady-layout@example.org').first().waitFor();
    const loading = await heightOf(page);
    release();
    await page.getByRole('link', { name: 'Reservoir levels' }).waitFor();
    expect(await heightOf(page)).toBeGreaterThanOrEqual(loading);
  });
});

test.each([
  ['/register', 'Start tracking', 'Start Tracking', 'Must be a valid email address'],
  ['/forgot', 'Forgot Password', 'Reset Password', 'Must be a valid email address'],
  ['/sign-in', 'Sign In', 'Sign In', 'Email is required'],
])('on %s an error does not move the heading', async (path, title, button, error) => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await settled(page, () => page.goto(path));
    const before = await topOf(page, title);
    await page.getByRole('button', { name: button }).click();
    await page.getByText(error).waitFor();
    expect(await topOf(page, title)).toBe(before);
  });
});

test('Undo is aligned with its toast', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser);
    await page.goto('/list-trackers');
    await page.getByRole('button', { name: 'Actions for Reservoir levels' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    const [words, undo] = await page.getByRole('button', { name: 'Undo' }).evaluate((button) => {
      const range = button.ownerDocument.createRange();
      return [button.closest('[role="status"]').firstChild, button.firstChild].map((text) => {
        range.selectNodeContents(text);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    });
    expect(Math.abs(Number(undo) - Number(words))).toBeLessThan(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Reservoir levels' }).waitFor();
  });
});
