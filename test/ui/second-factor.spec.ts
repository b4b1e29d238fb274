import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { authenticator } from '../support/accounts/authenticator';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { ROOT } from './accounts';
import { openPage, seriousFindings, withBrowser } from './browser';
import { joinAs } from './signed-in';

/** A super user on an installation that requires a second factor of staff. */

const folder = temporaryFolder();
const clockOffset = join(folder, 'clock-offset');
const machineNow = () => performance.timeOrigin + performance.now();

let aidy: AidyProcess;
beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    RATE_LIMIT_SCALE: '100',
    STAFF_SECOND_FACTOR: 'required',
    CLOCK_OFFSET_FILE: clockOffset,
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
  });
});
afterAll(() => aidy.stop());

const enterPassword = async (page: Page): Promise<void> => {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(ROOT.username);
  await page.getByLabel('Password', { exact: true }).fill(ROOT.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('a second factor is set up before anything is administered, asked for at sign-in, and proven before a role is granted', async () => {
  await withBrowser(async (browser) => {
    const { page: other } = await openPage(browser, { baseURL: aidy.url });
    const { access } = await joinAs(other, 'ann@example.org');
    const bearer = { headers: { authorization: `Bearer ${access}` } };
    const { user_uid } = (await (await other.request.get('/api/common/user/', bearer)).json()) as { user_uid: string };

    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 768, colorScheme: 'dark' });
    const findings: string[] = [];
    const look = async () => void findings.push(...(await seriousFindings(page)));

    await enterPassword(page);
    await page.getByRole('heading', { name: 'My Trackers' }).waitFor();
    await page.goto('/admin/users');
    await page.getByRole('heading', { name: 'Set up your second factor first' }).waitFor();
    await look();
    await page.getByRole('link', { name: 'Set it up on your account page' }).click();

    await page.getByRole('button', { name: 'Turn on' }).click();
    const setUp = page.getByRole('dialog', { name: 'Turn on the second factor' });
    await setUp.getByRole('img', { name: 'QR code of the second factor' }).waitFor();
    await look();
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
    const app = authenticator(secret);
    await setUp.getByLabel('Code', { exact: true }).fill(app.code());
    await page.keyboard.press('Enter');
    const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
    await kept.waitFor();
    await look();
    const codes = await kept.getByRole('listitem').allInnerTexts();
    const download = page.waitForEvent('download');
    await kept.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/recovery codes\.txt$/);
    await kept.getByRole('button', { name: 'Done' }).click();
    await page.getByText('On. 10 of 10 recovery codes are left.').waitFor();

    await enterPassword(page);
    await page.locator('input[autocomplete="one-time-code"]:focus').waitFor();
    await look();
    await page.keyboard.type(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Trackers' }).waitFor();

    const later = 11 * 60_000;
    writeFileSync(clockOffset, String(later));
    await page.goto(`/admin/users/${user_uid}/show`);
    await page.getByRole('button', { name: 'Grant staff' }).click();
    const grant = page.getByRole('dialog', { name: 'Grant the role staff?' });
    await grant.getByLabel('Reason').fill('Joins the desk.');
    await grant.getByRole('button', { name: 'Grant staff' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByLabel('Code', { exact: true }).fill(app.code(new Date(machineNow() + later)));
    await look();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The role staff was granted.').waitFor();
    await page.getByRole('button', { name: 'Revoke staff' }).waitFor();

    // Chromium reports the refusals that the story is about.
    expect([...consoleErrors.filter((each) => !/status of 40[13]/.test(each)), ...findings]).toEqual([]);
  });
});
