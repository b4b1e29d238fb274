import type { Page } from 'playwright-core';
import { type Product, startProduct } from '../support/product';
import { twoPages } from '../support/small-pdf';
import { temporaryFolder } from '../support/temporary-folder';
import { ROOT } from './accounts';
import { seriousFindings, openPage, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { exactButton } from './locators';
import { screens } from './screens-of-run';
import { type Session, joinAs, newSession, signIn } from './signed-in';

/** An applicant answers with files, looks at them and reads a document; an administrator reads the answers. */

let product: Product;
let address: string;
let documentId: string;

beforeAll(async () => {
  product = await startProduct(temporaryFolder(), {
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
  });
  address = await product.app.getUrl();
  const admin = product.as('adam', 'staff', 'admin');
  const ask = (question: object) =>
    admin.post('/api/admin/upload-questions/', { required: true, repeatable: false, ...question });
  await ask({ question_text: 'Please upload your annual budget.', inputs: [{ name: 'annual_budget' }] });
  const letters = { required: false, repeatable: true, inputs: [{ name: 'letter' }] };
  await ask({ question_text: 'Letters of support, if you have any.', ...letters });
  const about = { title: 'Hearing on freight rates', kind: 'hearing' };
  const made = await admin.upload('/api/admin/documents/', about, { name: 'hearing.pdf', content: twoPages });
  documentId = made.body.id;
});
afterAll(() => product.stop());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const choose = (page: Page, group: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('group', { name: group, exact: true }).locator('input[type=file]').setInputFiles(file);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: twoPages });

const preview = async (page: Page, label: string) => {
  await exactButton(page, `Preview ${label}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
};

test.each(screens)('the Portal at %i px in the %s theme', async (width, colorScheme) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, {
      baseURL: address,
      width,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const session = await joinAs(page, `applicant-${width}-${colorScheme}@example.org`);
    await signIn(page, session);
    await page.goto('/portal');

    await exactButton(page, 'Check what is missing').click();
    await page.getByText('This question is required').waitFor();
    await page.getByText('1 required file is missing.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    if (width > 1000) {
      const large = Buffer.alloc(26_214_401, '%PDF-1.7');
      await choose(page, 'Annual budget', { ...pdf('large.pdf'), buffer: large });
      await page.getByText('File(s) were too large. Size limit is 25MB').waitFor();
    }
    await choose(page, 'Annual budget', { ...pdf('page.pdf'), buffer: Buffer.from('<html>') });
    await page.getByText('but its content is not').waitFor();
    await choose(page, 'Annual budget', pdf('budget.pdf'));
    await page.getByText('budget.pdf · ').waitFor();
    await page.getByText('All required files have been uploaded.').waitFor();

    const dialog = await preview(page, 'Annual budget');
    await dialog.getByText('The first page').waitFor();
    expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(Math.min(700, width - 64));
    expect(await seriousFindings(page)).toEqual([]);
    await exactButton(page, 'Close').click();

    await choose(page, 'Letter', { name: 'letter.png', mimeType: 'image/png', buffer: PNG });
    await exactButton(page, 'Add another letter').click();
    await choose(page, 'Letter 2', { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('<b>A note</b>') });
    await page.getByText('note.txt · ').waitFor();
    const image = await preview(page, 'Letter');
    await image.getByRole('img', { name: 'letter.png' }).waitFor();
    await page.keyboard.press('Escape');
    const text = await preview(page, 'Letter 2');
    await text.getByText('<b>A note</b>').waitFor();
    await page.keyboard.press('Escape');

    const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    await choose(page, 'Letter 2', { name: 'letter.doc', mimeType: 'application/msword', buffer: ole });
    await page.getByText('letter.doc · ').waitFor();
    const none = await preview(page, 'Letter 2');
    await none.getByText('This file type cannot be previewed').waitFor();
    await page.keyboard.press('Escape');

    const saved = page.waitForEvent('download');
    await exactButton(page, 'Download Letter 2').click();
    expect((await saved).suggestedFilename()).toBe('letter.doc');
    await page.route('**/download-answer-file/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await exactButton(page, 'Download Letter').click();
    await page.getByText('Error downloading file').waitFor();

    await exactButton(page, 'Remove Annual budget').click();
    await page.getByRole('dialog', { name: 'Remove this file?' }).getByText('budget.pdf').waitFor();
    await exactButton(page, 'No').click();
    await page.getByText('budget.pdf · ').waitFor();
    await exactButton(page, 'Remove Annual budget').click();
    await exactButton(page, 'Yes').click();
    await page.getByText('This question is required').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(consoleErrors.filter((each) => !/50\d|400/.test(each))).toEqual([]);
  });
});

describe('the answers, for staff,', () => {
  let root: Session;

  /** Answers the second question only, twice. */
  beforeAll(async () => {
    await withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: address });
      root = await newSession(page, ROOT);
      const bea = product.bearing((await joinAs(page, 'bea@example.org')).access);
      const draft_doc_id = (await bea.get('/api/v1/get-user-tier/')).body.draft_doc_id;
      const answer = (repeat: number, name: string, content: Buffer) =>
        bea.upload(
          '/api/v1/upload-answer-file/',
          { draft_doc_id, input_name: 'letter', repeat: String(repeat) },
          { name, content },
        );
      await answer(0, 'Letter of the mayor.pdf', twoPages);
      await answer(1, 'Letter of the board.txt', Buffer.from('<b>We support Bea.</b>'));
    });
  });

  test.each(screens)(
    'an administrator finds and reads them for a reason, at %i px in the %s theme',
    async (width, colorScheme) => {
      await withBrowser(async (browser) => {
        const { page, consoleErrors } = await openPage(browser, {
          baseURL: address,
          width,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const findings: string[] = [];
        const look = async () => void findings.push(...(await seriousFindings(page)));
        await signIn(page, root);
        await page.goto('/admin/upload-questions');
        if (width < 600) await exactButton(page, 'Menu').click();
        await page.getByRole('navigation').getByRole('link', { name: 'Answers', exact: true }).click();
        const row = page.getByRole('row', { name: /b•••@example\.org/ });
        await row.waitFor();
        await look();

        await row.getByText('0 of 1 required').click();
        await page.getByRole('group', { name: 'Annual budget' }).getByText('Not answered yet').waitFor();
        await page.getByRole('group', { name: 'Letter 2' }).getByText('L•••.txt').waitFor();
        await look();
        await exactButton(page, 'Open the files').click();
        const reason = page.getByRole('dialog', { name: 'Open the files?' });
        await reason.getByLabel('Reason').fill('The board asked whether it is signed.');
        await look();
        await reason.getByRole('button', { name: 'Open', exact: true }).click();
        await page.getByText('Letter of the board.txt').waitFor();
        await look();

        const pages = await preview(page, 'Letter');
        await pages.getByText('The first page').waitFor();
        await look();
        await page.keyboard.press('Escape');
        const text = await preview(page, 'Letter 2');
        await text.getByText('<b>We support Bea.</b>').waitFor();
        await page.keyboard.press('Escape');
        const saved = page.waitForEvent('download');
        await exactButton(page, 'Download Letter 2').click();
        expect((await saved).suggestedFilename()).toBe('Letter of the board.txt');

        await page.getByRole('link', { name: 'b•••@example.org' }).click();
        await page
          .getByRole('row', { name: /Read: answers/ })
          .nth(3)
          .waitFor();
        await page.getByRole('row', { name: /0 of 1 required/ }).waitFor();
        expect(await sidewaysOverflow(page)).toBe(0);
        expect([...consoleErrors, ...findings]).toEqual([]);
      });
    },
  );
});

test('a document is shown 830 px wide, and its text can be read', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: address, reducedMotion: 'reduce' });
    await signIn(page, await joinAs(page, 'reader@example.org'));
    await page.goto(`/document/${documentId}`);
    await page.getByRole('heading', { name: 'Hearing on freight rates' }).waitFor();
    await page.getByText('The first page').waitFor();
    const first = page.getByRole('region', { name: 'Page 1 of 2' });
    expect(Math.round((await first.boundingBox())?.width ?? 0)).toBe(830);
    await page.getByRole('region', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded();
    await page.getByText('The second page').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto('/document/unknown');
    await page.getByText('This document does not exist.').waitFor();
    expect(consoleErrors.filter((each) => !each.includes('404'))).toEqual([]);
  });
});
