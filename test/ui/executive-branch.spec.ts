import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { PASSWORD } from './accounts';
import { expectSoon, openPage, seriousFindings, settled, withBrowser } from './browser';
import { firstScriptBytes, scriptsOf } from './first-script';
import { sidewaysOverflow, styleOf } from './in-page';
import { screens } from './screens-of-run';
import { joinAs } from './signed-in';

/** The executive branch: its list, its map, and the panel of an agency with its chat. */

let aidy: SharedServices['product'];
beforeAll(async () => {
  aidy = await sharedService('product');
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Agency' });
const list = (page: Page) => page.getByRole('navigation', { name: 'Agencies' });
const map = (page: Page) => page.getByRole('group', { name: 'Map of the executive branch' });
/** How many agencies of the map are not wholly in view. */
const nodesOutside = (page: Page) =>
  page.locator('.react-flow').evaluate((flow) => {
    const shown = flow.getBoundingClientRect();
    return [...flow.querySelectorAll('.react-flow__node')].filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return left < shown.left || right > shown.right || top < shown.top || bottom > shown.bottom;
    }).length;
  });

test.each(screens)(
  'at %i px, %s: a visitor finds an agency by keyboard, and asks about it once signed in',
  async (width, colorScheme) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width, colorScheme });
      const email = `branch-${width}-${colorScheme}@example.org`;
      await joinAs(page, email);
      await settled(page, () => page.goto('/exec'));
      await expectSoon(() => page.title()).toBe('Aidy · Executive Branch');
      await list(page)
        .getByRole('link', { name: /Department of Commerce/ })
        .waitFor();
      const findings = [...(await seriousFindings(page))];

      await page.keyboard.press('/');
      await page.keyboard.type('social sec');
      await list(page)
        .getByRole('link', { name: /Social Security Administration/ })
        .press('Enter');
      await page.waitForURL('**/exec?agency=social-security-administration');
      await panel(page).getByRole('heading', { name: 'Social Security Administration (SSA)' }).waitFor();
      expect((await panel(page).boundingBox())?.width).toBeGreaterThan(295);
      await panel(page).getByText('56,263').waitFor();
      await panel(page).getByText('$1,745,811,000,000').waitFor();
      await panel(page).getByText('Frank Bisignano, Commissioner').waitFor();
      findings.push(...(await seriousFindings(page)));

      await panel(page).getByPlaceholder('Ask here...').fill('How many people work there?');
      await panel(page).getByPlaceholder('Ask here...').press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Sign In' });
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByLabel('Password', { exact: true }).press('Enter');
      // The question is sent again automatically.
      await panel(page).getByText('The agency had 56,263 civilian employees on board on March 31, 2025').waitFor();
      // The record has no page that shows the figure: its source is named, and its site stands above.
      expect(await panel(page).getByRole('link', { name: 'Source 1' }).count()).toBe(0);
      const site = panel(page).getByRole('link', { name: 'fedscope.opm.gov' });
      await expectSoon(() => site.getAttribute('href')).toBe('https://www.fedscope.opm.gov/');
      findings.push(...(await seriousFindings(page)));

      expect([await sidewaysOverflow(page), ...consoleErrors, ...findings]).toEqual([0]);
    });
  },
);

/** CSS pixels: the height of letters of labels that are in view, whichever is least, and how many there are. */
const labelsInView = (page: Page) =>
  page.evaluate<{ readonly count: number; readonly least: number }>(`(() => {
    const shown = document.querySelector('.react-flow').getBoundingClientRect();
    const heights = [...document.querySelectorAll('.agency span')].flatMap((label) => {
      const { left, right, top, bottom, width } = label.getBoundingClientRect();
      const isIn = left >= shown.left && right <= shown.right && top >= shown.top && bottom <= shown.bottom;
      if (!isIn || width === 0) return [];
      return [(parseFloat(getComputedStyle(label).fontSize) * width) / label.offsetWidth];
    });
    return { count: heights.length, least: Math.min(...heights) };
  })()`);
const LEGIBLE = 11;

const isShown = async (page: Page) => (await styleOf(page.locator('.map-help'), 'clip-path')) === 'none';

test('the map is walked by arrow keys, which says how, and what is walked to and what is shown are both marked', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, reducedMotion: 'reduce' });
    await settled(page, () => page.goto('/exec?agency=department-of-commerce'));
    const chosen = page.locator('.react-flow__node.chosen');
    const reached = page.locator('.react-flow__node.keyboard');
    await chosen.getByText('Department of Commerce').waitFor();
    expect(await isShown(page)).toBe(false);
    await page.keyboard.press('Tab');
    await map(page).focus();
    await until('the keys are explained', () => isShown(page));
    await page.keyboard.press('ArrowDown');
    await map(page).getByRole('status').getByText('You are at: United States Census Bureau').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await reached.getByText('United States Census Bureau').waitFor();
    await expectSoon(() => chosen.getByText('Department of Commerce').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/exec?agency=united-states-census-bureau');
    await chosen.getByText('United States Census Bureau').waitFor();
    expect(await reached.count()).toBe(0);
    await expectSoon(() => map(page).getAttribute('data-near')).toBe('true');
    await expectSoon(() => page.locator('.relation.active').allTextContents()).toEqual(['Reports Into']);

    await panel(page).getByRole('heading', { name: 'United States Census Bureau' }).waitFor();
    await map(page).press('ArrowUp');
    await reached.getByText('Department of Commerce').waitFor();
    await map(page).press('0');
    await until('the whole map is shown', async () => (await nodesOutside(page)) === 0);
    await expectSoon(() => map(page).getAttribute('data-near')).toBe('false');
    expect((await labelsInView(page)).least).toBeGreaterThanOrEqual(LEGIBLE);
    const [department] = await page.locator('.react-flow__node').filter({ hasText: 'Department of Education' }).all();
    await department?.click();
    await page.waitForURL('**/exec?agency=department-of-education');
    await panel(page).getByRole('link', { name: 'Track Agency' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

test('several agencies that are found are gone to by Enter, chosen by arrow keys, and taken by Enter', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await settled(page, () => page.goto('/exec?agency=department-of-commerce'));
    await list(page).getByRole('searchbox').fill('food');
    await list(page)
      .getByText(/^\d agencies\. Press Enter to go to them/)
      .waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const here = page.locator('[data-agency]:focus');
    const slug = (await here.getAttribute('data-agency')) ?? '';
    expect(slug).not.toBe('');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/exec?agency=${slug}`);
    expect(consoleErrors).toEqual([]);
  });
});

test('on a small screen the list leads to a map that can be read, with its legend, and back', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width: 390, height: 844 });
    const findings: string[] = [];
    await settled(page, () => page.goto('/exec'));
    expect(await map(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await map(page).getByText('EOP').waitFor();
    await page.locator('[data-label]').first().waitFor();
    const first = await labelsInView(page);
    expect(first.count).toBeGreaterThan(15);
    expect(first.least).toBeGreaterThanOrEqual(LEGIBLE);
    findings.push(...(await seriousFindings(page)));
    await expectSoon(() => map(page).getByRole('list', { name: 'Legend' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await until('the whole map is shown', async () => (await nodesOutside(page)) === 0);
    await until('all departments are labelled', async () => (await labelsInView(page)).count >= 16);
    expect((await labelsInView(page)).least).toBeGreaterThanOrEqual(LEGIBLE);
    findings.push(...(await seriousFindings(page)));
    expect([await sidewaysOverflow(page), ...findings]).toEqual([0]);
    await page.getByRole('button', { name: 'Show the list' }).click();
    await list(page)
      .getByRole('link', { name: /Department of Commerce/ })
      .click();
    await expectSoon(async () => (await panel(page).boundingBox())?.x).toBe(0);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.locator('[data-label]', { hasText: 'United States Census Bureau' }).waitFor();
    expect((await labelsInView(page)).least).toBeGreaterThanOrEqual(LEGIBLE);
    expect(consoleErrors).toEqual([]);
  });
});

test('the first script of the page stays below 260 kB, gzip, and no other page has any of it', async () => {
  await withBrowser(async (browser) => {
    const bytes = await firstScriptBytes(browser, aidy.url, '/exec');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(260_000);

    const { page } = await openPage(browser, { baseURL: aidy.url });
    const scripts = scriptsOf(page);
    const isOwn = (script: string): boolean => /\/(executive-branch|branch-map)/.test(script);
    await settled(page, () => page.goto('/exec'));
    expect(scripts().filter(isOwn).length).toBeGreaterThan(1);
    await settled(page, () => page.goto('/explore'));
    expect(scripts().filter(isOwn)).toEqual([]);
  });
});
