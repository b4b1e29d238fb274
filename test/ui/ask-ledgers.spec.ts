import { sharedService } from '../support/shared/services';
import { until } from '../support/until';
import { PASSWORD } from './accounts';
import { openPage, seriousFindings, showIn, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { joinAs, signIn } from './signed-in';

let base = '';
let tracker = '';
beforeAll(async () => {
  base = (await sharedService('busy-product')).url;
  const answer = await fetch(`${base}/api/topics/search-trackers/?query=tariffs`);
  const { trackers } = (await answer.json()) as { trackers: readonly { id: string; recorded: boolean }[] };
  tracker = trackers.find(({ recorded }) => recorded)?.id ?? '';
});

test.each([390, 768, 1440])('a tracker is asked, and its answer leads to the source, at %d px', async (width) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: base, width });
    await signIn(page, await joinAs(page, `asks-${width}@example.org`));
    await page.goto(`/tracker/${tracker}`);
    await page.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Ask this tracker' });
    await panel.getByText('What would you like to know?').waitFor();
    await page.keyboard.type('What happened with steel since May 2026?');
    await page.keyboard.press('Enter');
    await panel.getByText('This tracker says, since May 1').waitFor();
    const citation = panel.getByRole('link', { name: 'Source 1' }).first();
    const address = (await citation.getAttribute('href')) ?? '';
    expect([new URL(address).pathname, await citation.getAttribute('target')]).toEqual([
      expect.stringMatching(/^\/go\//),
      '_blank',
    ]);
    expect(await sidewaysOverflow(page)).toBe(0);
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    // The shortcuts are the page's again.
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    // The conversation is still there.
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await panel.getByText('This tracker says, since May 1').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

test('the question of somebody signed out is held until they have signed in', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: base });
    await joinAs(page, 'held@example.org');
    await page.goto(`/tracker/${tracker}`);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Ask this tracker' });
    await panel.getByPlaceholder('Ask here...').fill('What is new on steel?');
    await panel.getByPlaceholder('Ask here...').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill('held@example.org');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    const input = panel.getByPlaceholder('Ask here...');
    await until('the question is back', async () => (await input.inputValue()) === 'What is new on steel?');
  });
});

test('a desk is asked about all its trackers, and the answer names them', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: base });
    const session = await joinAs(page, 'asks-the-desk@example.org');
    await signIn(page, session);
    const headers = { authorization: `Bearer ${session.access}` };
    await page.request.post(`/api/topics/toggle-following/${tracker}/`, { headers, data: { following: true } });
    await page.goto('/list-trackers');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Ask your trackers' });
    await panel.getByPlaceholder('Ask here...').fill('Do importers still have to pay the reciprocal tariff?');
    await panel.getByPlaceholder('Ask here...').press('Enter');
    await panel.getByText('Your trackers say:').waitFor();
    await panel
      .getByText(
        /United States tariffs by product and country · “paying a baseline 15% tariff rate” has not applied since February 20/,
      )
      .first()
      .waitFor();
  });
});
