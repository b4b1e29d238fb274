import { temporaryFolder } from '../support/temporary-folder';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { openPage, withBrowser } from './browser';
import { joinAs, signIn } from './signed-in';

const folder = temporaryFolder();
let aidy: AidyProcess;
beforeAll(async () => {
  aidy = await startAidy({ DATA_DIR: folder, STARTER_CONTENT: 'off', RATE_LIMIT_SCALE: '100' });
});
afterAll(() => aidy.stop());

test('a folder that is made elsewhere shows without a reload', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const session = await joinAs(page, 'reader@example.org', 'a desk by the window');
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
