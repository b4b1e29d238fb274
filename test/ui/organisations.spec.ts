import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { PASSWORD, ROOT } from './accounts';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { pageHeading } from './locators';
import { newSession, type Session, signIn } from './signed-in';

/** An organisation's people: how they are invited, join, and what they see; and the plan that an applicant purchases. */

const PLANS = {
  pro: { label: 'Pro', trackers: 50, daily: 25, price: 'price_pro' },
  team: { label: 'Team', trackers: 200, daily: 80, price: 'price_team' },
};
const folder = temporaryFolder();
let aidy: AidyProcess;
let root: Session;

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    PLANS: JSON.stringify(PLANS),
    RATE_LIMIT_SCALE: '100',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    root = await newSession(page, ROOT);
  });
});
afterAll(() => aidy.stop());

/** The link of a new invite, made over HTTP. */
const invite = async (page: Page, email: string, role = 'coordinator'): Promise<{ id: string; link: string }> => {
  const headers = { authorization: `Bearer ${root.access}` };
  const data = { email, org_name: 'Acme Fund', role };
  const answer = await page.request.post('/api/admin/invites/', { headers, data });
  expect(answer.status()).toBe(201);
  const { id, link } = (await answer.json()) as { id: string; link: string };
  const { pathname, search } = new URL(link);
  return { id, link: pathname + search };
};

const fillIn = async (page: Page, confirmation = PASSWORD): Promise<void> => {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
};

test('an administrator invites somebody, sends it again, and withdraws it', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    await page.goto('/admin/invites');
    await pageHeading(page, 'Invites').waitFor();
    await page.getByText('No one has been invited yet.').waitFor();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('button', { name: 'Send invite' }).click();
    await page.getByText('Must be a valid email address').waitFor();
    await page.getByText('Please name the organisation').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel('Email').fill('never@example.org');
    await dialog.getByLabel('Organisation').fill('Acme Fund');
    await dialog.getByLabel('Member role').selectOption('applicant');
    await page.getByRole('button', { name: 'Send invite' }).click();
    const made = page.getByRole('dialog', { name: 'Invite created' });
    await expectSoon(() => made.getByLabel('Link').inputValue()).toMatch(/\/join\?org=[\w-]{43}&invite=[\w.-]+$/);
    await made.getByRole('button', { name: 'OK' }).click();

    await page.getByRole('cell', { name: 'n•••@example.org' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Sent again. It is valid for another 14 days.').waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog', { name: 'Withdraw this invite?' }).getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('The invite was withdrawn.').waitFor();
    await page.getByRole('cell', { name: 'withdrawn' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

test('an invited person joins, is welcomed, and sees the organisation; the link works once', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    const { link } = await invite(page, 'ann@example.org');
    await page.goto(link);
    await pageHeading(page, 'Join Acme Fund').waitFor();
    await page.getByText('You will sign in as ann@example.org.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await fillIn(page, 'another harbour lamp');
    await page.getByText('Passwords do not match.').waitFor();
    await fillIn(page);
    const welcome = page.getByRole('dialog', { name: 'Welcome to Aidy!' });
    await welcome.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await welcome.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/dashboard');
    await pageHeading(page, 'Acme Fund').waitFor();
    await page.getByRole('list', { name: 'Members' }).getByText('Ann Lee (you)').waitFor();
    await page.getByText('Nothing is shared yet.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto('/user');
    await page.getByRole('link', { name: 'See its members and trackers' }).waitFor();

    await page.goto(link);
    await page.waitForURL('**/sign-in');
    expect(consoleErrors).toEqual([]);
  });
});

test('a link that is not valid says so', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url, width: 390, colorScheme: 'dark' });
    const { id, link } = await invite(page, 'bob@example.org');
    await page.request.delete(`/api/admin/invites/${id}/`, { headers: { authorization: `Bearer ${root.access}` } });
    for (const address of [link, '/join']) {
      await page.goto(address);
      await page
        .getByText(
          'This invitation is no longer valid. You can request a new invitation from the administrator listed on the invitation.',
        )
        .waitFor();
    }
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test('an applicant goes to the portal after joining, and purchases a plan', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 768 });
    const { link } = await invite(page, 'cid@example.org', 'applicant');
    await page.goto(link);
    await fillIn(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/portal');

    await page.goto('/plans');
    await page.getByText('Thank you for signing up for Aidy.').waitFor();
    await page.getByText('To complete your REAP application, please purchase a plan below.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('radio', { name: /Team/ }).check();
    await page.getByRole('button', { name: 'Purchase' }).click();
    await page.getByRole('button', { name: 'Pay for Team' }).click();
    await page.waitForURL('**/portal');
    await page.goto('/plans');
    await page.getByText('You have a plan.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});
