import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, seriousFindings, withBrowser, settled } from './browser';
import { joinAs, signIn } from './signed-in';

/** A recorded tracker never changes: a reader gets one of their own instead of following it, by keyboard alone. */

let aidy: SharedServices['busy-product'];
beforeAll(async () => {
  aidy = await sharedService('busy-product');
});

test('a recorded tracker is cloned from the list, which opens the clone', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, await joinAs(page, 'reader-of-clone-recorded@example.org'));
    await settled(page, () => page.goto('/explore'));
    const rows = page.getByRole('region', { name: 'Where to Start?' }).getByRole('listitem');
    const recorded = rows.filter({ hasText: 'Example, recorded up to' }).first();
    const title = await recorded.getByRole('link').innerText();
    expect(await seriousFindings(page)).toEqual([]);

    await recorded.getByRole('button', { name: /^Clone: / }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Clone this tracker' });
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Clone', exact: true }).press('Enter');
    await page.waitForURL(/\/tracker\//);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
