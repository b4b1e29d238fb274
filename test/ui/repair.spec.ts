import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { trackerEvents } from '#events/trackers/tracker.events';
import { EVENTS_FILE, READ_MODELS_FILE } from '#platform/data-dir/file-names';
import { withChecksum } from '#platform/event-store/codec/checksum';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { collectionsFolder, fileOf } from '#platform/read-store/sqlite/collection-paths';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { metadata, nextId } from '../support/log/event-envelope';
import { temporaryFolder } from '../support/temporary-folder';
import { ROOT } from './accounts';
import { expectSoon, openPage, seriousFindings, withBrowser } from './browser';
import { pageHeading } from './locators';
import { newSession, type Session, signIn } from './signed-in';

const environment = {
  DATA_DIR: join(temporaryFolder(), 'data'),
  STARTER_CONTENT: 'off',
  ADMIN_EMAIL: ROOT.username,
  ADMIN_PASSWORD: ROOT.password,
  RATE_LIMIT_SCALE: '100',
};
let aidy: AidyProcess;
let root: Session;

/** Appends a revision of a tracker in a form that no release wrote, while the product is stopped. */
const poison = async (trackerId: string): Promise<void> => {
  const store = await openSqliteEventStore({ file: join(environment.DATA_DIR, EVENTS_FILE), writer: 'inline' });
  const { version } = trackerEvents.schemas.find(({ type }) => type === 'TrackerRevised') ?? { version: 1 };
  const revised = { id: nextId(), type: 'TrackerRevised', data: { trackerId }, metadata: { ...metadata, version } };
  const stream = `tracker-${trackerId}`;
  const revision = (await store.readStream(stream)).length - 1;
  await store.append(stream, revision, [withChecksum(stream, revised)]);
  await store.close();
};

/** Changes documents behind the product's back, while it is stopped. */
const tamper = (): void => {
  const folder = collectionsFolder(join(environment.DATA_DIR, READ_MODELS_FILE));
  const change = (collection: string, doc: string): void => {
    const db = new DatabaseSync(fileOf(folder, collection));
    db.exec(`UPDATE "documents/${collection}" SET doc = ${doc}`);
    db.close();
  };
  change('source-sets.g1', `replace(doc, 'Ports of call', 'Ports of wall')`);
  change('accounts.g1', `json_set(doc, '$.referral_code', 'someone')`);
};

beforeAll(async () => {
  const first = await startAidy(environment);
  const id = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: first.url });
    const { access } = await newSession(page, ROOT);
    await page.request.post('/api/topics/create-update-domain-set/', {
      data: { name: 'Ports of call', domains: ['ports.example'] },
      headers: { authorization: `Bearer ${access}` },
    });
    const created = await page.request.post('/api/topics/create-tracker/', {
      data: { tracker_description: 'Port fees', update_frequency: 'week', domains: ['gone.invalid'] },
      headers: { authorization: `Bearer ${access}` },
    });
    return ((await created.json()) as { tracker_id: string }).tracker_id;
  });
  await first.stop();
  await poison(id);
  tamper();
  aidy = await startAidy(environment);
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    root = await newSession(page, ROOT);
  });
});
afterAll(() => aidy.stop());

test('an administrator finds the read model that has stopped, retries it in vain, and skips its event', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 768, colorScheme: 'dark' });
    const findings: string[] = [];
    const look = async () => void findings.push(...(await seriousFindings(page)));
    await signIn(page, root);
    await page.goto('/admin/projections?filter={"state":"faulted"}');
    await page.getByRole('cell', { name: 'trackers', exact: true }).click();
    await pageHeading(page, 'trackers').waitFor();
    await page.getByRole('heading', { name: 'The event it cannot handle' }).waitFor();
    await look();

    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('trackers was restarted.').waitFor();
    await page.getByText(/^It stopped at an event/).waitFor();

    await page.getByRole('link', { name: 'TrackerRevised' }).click();
    await pageHeading(page, 'TrackerRevised').waitFor();
    await page.goBack();

    await page.getByRole('button', { name: 'Skip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skip TrackerRevised in trackers?' });
    await dialog.getByText('This document stays as it is:').waitFor();
    await look();
    await dialog.getByLabel('Reason').fill('Written by hand in the database.');
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('It follows the log.').waitFor();
    const decision = page.getByRole('row', { name: /EventSkipped/ });
    await decision.getByText('Written by hand in the database.').waitFor();
    await decision.getByText(ROOT.username).waitFor();
    await look();
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});

test.each([
  ['follows', 'read model'],
  ['run-jobs', 'reactor'],
])('an administrator pauses %s, a %s, and resumes it', async (name) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    await page.goto(`/admin/projections/${name}/show`);
    for (const [button, meaning] of [
      ['Pause', /^An administrator paused it/],
      ['Resume', 'It follows the log.'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: `${button} ${name}?` });
      await dialog.getByLabel('Reason').fill('A look at its documents.');
      await dialog.getByRole('button', { name: button }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(meaning).waitFor();
    }
    await page.getByRole('row', { name: /ProjectionResumed/ }).waitFor();
    expect([...consoleErrors, ...(await seriousFindings(page))]).toEqual([]);
  });
});

test.each([
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('a document that differs from the log is shown beside what the log says, at $width px', async (screen) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, ...screen });
    await signIn(page, root);
    await page.goto('/admin/projections/source-sets/show');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('1 document differs from a replay of the log. A rebuild repairs it.').waitFor();
    await page.getByText(/differs in name; 5 other fields are equal$/).waitFor();
    const side = (title: string) =>
      page.getByRole('term').filter({ hasText: title }).locator('xpath=following-sibling::dd');
    await expectSoon(() => side('Expected').textContent()).toBe('"Ports of call"');
    await expectSoon(() => side('Found').textContent()).toBe('"Ports of wall"');
    await expectSoon(() => page.locator('mark').allTextContents()).toEqual(['c', 'w']);
    await page.getByText(/, 1 document differed$/).waitFor();
    expect([...consoleErrors, ...(await seriousFindings(page))]).toEqual([]);
  });
});

test('a text that may be personal is masked on both sides', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    await page.goto('/admin/projections/accounts/show');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('referral_code: the values differ in what is masked').waitFor();
    await expectSoon(() => page.getByText('"•••"').count()).toBe(2);
    expect(await page.getByText('someone').count()).toBe(0);
  });
});
