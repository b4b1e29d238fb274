import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { gigabytePdf, scannedPdf } from '../support/hostile/broken-pdfs';
import { longRecord } from '../support/small-pdf';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { expectSoon, openPage, seriousFindings, showIn, withBrowser } from './browser';
import { sidewaysOverflow, scrollToTop, namesStored } from './in-page';
import { type Session, newSession, signIn } from './signed-in';

let aidy: AidyProcess;
let root: Session;
let documentId = '';
let otherId = '';

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(temporaryFolder(), 'data'),
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    STARTER_CONTENT: 'on',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    root = await newSession(page, ROOT);
    const headers = { authorization: `Bearer ${root.access}` };
    await until('the documents are there', async () => {
      const rows = (await (await page.request.get('/api/admin/documents', { headers })).json()) as readonly {
        id: string;
        title: string;
      }[];
      const idOf = (begins: string) => rows.find(({ title }) => title.startsWith(begins))?.id ?? '';
      documentId = idOf('Further Modifying');
      otherId = idOf('Promoting Advanced');
      return documentId !== '' && otherId !== '';
    });
  });
});
afterAll(() => aidy.stop());

test.each([390, 768, 1440])(
  'a question is answered, and its citation opens and marks the page, at %d px',
  async (width) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width });
      await signIn(page, root);
      await page.goto(`/document/${documentId}`);
      const panel = page.getByRole('region', { name: 'Aidy Assistant' });
      await panel.getByText('Hi there, what questions about this report can I answer for you?').waitFor();
      await panel.getByPlaceholder('Ask here...').fill('Who bears the costs for publication of the order?');
      await panel.getByPlaceholder('Ask here...').press('Enter');
      await panel.getByText('The document says, on page 2:').waitFor();
      await panel.getByRole('link', { name: 'Source 1' }).click();
      await page.locator('.pdf-text .marked').first().waitFor();
      expect(new URL(page.url()).searchParams.get('page')).toBe('2');
      await expectSoon(() => page.locator('.pdf-text .marked').allTextContents()).toEqual([
        'The costs for publication of this order shall be borne by the Office',
        'of the United States Trade Representative.',
      ]);
      const isSeen = `(() => {
      const { top, bottom } = document.querySelector('.pdf-text .marked').getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    })()`;
      if (width < 600) {
        // Its lines could not be read as wide as the page.
        const size = page.getByRole('status', { name: 'Size' });
        await until('the text fills the frame', async () => (await size.textContent()) !== '100%');
      }
      await until('the marked passage is in view', async () => (await page.evaluate(isSeen)) === true);
      const sections = page.getByRole('navigation', { name: 'Sections' });
      await until(
        'the section of the passage is shown as the one that is read',
        async () =>
          (await sections.getByRole('combobox').locator('option:checked').textContent())?.startsWith('Sec. 4.') ===
          true,
      );
      await expectSoon(() => sections.getByRole('button', { name: 'Previous section' }).isEnabled()).toBe(true);
      if (process.env.SCREENS !== undefined)
        await page.screenshot({ path: join(process.env.SCREENS, `document-${width}.png`) });
      const overflow = await sidewaysOverflow(page);
      expect(overflow).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);

      await page.goto(`/document/${documentId}`);
      await page.getByRole('button', { name: 'Track this document' }).click();
      const dialog = page.getByRole('dialog', { name: 'New Tracker' });
      await dialog.getByRole('button', { name: /^Further Modifying/ }).waitFor();
      await dialog.getByRole('combobox', { name: 'Documents' }).click();
      await page.getByRole('option', { name: /^Promoting Advanced/ }).waitFor();
      await shot(page, `document-choice-${width}`);
      expect(await seriousFindings(page)).toEqual([]);
      await dialog.getByRole('combobox', { name: 'Documents' }).press('Escape');
      await dialog.getByRole('button', { name: 'Create Tracker' }).click();
      const cited = page.locator('a[href*="/go/"]').filter({ visible: true }).first();
      await cited.waitFor();
      await shot(page, `document-tracked-${width}`);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(consoleErrors).toEqual([]);
    });
  },
);

const isInFirstScreen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect();
      const { scrollY, innerHeight } = shown.ownerDocument.defaultView;
      return scrollY === 0 && top >= 0 && bottom <= innerHeight;
    });

test.each([
  [390, 844],
  [1440, 900],
])('documents are found, asked in the first screen, and enlarged, at %d × %d px', async (width, height) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width });
    await page.setViewportSize({ width, height });
    const faults: string[] = [];
    const look = async (what: string): Promise<void> => {
      for (const theme of ['light', 'dark'] as const) {
        await showIn(page, theme);
        const found = await seriousFindings(page, { onlyColours: theme === 'dark' });
        faults.push(...found.map((finding) => `${what}, ${theme}: ${finding}`));
      }
      if ((await sidewaysOverflow(page)) !== 0) faults.push(`${what} scrolls sideways`);
    };

    await page.goto('/explore');
    await page
      .getByRole('region', { name: 'Ask a document' })
      .getByRole('link', { name: 'Sign in to read them' })
      .waitFor();
    await signIn(page, root);
    await page.goto('/explore');
    const onExplore = page.getByRole('region', { name: 'Ask a document' });
    await onExplore.getByRole('link', { name: /^Further Modifying/ }).waitFor();
    await look('Explore');
    await onExplore.getByRole('link', { name: 'All documents' }).click();

    await page.getByRole('combobox', { name: 'Agency' }).selectOption({ label: 'Department of State (1)' });
    await page.getByText('1 document', { exact: true }).waitFor();
    await look('Documents');
    await page.getByRole('link', { name: /^Further Modifying/ }).click();

    const panel = page.getByRole('region', { name: /^Aidy Assistant · / });
    await panel.getByPlaceholder('Ask here...').fill('Who bears the costs for publication of the order?');
    await panel.getByPlaceholder('Ask here...').press('Enter');
    await panel.getByRole('link', { name: 'Source 1' }).waitFor();
    await panel.getByRole('button', { name: 'Send' }).waitFor();
    await scrollToTop(page);
    for (const selector of ['[aria-label="Your question"]', 'blockquote'])
      expect([selector, await isInFirstScreen(page, selector)]).toEqual([selector, true]);

    await page.locator('.pdf-text span').first().waitFor();
    const widths = () =>
      page.locator('[aria-label="Pages"]').evaluate((frame) => {
        const shown = frame.querySelector('[data-page]')?.getBoundingClientRect().width ?? 0;
        return [frame.clientWidth, Math.round(shown)] as const;
      });
    const size = page.getByRole('status', { name: 'Size' });
    await size.getByText('100%').waitFor();
    await until('the page is as wide as its frame', async () => {
      const [frame, page] = await widths();
      return frame === page;
    });
    await page.getByRole('button', { name: 'Larger' }).click();
    if (width < 600) {
      // On a phone it is first enlarged until its text is as wide as the frame.
      const filling = `(() => {
        const frame = document.querySelector('[aria-label="Pages"]').getBoundingClientRect();
        const all = [...document.querySelectorAll('[data-page="1"] .pdf-text span')];
        const lines = all.map((line) => line.getBoundingClientRect()).filter(({ width }) => width > frame.width / 2);
        const fit = lines.filter(({ left, right }) => left >= frame.left && right <= frame.right);
        return fit.length > 10 && fit.length > 0.9 * lines.length;
      })()`;
      await until('its lines fill the frame', async () => (await page.evaluate(filling)) === true);
    }
    await size.getByText(/^1[5-9]\d%$/).waitFor();
    await until('the page is enlarged', async () => {
      const [frame, page] = await widths();
      return page > 1.4 * frame;
    });
    await look('A document, enlarged');

    await page.goto('/exec?agency=department-of-state');
    await page
      .getByRole('region', { name: 'Documents that mention it' })
      .getByRole('link', { name: /^Further/ })
      .waitFor();
    expect(faults).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

test.each([
  [390, 844],
  [1440, 900],
])('a long answer is read from its beginning, below its question, at %d × %d px', async (width, height) => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url, width });
    await page.setViewportSize({ width, height });
    await signIn(page, root);
    await page.goto(`/document/${documentId}`);
    const panel = page.getByRole('region', { name: 'Aidy Assistant' });
    for (const question of ['Who bears the costs for publication of the order?', 'Which executive orders are named?']) {
      await panel.getByPlaceholder('Ask here...').fill(question);
      await panel.getByPlaceholder('Ask here...').press('Enter');
      await panel
        .getByRole('button', { name: 'Stop' })
        .or(panel.getByRole('button', { name: 'Send' }))
        .waitFor();
      await panel.getByRole('button', { name: 'Send' }).waitFor();
    }
    await panel.locator('blockquote').nth(2).waitFor();
    await shot(page, `document-long-answer-${width}`);
    const areSeen = `(() => {
      const list = document.querySelector('[role="log"]').getBoundingClientRect();
      const question = [...document.querySelectorAll('[data-question]')].at(-1);
      const passage = [...document.querySelectorAll('[data-question] ~ * blockquote')].find(
        (each) => question.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const top = (element) => element.getBoundingClientRect().top;
      return top(question) >= list.top && top(passage) < list.bottom - 40 && top(question) >= 0 && top(passage) < innerHeight - 40;
    })()`;
    await until('question and first passage are in view', async () => (await page.evaluate(areSeen)) === true);
  });
});

test('a question about an order is answered from it, and nothing printed around it is offered', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    await page.goto(`/document/${otherId}`);
    const panel = page.getByRole('region', { name: 'Aidy Assistant' });
    await panel.getByPlaceholder('Ask here...').fill('Who must do what?');
    await panel.getByPlaceholder('Ask here...').press('Enter');
    await panel.getByText('No sentence of the document clearly answers this.').waitFor();
    await panel.getByRole('button', { name: 'Send' }).waitFor();
    await panel.getByPlaceholder('Ask here...').fill('What is this order about?');
    await panel.getByPlaceholder('Ask here...').press('Enter');
    await panel.getByText('It is the policy of the United States to promote AI innovation and security').waitFor();
    await panel.getByRole('button', { name: 'Send' }).waitFor();
    const printed = panel
      .locator('blockquote')
      .filter({ hasText: /^\s*(?:Presidential Documents|Title 3)|Billing code/ });
    expect(await printed.count()).toBe(0);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('combobox', { name: 'Section' }).waitFor();
    const listed = await sections.getByRole('combobox').locator('option').allTextContents();
    expect(listed.filter((each) => /Presidential Documents|Title 3/.test(each))).toEqual([]);
  });
});

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SCREENS === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(process.env.SCREENS, `${name}-${colorScheme}.png`) });
  }
};

test.each([390, 768, 1440])('a document is searched and walked by its sections, at %d px', async (width) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width });
    await signIn(page, root);
    await page.goto(`/document/${documentId}`);
    await page.locator('.pdf-text span').first().waitFor();
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'Sec. 3. Implementation. · 2' });
    // Where the jump enlarges the page, its text is drawn anew.
    await expectSoon(async () => (await page.locator('.pdf-text .marked').allTextContents()).join('')).toBe(
      'Sec. 3. Implementation.',
    );
    await sections.getByRole('button', { name: 'Next section' }).click();
    await until(
      'the next section is chosen',
      async () =>
        (await sections.getByRole('combobox').locator('option:checked').textContent())?.startsWith('Sec. 4.') === true,
    );
    const search = page.getByRole('search').getByRole('searchbox', { name: 'Search in this document' });
    await search.fill('trade representative');
    await page
      .getByRole('search')
      .getByText(/^1 of \d+$/)
      .waitFor();
    await search.press('Enter');
    await page
      .getByRole('search')
      .getByText(/^2 of \d+$/)
      .waitFor();
    await search.press('Shift+Enter');
    await page
      .getByRole('search')
      .getByText(/^1 of \d+$/)
      .waitFor();
    await page
      .getByRole('list', { name: 'Pages with hits' })
      .getByRole('button', { name: /^Page 2/ })
      .click();
    const marked = "[...CSS.highlights.get('found-shown')].map(String).join()";
    await until('the hit is marked', async () => /trade\s+representative/i.test(String(await page.evaluate(marked))));
    await shot(page, `document-search-${width}`);
    expect(await sidewaysOverflow(page)).toBe(0);
    // Where the page is scrolled, the bar of a small window covers a part of the buttons.
    await scrollToTop(page);
    expect(await seriousFindings(page)).toEqual([]);
    await search.press('Escape');
    await until('the marks are gone', async () => (await page.evaluate("CSS.highlights.get('found').size")) === 0);
    expect(consoleErrors).toEqual([]);
  });
});

test('a conversation stays over a reload, and is gone after signing out', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, await newSession(page, ROOT));
    await page.goto(`/document/${documentId}`);
    const panel = page.getByRole('region', { name: 'Aidy Assistant' });
    await panel.getByPlaceholder('Ask here...').fill('Who bears the costs for publication of the order?');
    await panel.getByPlaceholder('Ask here...').press('Enter');
    await panel.getByText('The document says, on page 2:').waitFor();
    await panel.getByRole('button', { name: 'Send' }).waitFor();
    await page.reload();
    await panel.getByText('The document says, on page 2:').waitFor();
    const isKept = async () => (await namesStored(page)).some((name) => name.endsWith(':conversations'));
    expect(await isKept()).toBe(true);
    // Signs out: opened directly, the page ends the session.
    await (await page.context().newPage()).goto('/sign-in');
    await until('the other tab has let go of it', async () => !(await isKept()));
  });
});

/** The id of a document that was brought in. */
const bringIn = async (page: Page, title: string, file: Buffer): Promise<string> => {
  const added = await page.request.post('/api/admin/documents', {
    headers: { authorization: `Bearer ${root.access}` },
    multipart: {
      title,
      kind: 'hearing',
      file: { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file) },
    },
  });
  return ((await added.json()) as { id: string }).id;
};

test('a scanned document says why it cannot be asked', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    await page.goto(`/document/${await bringIn(page, 'Minutes of a meeting', scannedPdf)}`);
    await page.getByText('Questions about this document cannot be answered.').waitFor();
    await expectSoon(() => page.getByText('Its pages are scanned: pictures without text.').isVisible()).toBe(true);
    expect(await page.getByPlaceholder('Ask here...').count()).toBe(0);
    await shot(page, 'document-scanned');
    expect(await seriousFindings(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

test('a document that decompresses without end is not opened in the browser, and says so', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    const id = await bringIn(page, 'Appendix', gigabytePdf());
    const headers = { authorization: `Bearer ${root.access}` };
    await until('it was tried to read', async () => {
      const { text } = (await (await page.request.get(`/api/v1/document/${id}`, { headers })).json()) as {
        text: { state: string };
      };
      return text.state === 'unreadable';
    });
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(`/document/${id}`);
    await page.getByText('This document is not shown here.').waitFor();
    await expectSoon(() => page.getByText('Reading it takes too long.').isVisible()).toBe(true);
    await shot(page, 'document-too-complex');
    expect(files.filter((path) => path.endsWith('/file'))).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

test('a document of 900 pages is read, and walked through on a phone without holding what is out of sight', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 390 });
    await signIn(page, root);
    const id = await bringIn(page, 'Record of nine hundred ports', longRecord());
    await page.goto(`/document/${id}`);
    await page.getByRole('region', { name: 'Aidy Assistant · Hearing' }).waitFor({ timeout: 60_000 });
    const drawn = `[...document.querySelectorAll('[data-page] canvas')].filter(({ width }) => width > 300).length`;
    const goTo = async (number: number): Promise<void> => {
      await page.locator('[aria-label="Pages"]').evaluate((frame, wanted) => {
        const { top = 0 } = frame.querySelector(`[data-page="${wanted}"]`)?.getBoundingClientRect() ?? {};
        frame.scrollTop += top - frame.getBoundingClientRect().top;
      }, number);
      await page.locator(`[data-page="${number}"] .pdf-text span`).first().waitFor();
    };
    await page.locator('[data-page="1"] .pdf-text span').first().waitFor();
    for (const number of [100, 300, 500, 700, 900]) await goTo(number);
    await until('what is out of sight is let go', async () => Number(await page.evaluate(drawn)) < 12);
    await goTo(1);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});
