import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type MailServer, startMailServer } from '../support/mail-server';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, seriousFindings, withBrowser } from './browser';
import { newSession, signIn } from './signed-in';

const ROOT = { username: 'root@example.org', password: 'a desk by the window' };
const folder = temporaryFolder();
let aidy: AidyProcess;
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
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

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const jobOf = (page: Page, recipient: string) => page.getByRole('row', { name: new RegExp(recipient) });

test('an administrator retries one failing mail when the server is mended, and drops another for a reason', async () => {
  mailServer.refuse(true);
  await withBrowser(async (browser) => {
    const { page, complaints } = await openPage(browser, { baseURL: aidy.url, width: 768, colorScheme: 'dark' });
    const findings: string[] = [];
    const look = async () => void findings.push(...(await seriousFindings(page)));
    for (const email of ['ann@example.org', 'bob@example.org'])
      await page.request.post('/api/common/send-verify-email/', { data: { email } });
    await signIn(page, await newSession(page, ROOT));
    await page.goto('/admin/jobs');
    await jobOf(page, 'b•••@')
      .getByText(/<b•••@example\.org>: mailbox is full/)
      .waitFor();
    await look();

    await jobOf(page, 'b•••@').getByText('Mail', { exact: true }).click();
    await heading(page, 'Mail').waitFor();
    await page.getByText(/: mailbox is full$/).waitFor();
    await page.getByRole('link', { name: 'UserRegistered' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Drop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Drop this job?' });
    await dialog.getByText(/The mail is never sent/).waitFor();
    await dialog.getByRole('button', { name: 'Drop' }).hover();
    await look();
    await dialog.getByRole('button', { name: 'Drop' }).click();
    await dialog.getByText('Say why.').waitFor();
    await dialog.getByLabel('Reason').fill('The mailbox was given up.');
    const refused = dialog.getByText(/It is running\. Wait until it ends/);
    do {
      await dialog.getByRole('button', { name: 'Drop' }).click();
      await heading(page, 'Jobs').or(refused).waitFor();
    } while (await refused.isVisible());
    await jobOf(page, 'b•••@').waitFor({ state: 'detached' });

    await jobOf(page, 'a•••@').getByText('Mail', { exact: true }).click();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    // Not before, or the mail might be sent by its next attempt.
    mailServer.refuse(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Jobs').waitFor();
    await page.getByText('The queue has no such jobs.').waitFor();
    await look();
    expect(mailServer.received.map(({ to }) => to)).toEqual([['ann@example.org']]);

    await page.getByRole('link', { name: 'Dropped jobs' }).click();
    await heading(page, 'Events').waitFor();
    await page.getByRole('cell', { name: 'MailDropped' }).click();
    await heading(page, 'MailDropped').waitFor();
    await page.getByText('The mailbox was given up.').waitFor();
    await page.getByText(ROOT.username).first().waitFor();
    // The page of a job asks for it until it has left the queue.
    const unexpected = complaints.filter((complaint) => !complaint.includes('status of 404'));
    expect([...unexpected, ...findings]).toEqual([]);
  });
});
