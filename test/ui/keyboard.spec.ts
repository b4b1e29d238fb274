import type { Page } from 'playwright-core';
import { sharedService } from '../support/shared/services';
import { withBrowser, settled } from './browser';
import { type ResearchedProduct, researchedProduct } from './researched-product';

let product: ResearchedProduct;
beforeAll(async () => {
  product = await researchedProduct(await sharedService('research'));
});

/** In the page: styles that mark a control as focused, on itself, on its overlay, or on the box around its field. */
const rings = `
  window.ringsOf = (element) =>
    [[element], [element, '::after'], [element.closest('.MuiInputBase-root')], [element.closest('form')]]
      .filter(([drawn]) => drawn !== null)
      .map(([drawn, pseudo]) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(drawn, pseudo);
        const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineWidth + ' ' + outlineColor;
        return outline + ' / ' + boxShadow;
      });
  window.drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.nameOf = (element) =>
    element.tagName.toLowerCase() + ' ' + (element.getAttribute('aria-label') || element.innerText || element.name || element.placeholder || '');
`;

interface Stop {
  readonly name: string;
  readonly ringed: boolean;
}

/** Presses the key until the focus has cycled, and inspects each control with and without the focus. */
const walkWith = async (page: Page, key: string): Promise<readonly Stop[]> => {
  await page.evaluate(rings);
  await page.evaluate('window.stops = []');
  for (;;) {
    await page.keyboard.press(key);
    const cameRound = await page.evaluate(`(async () => {
      await drawn();
      const last = stops.at(-1);
      if (last !== undefined) last.left = ringsOf(last.element);
      const element = document.activeElement;
      if (stops.some((stop) => stop.element === element)) return true;
      stops.push({ element, focused: ringsOf(element) });
      return false;
    })()`);
    if (cameRound === true) break;
  }
  // Between the last control and the first, the page itself has the focus.
  return page.evaluate(`stops.filter(({ element }) => element !== document.body).map(({ element, focused, left }) => ({
    name: nameOf(element),
    ringed: focused.some((ring, at) => ring !== left[at] && ring !== ' / none'),
  }))`);
};

const withoutRing = (stops: readonly Stop[]): readonly string[] =>
  stops.filter(({ ringed }) => !ringed).map(({ name }) => name);

type Screen = readonly [screen: string, path: () => string, signedIn: boolean, atLeast: number];

const screens: readonly Screen[] = [
  ['sign-in', () => '/sign-in', false, 6],
  ['register', () => '/register', false, 4],
  ['forgot', () => '/forgot', false, 4],
  ['Explore', () => '/explore', false, 15],
  ['a tracker of one’s own', () => `/tracker/${product.tracker}`, true, 20],
  ['My Trackers', () => '/list-trackers', true, 8],
];

test.each(screens)('Tab shows a ring on every control of %s', async (_screen, path, signedIn, atLeast) => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, path(), { signedIn });
    const stops = await walkWith(page, 'Tab');
    expect(withoutRing(stops)).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(atLeast);
  });
});

test('Tab shows a ring on every control of a dialog', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, '/list-trackers', { signedIn: true });
    await page.keyboard.press('c');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a domain' }).click();
    const stops = await walkWith(page, 'Tab');
    expect(withoutRing(stops)).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(7);
  });
});

test('the arrows show a ring on every entry of a menu', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, '/list-trackers', { signedIn: true });
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.locator('[role="menuitem"]:focus').waitFor();
    const stops = await walkWith(page, 'ArrowDown');
    expect(withoutRing(stops)).toEqual([]);
    expect(stops.length).toBe(3);
  });
});

test('shortcuts can be turned off in their dialog, and stay off after a reload', async () => {
  await withBrowser(async (browser) => {
    const { page } = await product.open(browser, '/list-trackers', { signedIn: true });
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });

    await settled(page, () => page.reload());
    await page.keyboard.press('?');
    await page.keyboard.press('c');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'New Tracker' }).waitFor();
  });
});
