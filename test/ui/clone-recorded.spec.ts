import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, seriousFindings, withBrowser, settled } from './browser';
import { joinAs, signIn } from './signed-in';

/** A recorded tracker never changes: a reader who follows it is offered one of their own, by keyboard alone. */

let aidy: SharedServices['busy-product'];
beforeAll(async () => {
  aidy = await sharedService('busy-product');
});

test('following a recorded tracker offers to clone it, which opens the clone', async () => {
  await withBrowser(async (browser) => {
    const { page, complaints } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, await joinAs(page, 'reader-of-clone-recorded@example.org', 'a desk by the window'));
    await settled(page, () => page.goto('/explore'));
    const recorded = page.getByRole('region', { name: 'Where to Start?' }).getByRole('listitem').first();
    const title = await recorded.getByRole('link').innerText();
    await recorded.getByRole('button', { name: /^Follow: / }).press('Enter');
    await page.getByText('Now following topic').waitFor();
    const offer = page.getByRole('button', { name: 'Clone it to get updates' });
    // The offer stays while it is focused.
    await offer.focus();
    expect(await seriousFindings(page)).toEqual([]);

    await offer.press('Enter');
    await page.waitForURL(/\/tracker\//);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
