import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { PASSWORD, ROOT } from './accounts';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { firstScriptBytes } from './first-script';
import { pageHeading } from './locators';
import { wideScreens } from './screens-of-run';
import { joinAs, newSession, type Session, signIn } from './signed-in';

const folder = temporaryFolder();
let aidy: AidyProcess;
let root: Session;
let ann: Session;

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    RATE_LIMIT_SCALE: '100',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    ann = await joinAs(page, 'ann@example.org');
    root = await newSession(page, ROOT);
  });
});
afterAll(() => aidy.stop());

/**
 * React-admin's own menu of columns: its items are options outside a list box that hold a switch. The switch has its name and
 * works by keyboard.
 */
const ofColumnMenu = /^(aria-required-parent|nested-interactive): <li role="option"|^list: <ul class="MuiBox-root/;

test('staff find a user by their address, what they did, and what an event says', async () => {
  await withBrowser(async (browser) => {
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [768, 'dark'],
    ] as const) {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      const findings: string[] = [];
      const look = async () => void findings.push(...(await seriousFindings(page)));
      await signIn(page, root);

      await page.goto('/list-trackers');
      await page.getByRole('link', { name: 'Administration' }).click();
      await pageHeading(page, 'Users').waitFor();
      await page.getByLabel('Full email address').fill('ann@example.org');
      await page.getByText('1-1 of 1').waitFor();
      expect(decodeURIComponent(page.url())).toContain('ann@example.org');
      await look();
      await page.getByRole('cell', { name: 'a•••@example.org' }).click();

      await pageHeading(page, 'a•••@example.org').waitFor();
      await page.getByRole('button', { name: 'Show name and address' }).click();
      const unmask = page.getByRole('dialog', { name: 'Show name and address?' });
      await unmask.getByLabel('Reason').fill('They asked by phone.');
      await unmask.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('ann@example.org', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Export their events' }).click();
      const exporting = page.getByRole('dialog', { name: 'Export their events?' });
      await exporting.getByLabel('Reason').fill('A request for their data.');
      const [personal] = await Promise.all([
        page.waitForEvent('download'),
        exporting.getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      expect(personal.suggestedFilename()).toMatch(/^events-.+\.jsonl$/);
      await exporting.waitFor({ state: 'detached' });
      await page.reload();
      await page
        .getByRole('row', { name: /UserUnmasked/ })
        .first()
        .waitFor();
      expect(await page.getByText('ann@example.org', { exact: true }).count()).toBe(0);

      const activated = page.getByRole('row', { name: /UserActivated/ });
      await activated.waitFor();
      await look();
      await activated.click();

      await pageHeading(page, 'UserActivated').waitFor();
      await expectSoon(() => page.locator('pre').innerText()).toContain('"firstName": "•••"');
      await look();
      await page.getByText(/^user-/).click();
      await pageHeading(page, 'Events').waitFor();
      await page.getByRole('row', { name: /UserRegistered/ }).waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Signed, for an auditor' }).click();
      const chain = await text(await (await download).createReadStream());
      expect(chain.split('\n')[1]).toContain('"type":"UserRegistered"');

      for (const [entry, shown] of [
        ['Trackers', 'United States tariffs by product and country'],
        ['Runs', 'published'],
        ['Claims', 'new'],
      ] as const) {
        await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
        await pageHeading(page, entry).waitFor();
        await page.getByRole('cell', { name: shown }).first().waitFor();
        await look();
      }
      expect([width, ...consoleErrors, ...findings]).toEqual([width]);
    }
  });
});

test('an administrator rebuilds a read model, verifies it, and looks at jobs, mails and health', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 768 });
    await signIn(page, root);
    await page.goto('/admin/projections');
    await page.getByRole('cell', { name: 'source-sets', exact: true }).click();
    await pageHeading(page, 'source-sets').waitFor();
    await page.getByText('It follows the log.').waitFor();

    await page.getByRole('button', { name: 'Rebuild' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rebuild source-sets?' });
    await dialog.getByRole('button', { name: 'Rebuild' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    const findings = [...(await seriousFindings(page))];
    await dialog.getByLabel('Reason').fill('A set looks wrong.');
    await dialog.getByRole('button', { name: 'Rebuild' }).click();
    await page.getByText('The rebuild of source-sets has started.').waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByText('It follows the log.').waitFor();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText(/^No differences: /).waitFor();
    findings.push(...(await seriousFindings(page)));
    for (const [entry, shown] of [
      ['Jobs', 'No jobs match.'],
      ['Outbox', 'User registered'],
      ['Health', 'event-store'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
      await pageHeading(page, entry).waitFor();
      await page.getByText(shown).first().waitFor();
      findings.push(...(await seriousFindings(page)));
    }
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});

test('staff follow the log and choose its columns, which are kept', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    await page.goto('/admin/events');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('switch', { name: 'Follow' }).check();
    await page.request.post('/api/topics/create-collection/', {
      data: { name: 'Metals' },
      headers: { authorization: `Bearer ${ann.access}` },
    });
    await page.getByRole('row', { name: /CollectionCreated/ }).waitFor();

    const stream = page.getByRole('columnheader', { name: 'Stream' });
    await stream.waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('presentation').getByLabel('Stream').click();
    await stream.waitFor({ state: 'detached' });
    const findings = (await seriousFindings(page)).filter((finding) => !ofColumnMenu.test(finding));
    await page.reload();
    await page.getByRole('row', { name: /CollectionCreated/ }).waitFor();
    expect(await stream.count()).toBe(0);
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});

describe('the history of a tracker', () => {
  let tracker: string;

  beforeEach(async () => {
    await withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: aidy.url });
      const post = async (path: string, data: object, { access }: Pick<Session, 'access'>) =>
        (await page.request.post(path, { data, headers: { authorization: `Bearer ${access}` } })).json();
      const topic = {
        tracker_description: 'Copper tariffs and quotas',
        update_frequency: 'day',
        domains: ['gone.invalid'],
      };
      tracker = (await post('/api/topics/create-tracker/', topic, ann)).tracker_id;
      await post(`/api/topics/tracker/${tracker}/update_tags/`, { tags: ['metals'] }, ann);
      const { user_uid } = await (
        await page.request.get('/api/common/user/', { headers: { authorization: `Bearer ${ann.access}` } })
      ).json();
      const acting = await post('/api/common/impersonate/', { user_uid, reason: 'Ticket 4411' }, root);
      await post('/api/topics/create-tracker/', { ...topic, tracker_id: tracker, update_frequency: 'week' }, acting);
    });
  });

  test.each(wideScreens)(
    'mouse and keyboard reach what each event changed, at %i px, %s',
    async (width, colorScheme) => {
      await withBrowser(async (browser) => {
        const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
        await signIn(page, root);
        await page.goto(`/admin/trackers/${tracker}/show`);
        await page.getByRole('link', { name: 'History, and what it was like' }).click();
        await pageHeading(page, 'Copper tariffs and quotas').waitFor();
        const panel = page.getByRole('region', { name: 'State', exact: true });
        await panel.waitFor();
        const frequency = panel.locator('dt:text-is("Frequency") + dd');

        const revised = page.getByRole('row', { name: /TrackerRevised/ });
        await expectSoon(() => revised.innerText()).toMatch(/root@example\.org\s+as a•••@example\.org/);
        await revised.getByText('daily → weekly').and(page.locator(':visible')).waitFor();
        await revised.click();
        await frequency.locator('del').getByText('daily').waitFor();
        await expectSoon(() => frequency.locator('ins').innerText()).toBe('weekly');
        const findings = [...(await seriousFindings(page))];

        const tagged = page.getByRole('row', { name: /TrackerTagged/ }).getByRole('button');
        await tagged.press('Enter');
        await panel.locator('dt:text-is("Tags") + dd ins').getByText('metals').waitFor();
        await panel.getByText(/^The past: as it was on/).waitFor();
        await expectSoon(() => frequency.innerText()).toBe('daily');
        await tagged.press('ArrowDown');
        await panel.getByRole('heading', { name: await shownState(page) }).waitFor();
        await expectSoon(() => tagged.getAttribute('aria-pressed')).toBe('false');

        // An event of somebody else meanwhile moves no revision.
        await page.request.post(`/api/topics/tracker/${tracker}/update_tags/`, {
          data: { tags: ['metals', 'mining'] },
          headers: { authorization: `Bearer ${ann.access}` },
        });
        await panel.getByRole('slider', { name: 'Revision' }).press('Home');
        await panel.getByText('The tracker did not exist yet.').waitFor();
        await expectSoon(() => panel.innerText()).toMatch(/revision 1 of \d+/);

        await page.getByRole('button', { name: 'Who: Anyone' }).click();
        await page.getByRole('menuitem', { name: 'Staff as a user' }).click();
        await page.waitForURL(/who=staff/);
        await page.getByRole('row', { name: /TrackerTagged/ }).waitFor({ state: 'detached' });
        await page.reload();
        await revised.waitFor();
        await expectSoon(() => page.getByRole('button', { name: 'Who: Staff as a user' }).count()).toBe(1);
        findings.push(...(await seriousFindings(page)));

        await page.goto(`/admin/trackers/${tracker}/history?events=run`);
        await page.getByRole('row', { name: /RunRequested/ }).click();
        await page.getByRole('link', { name: 'Open its run' }).click();
        await page.getByRole('heading', { name: 'Documents' }).waitFor();
        expect([...consoleErrors, ...findings]).toEqual([]);
      });
    },
  );
});

/** The heading of the panel for the row that has the focus. */
const shownState = async (page: Page): Promise<string> =>
  (await page.locator(':focus').getAttribute('aria-label')) ?? 'No row has the focus.';

// The sign-in page ends the session that it is opened with.
const annElsewhere = (page: Page) => newSession(page, { username: 'ann@example.org', password: PASSWORD });

test.each([
  ['who are signed out', null],
  ['without a role', annElsewhere],
])('people %s are led to the sign-in page', async (_who, session) => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    if (session !== null) await signIn(page, await session(page));
    await page.goto('/admin/users');
    await page.waitForURL('**/sign-in');
    expect(await page.getByRole('cell').count()).toBe(0);
  });
});

describe('the staff route /Collection', () => {
  const open = async (session: ((page: Page) => Promise<Session>) | null, then: (page: Page) => Promise<unknown>) =>
    withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: aidy.url });
      if (session !== null) await signIn(page, await session(page));
      await page.goto('/Collection');
      await then(page);
    });

  test('leads staff to all folders', () =>
    open(
      async () => root,
      async (page) => {
        await pageHeading(page, 'Folders').waitFor();
        await page.waitForURL('**/admin/collections');
      },
    ));

  test('leads users without a role to the sign-in page', () =>
    open(annElsewhere, (page) => page.waitForURL('**/sign-in')));

  test('asks the signed-out to sign in', () =>
    open(null, (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor()));
});

test('the script of the administration stays below 420 kB, gzip', async () => {
  await withBrowser(async (browser) => {
    const bytes = await firstScriptBytes(browser, aidy.url, '/admin/users', root);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(420_000);
  });
});
