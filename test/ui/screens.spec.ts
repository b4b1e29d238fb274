import { sharedService } from '../support/shared/services';
import { PASSWORD } from './accounts';
import { expectSoon, seriousFindings, settled, showIn, withBrowser } from './browser';
import { firstScriptBytes } from './first-script';
import { sidewaysOverflow, store } from './in-page';
import { type ResearchedProduct, researchedProduct } from './researched-product';

let product: ResearchedProduct;
beforeAll(async () => {
  product = await researchedProduct(await sharedService('research'));
});

const shown: readonly (readonly [screen: string, path: () => string, signedIn: boolean, title: string])[] = [
  ['sign-in', () => '/sign-in', false, 'Sign In'],
  ['Explore', () => '/explore', false, 'Explore'],
  ['the page of a topic', () => '/explore/gene-therapy', false, 'Gene therapy approvals'],
  ['Campaigns', () => '/campaigns', false, 'Track Any Campaign'],
  ['the executive orders', () => '/trump-eos', false, 'Trump Executive Orders'],
  ['a public tracker', () => `/tracker/${product.tracker}`, false, 'United States tariffs by product and country'],
  ['the user’s own tracker', () => `/tracker/${product.tracker}`, true, 'United States tariffs by product and country'],
  ['My Trackers', () => '/list-trackers', true, 'My Trackers'],
  ['an unknown URL', () => '/nowhere', false, 'Not found'],
];

test.each(shown)(
  '%s has its title, fits every width in both themes, passes axe and logs no errors',
  async (_screen, path, signedIn, title) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await product.open(browser, path(), { colorScheme: 'dark', signedIn });
      for (const colorScheme of ['dark', 'light'] as const) {
        await showIn(page, colorScheme);
        await expectSoon(() => page.title()).toBe(`Aidy · ${title}`);
        for (const width of [1440, 768, 360]) {
          await page.setViewportSize({ width, height: 900 });
          const sideways = await sidewaysOverflow(page);
          expect([width, colorScheme, sideways]).toEqual([width, colorScheme, 0]);
        }
        // What is not about colours is the same in both.
        const findings = await seriousFindings(page, { onlyColours: colorScheme === 'light' });
        expect([colorScheme, ...consoleErrors, ...findings]).toEqual([colorScheme]);
      }
    });
  },
);

test.each([
  ['/sign-in', 178],
  ['/explore', 170],
])('the script of %s as first sent stays below %i kB, gzip', async (path, kilobytes) => {
  await withBrowser(async (browser) => {
    const bytes = await firstScriptBytes(browser, product.url, path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });
});

test('a badge shows its quote on hover and focus, highlights its source, and closes on Escape', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, `/tracker/${product.tracker}`);
    const card = page.getByRole('tooltip');
    await page.locator('[data-badge]').nth(1).hover();
    await card.locator('mark').waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await page.mouse.move(0, 0);
    await page.keyboard.press(']');
    const focused = page.locator('[data-badge]:focus');
    expect(await focused.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'));
    await expectSoon(() => focused.getAttribute('href')).toMatch(/\/go\/[\w.-]+$/);
  });
});

test('on a touch screen the quote opens as a bottom sheet, and closing it returns to the badge', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, `/tracker/${product.tracker}`, {
      width: 390,
      height: 844,
      hasTouch: true,
    });
    await page.locator('[data-badge]').first().tap();
    const sheet = page.getByRole('dialog', { name: /^Source 1:/ });
    await sheet.getByRole('link', { name: 'Open the source' }).waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await expectSoon(() =>
      page
        .locator('[data-badge]')
        .first()
        .evaluate((badge) => badge.matches(':focus')),
    ).toBe(true);
  });
});

test('a signed-out visitor stays on the page, is asked to sign in, and then continues', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, '/explore');
    await page.getByRole('link', { name: 'My Trackers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill(product.email);
    expect(new URL(page.url()).pathname).toBe('/explore');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login successful!').waitFor();
    await page.waitForURL('**/list-trackers');
  });
});

test('a tracker begun while signed out is created after sign-in', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, '/explore');
    await store(page, { existingUser: 'true' });
    await page.getByLabel('Topic').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Start' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill(product.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/tracker/*');
    await page.getByRole('heading', { level: 1, name: 'Crewed missions to the Moon' }).waitFor();
  });
});

/** In the page: the links, buttons and fields outside the notice that overlap it, wherever the page is scrolled to. */
const COVERED_BY_NOTICE = `(() => {
  const notice = [...document.querySelectorAll('[role="region"]')].find(({ textContent }) =>
    textContent.includes('Best on a larger screen'),
  );
  const overlapping = (place, other) =>
    place.left < other.right && place.right > other.left && place.top < other.bottom && place.bottom > other.top;
  const covered = new Set();
  for (let at = 0; at <= document.documentElement.scrollHeight; at += window.innerHeight / 2) {
    window.scrollTo(0, at);
    const own = notice.getBoundingClientRect();
    for (const each of document.querySelectorAll('a, button, input, h1, h2, p'))
      if (!notice.contains(each) && each.checkVisibility() && overlapping(own, each.getBoundingClientRect()))
        covered.add(each.textContent);
  }
  return [...covered];
})()`;

test.each([390, 768])(
  'the notice for small screens covers nothing at %d, stays until closed and does not return',
  async (width) => {
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ baseURL: product.url, viewport: { width, height: 844 } });
      await page.goto('/explore');
      const notice = page.getByRole('region', { name: 'Best on a larger screen' });
      await notice.waitFor();
      await page.getByRole('heading', { name: 'Where to Start?' }).waitFor();
      const covered = await page.evaluate<readonly string[]>(COVERED_BY_NOTICE);
      expect(covered).toEqual([]);
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expectSoon(() => notice.isVisible()).toBe(true);
      await notice.getByRole('button', { name: 'Close' }).click();
      await notice.waitFor({ state: 'detached' });
      await settled(page, () => page.reload());
      expect(await notice.count()).toBe(0);
    });
  },
);

test('the chosen theme is remembered', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, '/explore', { colorScheme: 'light' });
    const theme = () => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('light');
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    expect(await theme()).toBe('dark');
    await page.reload();
    expect(await theme()).toBe('dark');
  });
});
