import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { temporaryFolder } from '../support/temporary-folder';
import { ROOT } from './accounts';
import { openPage, seriousFindings, withBrowser } from './browser';
import { pageHeading } from './locators';
import { newSession, signIn } from './signed-in';

const folder = temporaryFolder();
let aidy: AidyProcess;
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    RATE_LIMIT_SCALE: '100',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Aidy <aidy@example.org>',
  });
});
afterAll(async () => {
  await aidy.stop();
  await mailServer.close();
});

const deliveryOf = (page: Page, recipient: string) => page.getByRole('row', { name: new RegExp(recipient) });

test('an administrator retries one failing mail when the server is mended, and skips another for a reason', async () => {
  mailServer.behaves('defers');
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 768, colorScheme: 'dark' });
    const findings: string[] = [];
    const look = async () => void findings.push(...(await seriousFindings(page)));
    for (const email of ['ann@example.org', 'bob@example.org'])
      await page.request.post('/api/common/send-verify-email/', { data: { email } });
    await signIn(page, await newSession(page, ROOT));
    await page.goto('/admin/deliveries');
    await deliveryOf(page, 'b•••@')
      .getByText(/<b•••@example\.org>: mailbox is full/)
      .waitFor();
    await look();

    await deliveryOf(page, 'b•••@').getByText('Account mail', { exact: true }).click();
    await pageHeading(page, 'Account mail').waitFor();
    await page.getByText(/: mailbox is full$/).waitFor();
    await page.getByRole('link', { name: 'UserRegistered' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Skip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skip this delivery?' });
    await dialog.getByText(/It is never sent/).waitFor();
    await dialog.getByRole('button', { name: 'Skip' }).hover();
    await look();
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByLabel('Reason').fill('The mailbox was given up.');
    const refused = dialog.getByText(/An attempt is under way/);
    const skipped = page.getByText('An administrator skipped it: The mailbox was given up.');
    do {
      await dialog.getByRole('button', { name: 'Skip' }).click();
      await skipped.or(refused).waitFor();
    } while (await refused.isVisible());
    await page.getByRole('link', { name: 'Its attempts' }).click();
    await pageHeading(page, 'Events').waitFor();
    await page.getByRole('cell', { name: 'EffectSkipped' }).click();
    await pageHeading(page, 'EffectSkipped').waitFor();
    await page.getByText('The mailbox was given up.').waitFor();
    await page.getByText(ROOT.username).first().waitFor();

    await page.goto('/admin/deliveries');
    await deliveryOf(page, 'a•••@').getByText('Account mail', { exact: true }).click();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    const asking = page.getByRole('dialog', { name: 'Retry this delivery?' });
    await asking.getByLabel('Reason').fill('The mail server is back.');
    // Not before, or the mail might be sent by its next attempt, which may also come first now.
    mailServer.behaves('accepts');
    await asking.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('The receiver accepted it.').waitFor();
    await look();
    expect(mailServer.received.map(({ to }) => to)).toEqual([['ann@example.org']]);
    // While an attempt is under way, the answer is a conflict.
    const unexpected = consoleErrors.filter((error) => !error.includes('status of 409'));
    expect([...unexpected, ...findings]).toEqual([]);
  });
});
