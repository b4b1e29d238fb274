import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { ROOT } from './accounts';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { pageHeading } from './locators';
import { wideScreens } from './screens-of-run';
import { joinAs, newSession, type Session, signIn } from './signed-in';

/** Shown as it is, wherever it stands. */
const TITLE = 'Copper <b>tariffs</b> and quotas';
const folder = temporaryFolder();
let aidy: AidyProcess;
let root: Session;
let tracker: string;

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    RATE_LIMIT_SCALE: '100',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const ann = await joinAs(page, 'ann@example.org');
    root = await newSession(page, ROOT);
    const made = await page.request.post('/api/topics/create-tracker/', {
      data: { tracker_description: TITLE, update_frequency: 'day', domains: ['gone.invalid'] },
      headers: { authorization: `Bearer ${ann.access}` },
    });
    tracker = (await made.json()).tracker_id;
  });
});
afterAll(() => aidy.stop());

const followed = (page: Page) => pageHeading(page, 'What came of a request');

test.each(wideScreens)('staff follow the creation of a tracker to its run, %i px, %s', async (width, colorScheme) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
    await signIn(page, root);
    await page.goto(`/admin/trackers/${tracker}/show`);
    await page.getByRole('row', { name: /TrackerCreated/ }).click();
    await page.getByRole('link', { name: 'Follow this request' }).click();
    await followed(page).waitFor();

    const graph = page.getByRole('region', { name: 'Graph' });
    const table = page.getByRole('region', { name: 'Table' });
    await graph.getByRole('link', { name: /^Run · failed/ }).waitFor();
    await graph.locator('.react-flow__edge').first().waitFor({ state: 'attached' });
    await table.getByRole('row', { name: /^Run .* failed/ }).waitFor();
    const leftOf = async (name: RegExp) => (await graph.getByRole('link', { name }).first().boundingBox())?.x ?? NaN;
    const fromCauseToEffect = [/^Request by/, /TrackerAdmitted/, /TrackerCreated/, /RunRequested/, /^Job/, /^Run/];
    const places = await Promise.all(fromCauseToEffect.map(leftOf));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const findings = [...(await seriousFindings(page))];

    const run = graph.getByRole('link', { name: /^Run · failed/ });
    await expectSoon(() => run.innerText()).toContain(TITLE);
    expect(await page.locator('main b').count()).toBe(0);

    // By keyboard: in the order of causes, each scrolled into sight, and Enter opens it.
    await graph.focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => page.locator(':focus').innerText()).toMatch(/^Request by\s+a•••@example.org/);
    await run.focus();
    await page.locator('.react-flow__edge.active').first().waitFor({ state: 'attached' });
    const [frame, box] = [await graph.boundingBox(), await run.boundingBox()];
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual((frame?.x ?? NaN) + (frame?.width ?? NaN));
    await page.keyboard.press('Enter');
    await pageHeading(page, 'failed').waitFor();

    await page.getByRole('link', { name: 'Follow its request' }).click();
    await followed(page).waitFor();
    await graph.getByRole('link', { name: /^Read model · caught up\s+runs$/ }).click();
    await pageHeading(page, 'runs').waitFor();
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});

test('staff follow a registration to its delivery, on a phone by the table alone', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 390 });
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await signIn(page, root);
    await page.goto(`/admin/events?${new URLSearchParams({ filter: JSON.stringify({ type: 'EffectDelivered' }) })}`);
    await page
      .getByRole('row', { name: /EffectDelivered/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Follow this request' }).click();
    await followed(page).waitFor();
    const table = page.getByRole('region', { name: 'Table' });
    const mail = table.getByRole('row', { name: /^Delivery to a•••@example\.org\s+sent/ });
    await mail.waitFor();
    expect(await page.getByRole('region', { name: 'Graph' }).count()).toBe(0);
    expect(scripts.filter((url) => url.includes('drawing'))).toEqual([]);
    const findings = await seriousFindings(page);
    await mail.getByRole('link').first().click();
    await pageHeading(page, 'Outbox').waitFor();
    await page.getByText('User registered').first().waitFor();
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});
