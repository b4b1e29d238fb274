import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, seriousFindings, settled, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { screens } from './screens-of-run';
import { joinAs, signIn } from './signed-in';

/** The trackers of countries and agencies: their pages before anybody follows them, and how they are followed. */

let aidy: SharedServices['busy-product'];
beforeAll(async () => {
  aidy = await sharedService('busy-product');
});

const bodyOf = async <Body>(page: Page, path: string): Promise<Body> =>
  (await (await page.request.get(path)).json()) as Body;

const trackerOf = async (page: Page, code: string): Promise<string> => {
  const { trackers } = await bodyOf<{ trackers: readonly { id: string; country_code: string }[] }>(
    page,
    '/api/topics/get-tariff-data/',
  );
  return trackers.find(({ country_code }) => country_code === code)?.id ?? '';
};

test.each(screens)(
  'the record of a country is there before anybody follows it, at %i px, %s',
  async (width, colorScheme) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      const country = await trackerOf(page, 'IL');
      await settled(page, () => page.goto(`/tracker/${country}`));
      await page.getByRole('heading', { level: 1, name: 'Israel' }).waitFor();
      await page.getByText('Nobody follows this yet, so it isn’t researched.').waitFor();
      await page.getByText('US exports').waitFor();
      await page.getByRole('region', { name: 'Latest update' }).getByText('Duties', { exact: true }).waitFor();
      const findings = [await sidewaysOverflow(page), ...(await seriousFindings(page))];
      await page.getByRole('button', { name: 'Follow' }).click();
      await page.getByRole('dialog', { name: /Sign In|Register|Create/i }).waitFor();

      const { uid } = await bodyOf<{ uid: string }>(page, '/api/topics/executive-branch/department-of-labor/');
      await settled(page, () => page.goto(`/tracker/${uid}`));
      await page.getByRole('heading', { level: 1, name: 'Department of Labor (DOL)' }).waitFor();
      await page.getByText('Civilian employees on board').waitFor();
      findings.push(await sidewaysOverflow(page), ...(await seriousFindings(page)));
      expect([...consoleErrors, ...findings]).toEqual([0, 0]);
    });
  },
);

test.each(screens)('at %i px, %s: Track Country and Track Agency follow in a new tab', async (width, colorScheme) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
    const session = await joinAs(page, `subjects-${width}-${colorScheme}@example.org`);
    await signIn(page, session);
    for (const [address, name] of [
      ['/tariffs?country=JO', 'Track Country'],
      ['/exec?agency=department-of-energy', 'Track Agency'],
    ] as const) {
      await settled(page, () => page.goto(address));
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: `${name} (opens in a new tab)` }).click(),
        page.getByText('Now following topic').waitFor(),
      ]);
      await opened.reload();
      await opened.getByRole('switch', { name: 'Following', checked: true }).waitFor();
      await opened.getByText('Weekly, while someone follows it').waitFor();
      await opened.getByRole('region', { name: 'On record' }).waitFor();
      expect([await sidewaysOverflow(opened), ...(await seriousFindings(opened))]).toEqual([0]);
      await opened.close();
    }
    expect(consoleErrors).toEqual([]);
  });
});
