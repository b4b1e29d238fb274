import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, withBrowser, settled } from './browser';
import { joinAs, signIn } from './signed-in';

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

test('a page whose code could not be fetched while offline loads once the network is back', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, await joinAs(page, 'reader-of-offline@example.org'));
    await settled(page, () => page.goto('/explore'));
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'My Trackers' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Trackers' }).waitFor();
  });
});

test('a page whose code the server does not send is reloaded after a retry, once', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    let documents = 0;
    page.on('load', () => documents++);
    await page.route('**/assets/register-*.js*', (route) => route.fulfill({ status: 404 }));
    const tryAgain = page.getByRole('button', { name: 'Try again' });

    await settled(page, () => page.goto('/register'));
    await tryAgain.waitFor();
    expect(documents).toBe(1);

    await settled(page, () => Promise.all([page.waitForEvent('load'), tryAgain.click()]));
    await tryAgain.waitFor();
    expect(documents).toBe(2);

    await page.unroute('**/assets/register-*.js*');
    await tryAgain.click();
    await page.getByRole('heading', { level: 1, name: 'Start tracking' }).waitFor();
  });
});

test('a page whose code has been replaced by a newer version is reloaded without being asked', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await settled(page, () => page.goto('/explore'));
    await page.route('**/assets/tracker-with-record-*.js*', (route) => route.fulfill({ status: 404 }));
    const newerVersion = '<script type="module" src="/assets/index-newer.js"></script>';
    await page.route('**/index.html', (route) => route.fulfill({ contentType: 'text/html', body: newerVersion }), {
      times: 1,
    });
    await Promise.all([page.waitForEvent('load'), page.locator('main').getByRole('link').first().click()]);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});
