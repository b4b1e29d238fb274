import type { Browser, Page } from 'playwright-core';
import { sourceFixture } from '../../frontend/src/features/evidence/source.fixture';
import { progressFixture } from '../../frontend/src/features/trackers/progress.fixture';
import { runFixture } from '../../frontend/src/features/trackers/run.fixture';
import { sharedService, type SharedServices } from '../support/shared/services';
import { expectSoon, openPage, type PageOptions, settled, withBrowser } from './browser';
import { overflowBelow } from './in-page';
import { allWidths, widths } from './screens-of-run';
import { joinAs, signIn, type Session } from './signed-in';

/** Layout of the recorded trackers, and of cards with long names. */

let aidy: SharedServices['product'];
let session: Session;
beforeAll(async () => {
  aidy = await sharedService('product');
  session = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const joined = await joinAs(page, 'reader-of-layout@example.org');
    const headers = { authorization: `Bearer ${joined.access}` };
    await page.request.post('/api/common/update-introduction/', { data: { introduction: false }, headers });
    return joined;
  });
});

const open = async (browser: Browser, path: string, options: PageOptions = {}): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url, ...options });
  await signIn(page, session);
  await settled(page, () => page.goto(path));
  return page;
};

/** Heights of a line of a title and of one below it, in CSS pixels. */
const titleLine = 25;
const smallLine = 19.5;

test.each([
  ['/forgot', 'Email'],
  ['/reset-password/nobody/nothing', 'This link is no longer valid.'],
  ['/verify-email/nobody/nothing', 'This link is no longer valid.'],
  ['/nowhere', 'Nothing was found at this address.'],
  ['/list-trackers', 'This collection is empty'],
])('%s fits the window without scrolling', async (path, shown) => {
  await withBrowser(async (browser) => {
    const page = await open(browser, path);
    await page.getByText(shown).first().waitFor();
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowBelow(page)]).toEqual([width, 0]);
    }
  });
});

test('a short page reached from another one does not scroll either', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    await page.getByRole('link', { name: 'My Trackers' }).click();
    await page.getByText('This collection is empty').waitFor();
    await page.locator('[aria-live="polite"]', { hasText: 'My Trackers' }).waitFor({ state: 'attached' });
    expect(await overflowBelow(page)).toBe(0);
  });
});

test.each(widths)('at %i px no title on Explore is squeezed, each has its date, and no line is cut', async (width) => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { width });
    const rows = page.getByRole('region', { name: 'Where to Start?' }).getByRole('listitem');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      expect((await row.getByRole('link').boundingBox())?.height).toBeLessThan(3.5 * titleLine);
      await expectSoon(() => row.getByText(/^Example, recorded up to /).isVisible()).toBe(true);
      // At most two lines, and none that the browser cut, which it would do within a word.
      const line = row.getByRole('paragraph');
      expect((await line.boundingBox())?.height).toBeLessThan(2.5 * smallLine);
      expect(await line.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(0);
    }
  });
});

const longName = 'Federal rules on the procurement of artificial intelligence by agencies';
const longLine =
  'The effective date of the additional ad valorem duties imposed in Proclamations 11046, 11047, and 11048 shall be ' +
  '12:01 a.m. eastern time on August 22, 2026.';

/** My Trackers with these cards, regardless of the account. */
const withCards = async (browser: Browser, cards: readonly object[]): Promise<Page> => {
  const { page } = await openPage(browser, { baseURL: aidy.url });
  await signIn(page, session);
  await page.route('**/api/topics/get-collection**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), items: cards } });
  });
  await settled(page, () => page.goto('/list-trackers'));
  return page;
};

const card = {
  type: 'tracker',
  updated_at: '2025-09-21T10:00:00.000Z',
  can_edit: true,
  shared: false,
  has_state: true,
  parent_id: null,
  marks: { new: 0, changed: 0, contradicted: 0 },
  needs_attention: false,
  last_run: null,
  paused: false,
  news_on: null,
  last_line: longLine,
  last_line_origin: {
    kind: 'changed',
    was: 'Before.',
    host: 'www.federalregister.gov',
    published_on: null,
    mentions: 12,
  },
};

test('a card shows its complete name, and no line is cut off or covered', async () => {
  await withBrowser(async (browser) => {
    const page = await withCards(browser, [
      { ...card, id: 't1', name: longName },
      { ...card, id: 't2', name: 'Tariffs', updated_at: new Date(performance.timeOrigin + performance.now()) },
      { ...card, id: 't3', name: longName, needs_attention: true, has_state: false },
    ]);
    await page.getByRole('link', { name: 'Tariffs' }).waitFor();
    const tariffs = await page.getByRole('listitem').filter({ hasText: 'Tariffs' }).boundingBox();
    expect([tariffs?.width, tariffs?.height]).toEqual([250, 150]);
    const overflows =
      await page.evaluate(`[...document.querySelectorAll('ul[aria-label="Folders and trackers"] > li')].slice(2).map((card) => {
      const cut = [...card.querySelectorAll('*')].filter(
        (part) => getComputedStyle(part).overflowY === 'hidden' && part.clientHeight > 1 && part.scrollHeight > part.clientHeight + 1,
      );
      const tops = [...card.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 100);
      const { bottom } = card.getBoundingClientRect();
      return [cut.length, tops.every((part, at) => part.bottom <= (tops[at + 1]?.top ?? bottom) + 0.5)];
    })`);
    expect(overflows).toEqual([
      [0, true],
      [0, true],
      [0, true],
    ]);
  });
});

/** Texts on the page that the browser cuts, which it does within a word. */
const cutTexts = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('main *')]
    .filter((part) => getComputedStyle(part).overflowX === 'hidden' && part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
    .map((part) => part.textContent)`);

test.each(widths)('at %i px neither Explore nor a tracker nor its first run cuts a text', async (width) => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { width });
    expect(await cutTexts(page)).toEqual([]);

    await page.getByRole('region', { name: 'Where to Start?' }).locator('[data-list-item]').first().click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(await cutTexts(page)).toEqual([]);
    const buttons = page.getByRole('list', { name: 'Sources' }).getByRole('link', { name: /^1(, \d+)* - \S+\.\S+$/ });
    await buttons.first().waitFor();

    const url = 'https://www.federalregister.gov/documents/2026/02/25/suspending-duty-free-treatment';
    const read = { url, title: longLine, host: 'www.federalregister.gov' };
    const counts = { step: 'read', host: 'www.whitehouse.gov', sources_found: 1, sources_read: 1 } as const;
    const progress = progressFixture({
      ...counts,
      recent: [{ ...read, outcome: 'unreachable', lines: 0 }],
      checked: [{ text: longLine, source: sourceFixture() }],
      lines_checked: 1,
    });
    await page.route('**/api/topics/tracker/**', async (route) => {
      const answer = await route.fetch();
      const run = { ...runFixture({ state: 'running', progress }), documents: [] };
      const tracker = { ...((await answer.json()) as object), current_state: null, last_run: run };
      await route.fulfill({ json: route.request().url().includes('/runs/') ? run : tracker });
    });
    await settled(page, () => page.reload());
    await page.getByText('Most runs take a minute or two').waitFor();
    expect(await cutTexts(page)).toEqual([]);
  });
});

test('a hyphen in a label is as wide as the face has it, not as a figure', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/list-trackers');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Single-key shortcuts').waitFor();
    const widths = await page.evaluate(`['inherit', 'normal'].map((figures) => {
      const hyphen = document.querySelector('[role="switch"]').appendChild(document.createElement('span'));
      hyphen.textContent = '-';
      hyphen.style.fontVariantNumeric = figures;
      return hyphen.getBoundingClientRect().width;
    })`);
    const [inLabel, ofFace] = widths as readonly number[];
    expect(inLabel).toBe(ofFace);
  });
});

test('a space between slanted letters of a title is as wide as any other', async () => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore');
    const spaces = await page.evaluate<readonly number[]>(`['NASA Artemis', 'one more'].map((words) => {
      const widthOf = (text) => {
        const shown = document.querySelector('h1').appendChild(document.createElement('span'));
        shown.style.cssText = 'position: absolute; white-space: pre';
        shown.textContent = text;
        const { width } = shown.getBoundingClientRect();
        shown.remove();
        return width;
      };
      return widthOf(words) - words.split(' ').reduce((sum, word) => sum + widthOf(word), 0);
    })`);
    const [slanted, other] = spaces;
    expect(slanted).toBeGreaterThan(0.9 * Number(other));
  });
});

test.each(allWidths)('at %i px a title that takes two lines fills the first', async (width) => {
  await withBrowser(async (browser) => {
    const page = await open(browser, '/explore', { width });
    const recorded = page.getByRole('region', { name: 'Where to Start?' }).locator('[data-list-item]').first();
    await settled(page, () => recorded.click());
    await page.getByRole('heading', { level: 1 }).waitFor();
    const filled = await page.evaluate<number>(`(() => {
      const title = document.querySelector('h1');
      const lines = () => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return [...range.getClientRects()];
      };
      title.textContent = 'Harbour';
      while (lines().length < 2) title.textContent += ' tolls';
      return lines()[0].width / title.parentElement.getBoundingClientRect().width;
    })()`);
    expect(filled).toBeGreaterThan(0.6);
  });
});
