import type { Browser, Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { PASSWORD } from './accounts';
import { expectSoon, openPage, type PageOptions, settled, withBrowser } from './browser';
import { holdRequests } from './hold-requests';
import { sidewaysOverflow, drawn, styleOf, focused, store } from './in-page';
import { joinAs, type Session } from './signed-in';

/** Screens with a slow, failing or unavailable server, and users who press twice or go back. */

const email = 'hasty@example.org';
const hebrew = 'תעריפים של ארצות הברית, 2026!';

let aidy: SharedServices['busy-product'];
let session: Session;
let rightToLeft: string;

beforeAll(async () => {
  aidy = await sharedService('busy-product');
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    session = await joinAs(page, email);
    rightToLeft = await makeTracker(page, hebrew);
  });
});

const makeTracker = async (page: Page, description: string): Promise<string> => {
  const answer = await page.request.post('/api/topics/create-tracker/', {
    headers: { authorization: `Bearer ${session.access}` },
    data: { tracker_description: description, update_frequency: 'week', domains: ['example.org'] },
  });
  return ((await answer.json()) as { tracker_id: string }).tracker_id;
};

/** Begins to delete the tracker whose page is shown. */
const deleteHere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
};

const open = async (browser: Browser, path: string, options: PageOptions & { signedIn?: boolean } = {}) => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  // Only once: a page that signs out stays signed out when reloaded.
  if (options.signedIn === true)
    await page.addInitScript(
      `if (!localStorage.getItem('existingUser')) Object.assign(localStorage, ${JSON.stringify({ ...session, existingUser: 'true' })})`,
    );
  await settled(page, () => page.goto(path));
  return page;
};

test('going back after signing in returns to the previous page without signing out', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/list-trackers');
    await page.goBack();
    await page.waitForURL('**/explore');
    await page.getByRole('link', { name: 'Sign Out' }).waitFor();
  });
});

test('without a network a command fails with a message', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    await page.context().setOffline(true);
    await page.getByLabel('Topic').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Unexpected error.').waitFor();
    await expectSoon(() => page.getByLabel('Topic').inputValue()).toBe('Crewed missions to the Moon');
  });
});

test('a dialog and a page whose code cannot be loaded leave the rest unchanged, and can be retried', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const withoutCode = /assets\/(tracker-dialog|tracker-with-record)/;
    await page.route(withoutCode, (route) => route.abort());
    await settled(page, () => page.goto('/explore'));
    await page.getByLabel('Topic').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Create your own tracker' }).click();
    await page.getByRole('alert').getByText('This could not be loaded').waitFor();
    await expectSoon(() => page.getByLabel('Topic').inputValue()).toBe('Crewed missions to the Moon');
    await page.unroute(withoutCode);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: 'New Tracker' }).waitFor();
    await page.keyboard.press('Escape');

    await page.route(withoutCode, (route) => route.abort());
    await page.locator('main [data-list-item]').first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'Explore', exact: true }).isVisible()).toBe(true);
    await page.unroute(withoutCode);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-badge]').first().waitFor();
  });
});

test('dialogs open without a network, since their code is preloaded', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.context().setOffline(true);
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'New Tracker' }).waitFor();
  });
});

test('shows a progress line while a page is loading', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const { release } = await holdRequests(page, '**/assets/list-trackers*');
    await page.getByRole('link', { name: 'My Trackers' }).click();
    const line = page.getByRole('progressbar', { name: 'Loading the page' });
    await line.waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
    expect(await line.count()).toBe(0);
  });
});

test('shows the sidebar while the first page is loading', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const { release } = await holdRequests(page, '**/assets/list-trackers*');
    await page.goto('/list-trackers', { waitUntil: 'commit' });
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'Explore', exact: true }).isVisible()).toBe(true);
    release();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
  });
});

test('a double click sends one request, and the button keeps the focus', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const { release, heldCount } = await holdRequests(page, '**/create-tracker*', 'failed');
    await page.getByLabel('Topic').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Start' }).dblclick();
    release();
    await page.getByText('Error creating tracker.').waitFor();
    expect(heldCount()).toBe(1);
    expect(await focused(page)).toBe('Start');
  });
});

test('closing the form before the answer still shows the result', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const { release } = await holdRequests(page, '**/create-tracker*', 'failed');
    await page.keyboard.press('c');
    await page.getByLabel('Description').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Create Tracker' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    release();
    await page.getByText('Error creating tracker.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/explore');
  });
});

test('clicking outside the form keeps the input; Escape asks first, and the next form is empty', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.keyboard.press('c');
    await page.getByLabel('Description').fill('Crewed missions to the Moon');
    await page.mouse.click(5, 5);
    await expectSoon(() => page.getByLabel('Description').inputValue()).toBe('Crewed missions to the Moon');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await expectSoon(() => page.getByLabel('Description').inputValue()).toBe('');
  });
});

test('if the session has ended, the input is kept for the next one', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    await store(page, { access: 'over', refresh: 'over' });
    await page.getByLabel('Topic').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Start' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crewed missions to the Moon' }).waitFor();
  });
});

test('My Trackers offers to sign in after signing out in another tab', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${aidy.url}/sign-in`);
    await page.getByText('You are signed out.').waitFor();
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
  });
});

test('My Trackers is drawn from the cache, even if the session check gets no answer', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/list-trackers', { signedIn: true });
    const tracker = page.getByRole('link', { name: hebrew });
    await tracker.waitFor();
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Track Anything' }).waitFor();
    await holdRequests(page, '**/validate-token*');
    await page.getByRole('link', { name: 'My Trackers' }).click();
    await tracker.waitFor();
  });
});

test('going back closes dialogs', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    await page.getByRole('link', { name: 'My Trackers' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'New Tracker' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/explore');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

test('deleting shows the tracker’s name and leaves the page, and going back does not return to it', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const id = await makeTracker(page, 'Of no use any more');
    await page.goto(`/tracker/${id}`);
    await deleteHere(page);
    const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await dialog.getByText('Of no use any more').waitFor();
    const { release } = await holdRequests(page, '**/assets/list-trackers*');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Tracker deleted successfully').waitFor();
    expect(await page.getByText('Tracker not found').count()).toBe(0);
    release();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/explore');
  });
});

test('a deletion completes despite Escape and can be undone', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const id = await makeTracker(page, 'Deleted by mistake');
    await page.goto(`/tracker/${id}`);
    const { release } = await holdRequests(page, '**/delete-tracker/*');
    await deleteHere(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    release();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
    expect(await page.getByRole('link', { name: 'Deleted by mistake' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Deleted by mistake' }).waitFor();
  });
});

test('after a deletion in the grid the page has the focus, and Undo comes next', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    await makeTracker(page, 'Soon gone');
    await page.goto('/list-trackers');
    await page.getByRole('button', { name: 'Actions for Soon gone' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('link', { name: 'Soon gone' }).waitFor({ state: 'detached' });
    await page.locator('main:focus').waitFor();
    const undoButton = page.getByRole('button', { name: 'Undo' });
    await undoButton.waitFor();
    await page.keyboard.press('Tab');
    await expectSoon(() => undoButton.evaluate((undo) => undo.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Soon gone' }).waitFor();
    await page.locator('main:focus').waitFor();
  });
});

test('links in a form work on the first click, even from an invalid field', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/register');
    await page.getByLabel('Email').fill('not yet an addre');
    const link = page.getByRole('link', { name: 'Sign In' });
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // As long as a click lasts: the page has rendered in between.
    await drawn(page);
    await page.mouse.up();
    await page.waitForURL('**/sign-in*');
  });
});

test('the menu of a narrow window closes on Escape, returning the focus to its button, and on a click outside', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('link', { name: 'My Trackers' }).focus();
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Menu');
    await page.getByRole('button', { name: 'Menu' }).click();
    // Beside the text, away from any link.
    await page.mouse.click(384, 800);
    await page.locator('#menu').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.locator('#menu').getByRole('button', { name: 'Sign In' }).press('Enter');
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).and(page.locator(':focus')).waitFor();
  });
});

test('in a zoomed window, Enter on a number shows its quote and traps the focus', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { width: 720, height: 450 });
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: /^Source 1:/ });
    await sheet.locator('mark').waitFor();
    const order: unknown[] = [await focused(page)];
    for (const key of ['Tab', 'Tab']) {
      await page.keyboard.press(key);
      order.push(await focused(page));
    }
    expect(order).toEqual(['Close', 'Open the source', 'Close']);
    await page.keyboard.press('Escape');
    await expectSoon(() => page.locator('[data-badge]:focus').count()).toBe(1);
  });
});

test('lines of the wire take at most four rows, and screen readers get the whole text', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    const published = (await (await page.request.get('/api/topics/wire')).json()) as { text: string }[];
    const whole = published.map(({ text }) => `${text}1`);
    const lines = page.getByRole('region', { name: /verified/ }).locator('p:has([data-badge])');
    await expectSoon(() => lines.count()).toBe(3);
    for (const line of await lines.all()) {
      const { height } = (await line.boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(4.5 * 17 * 1.45);
      expect(whole).toContain((await line.textContent())?.replace('…\u2060', ''));
      await expectSoon(() => line.locator('[data-badge]').isVisible()).toBe(true);
    }
  });
});

test.each([360, 768])('at %i px dates and marks are not cut off, in the grid and in the list', async (width) => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/list-trackers', { signedIn: true, width });
    const mark = page.getByText('Failed', { exact: true }).first();
    await mark.waitFor();
    const sticksOut = await mark.evaluate(
      (words) => words.getBoundingClientRect().right - (words.closest('li')?.getBoundingClientRect().right ?? 0),
    );
    expect(sticksOut).toBeLessThan(0);
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('cell', { name: /\d{4}/ }).first().waitFor();
    await expectSoon(() =>
      styleOf(page.getByRole('cell', { name: /^[A-Z][a-z]+ [0-9]+, 20/ }).first(), 'white-space'),
    ).toBe('nowrap');
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.getByText('Failed', { exact: true }).first().waitFor();
  });
});

test('a title’s text direction follows its script', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, `/tracker/${rightToLeft}`, { signedIn: true });
    const title = page.getByRole('heading', { level: 1 });
    await expectSoon(() => title.innerText()).toBe(hebrew);
    await expectSoon(() => title.evaluate((heading) => heading.matches(':dir(rtl)'))).toBe(true);
  });
});

test('content appearing under the sign-in form does not move it', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url, width: 390, height: 844 });
    const { release } = await holdRequests(page, '**/topics/wire*');
    await page.goto('/sign-in');
    const field = page.getByLabel('Email');
    await field.waitFor();
    await page.getByRole('heading', { name: 'Newest verified' }).waitFor();
    const before = await field.boundingBox();
    release();
    await page.locator('[data-badge]').first().waitFor();
    expect(await field.boundingBox()).toEqual(before);
  });
});

test('a pending search does not claim any result', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.getByLabel('Search trackers').fill('zzzz');
    await page.getByText('No public tracker matches “zzzz”.').waitFor();
    const { release } = await holdRequests(page, '**/search-trackers*');
    await page.getByLabel('Search trackers').fill('tariffs');
    await page.getByText('No public tracker matches').waitFor({ state: 'detached' });
    release();
    await page
      .getByRole('link', { name: /tariffs/i })
      .first()
      .waitFor();
  });
});

test('a link to another user’s private tracker redirects to Explore with the reason', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { signedIn: true });
    const stranger = await openPage(browser, { baseURL: aidy.url });
    const other = await joinAs(stranger.page, 'stranger@example.org');
    await store(page, { ...other });
    await page.goto(`/tracker/${rightToLeft}`);
    await page.getByText('This tracker is private').waitFor();
    await page.waitForURL('**/explore');
  });
});

test('a visitor who signs in to clone a tracker comes to the clone', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page
      .getByRole('button', { name: /^Clone: / })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).press('Enter');
    const clone = page.getByRole('dialog', { name: 'Clone this tracker' });
    await clone.getByRole('button', { name: 'Clone', exact: true }).press('Enter');
    await page.waitForURL(/\/tracker\//);
    await page.getByRole('button', { name: 'Edit' }).waitFor();
  });
});

test('moving between numbers keeps one card open and its source highlighted', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.locator('main [data-list-item]').first().click();
    await page.locator('[data-badge="2"]').first().waitFor();
    const facts = await page.locator('main dl [data-badge]').count();
    for (let presses = 0; presses < facts + 2; presses++) await page.keyboard.press(']');
    await page.getByRole('tooltip').waitFor();
    await expectSoon(() => page.getByRole('tooltip').count()).toBe(1);
    const second = page.locator('main [data-badge]').nth(facts + 1);
    await expectSoon(() => second.evaluate((badge) => badge.matches(':focus'))).toBe(true);

    const number = await second.textContent();
    // Several sources may be of one page, so a source is known by its number.
    const highlighted = `[...document.querySelectorAll('main a:not([data-badge])')]
      .filter((source) => getComputedStyle(source).backgroundImage.includes('gradient'))
      .map((source) => source.firstElementChild.textContent).join()`;
    await until(`source ${number} is highlighted`, async () => (await page.evaluate(highlighted)) === number);
  });
});
