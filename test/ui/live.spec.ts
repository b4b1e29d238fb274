import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, withBrowser } from './browser';
import { joinAs, signIn } from './signed-in';

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

test('a folder that is made elsewhere shows without a reload', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const session = await joinAs(page, 'reader-of-live@example.org');
    await signIn(page, session);
    const stream = page.waitForResponse('**/api/common/live');
    await page.goto('/list-trackers');
    await stream;
    await page.request.post('/api/topics/create-collection/', {
      data: { name: 'Trade' },
      headers: { authorization: `Bearer ${session.access}` },
    });
    await page.getByRole('link', { name: 'Trade' }).waitFor();
  });
});
