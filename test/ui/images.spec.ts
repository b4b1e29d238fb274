import type { Page } from 'playwright-core';
import { type TestHosts, startHosts, paths, says } from '../support/hosts';
import { landscape } from '../support/research/landscapes';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { expectSoon, openPage, seriousFindings, settled, showIn, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { allWidths } from './screens-of-run';
import { signIn } from './signed-in';

/** Somebody looks for a picture that a source of their tracker shows, and staff take its host down. */

const PRESS = 'press.example';
const TITLE = 'Steel tariff raised to 25 percent';
const SHOWN = [
  'Hills above the steel mill of Gary, seen from the lake in the evening',
  'The valley of the mills',
  'Ore fields',
  'The road to the mills, which is closed for lorries until the autumn while its bridges are made wider and stronger',
  'Снігові гори над заводом',
];

let hosts: TestHosts;
let product: SignedInProduct;

beforeAll(async () => {
  const figures = SHOWN.map((alt, index) => `<figure><img src="/${index}.jpg" alt="${alt}"></figure>`).join('');
  const pictures = await Promise.all(
    SHOWN.map(
      async (_alt, index) =>
        [`/${index}.jpg`, says(await landscape(index, index === 2 ? 500 : 900), 'image/jpeg')] as const,
    ),
  );
  hosts = await startHosts({
    [PRESS]: paths({
      '/': says('<html></html>'),
      '/feed/': says(
        `<rss version="2.0"><channel><title>Press</title><item><title>${TITLE}</title><link>https://${PRESS}/raised</link></item></channel></rss>`,
        'application/rss+xml',
      ),
      '/raised': says(
        `<html><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1><p>The ministry raised the tariff on steel to 25 percent on Monday. ${'It told the mills so in a letter. '.repeat(5)}</p>${figures}</article></body></html>`,
      ),
      ...Object.fromEntries(pictures),
    }),
  });
  product = await startSignedInProduct(temporaryFolder(), {
    FETCH_CONNECT_TO: `${PRESS}=${hosts.origin}`,
    SCHEDULER_TICK_MS: '200',
    RATE_LIMIT_SCALE: '1000',
  });
  await product.researched('Track steel tariffs', [PRESS]);
  await until('its pictures are found', async () => (await found()).length === SHOWN.length);
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

const found = async () => (await product.get('/api/images/search/?q=steel')).results;
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search for images' });
const grid = (page: Page) => page.getByRole('list', { name: 'Pictures on pages that mention it' });
/** Whether each thumbnail was drawn. */
const ARE_DRAWN = `Array.from(document.querySelectorAll('main img'), ({ complete, naturalWidth }) => complete && naturalWidth > 0)`;

/** In both themes: what axe finds, and whether the page is wider than the window. */
const look = async (page: Page): Promise<readonly unknown[]> => {
  const seen: unknown[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    seen.push(...(await seriousFindings(page, { onlyColours: theme === 'dark' })));
  }
  const wider = await sidewaysOverflow(page);
  return wider === 0 ? seen : [...seen, `${String(wider)} px too wide`];
};

test.each(allWidths)('at %i px, a picture is found by the title of its page, and opens it', async (width) => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, {
      baseURL: product.aidy.url,
      width,
      reducedMotion: 'reduce',
    });
    await signIn(page, product.session);
    await settled(page, () => page.goto('/image-search'));
    await expectSoon(() => page.title()).toBe('Aidy · Image search');
    await page.getByRole('main').getByText('A thing, a place or a name').waitFor();
    const findings = [...(await look(page))];

    await page.keyboard.press('/');
    await page.keyboard.type('steel');
    await page.keyboard.press('Enter');
    await grid(page)
      .getByText(SHOWN[4] ?? '')
      .waitFor();
    await until('all thumbnails are drawn', async () => {
      const drawn = (await page.evaluate(ARE_DRAWN)) as readonly boolean[];
      return drawn.length === SHOWN.length && drawn.every(Boolean);
    });
    findings.push(...(await look(page)));

    const link = grid(page).getByRole('link').first();
    await expectSoon(() => link.getAttribute('href')).toBe(`https://${PRESS}/raised`);
    // It does not exist outside of the test.
    await page.context().route(`https://${PRESS}/**`, (route) => route.fulfill({ body: 'The page' }));
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.press('Enter')]);
    await opened.waitForURL(`https://${PRESS}/raised`);
    await opened.close();

    await box(page).fill('factory');
    await page.keyboard.press('Enter');
    await page.getByText('No caption contains “factory”. Found otherwise: 3 pictures near in meaning.').waitFor();
    await page.getByRole('list', { name: '“mill”' }).waitFor();
    findings.push(...(await look(page)));

    await box(page).fill('submarine');
    await page.keyboard.press('Enter');
    await page.getByText('No images found').waitFor();
    findings.push(...(await look(page)));
    await page.goBack();
    await page.getByRole('list', { name: '“mill”' }).waitFor();
    await page.goBack();
    await grid(page).waitFor();
    await expectSoon(() => box(page).inputValue()).toBe('steel');
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});

test('a failure is said, and searched again by one press', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: product.aidy.url, width: 390 });
    await signIn(page, product.session);
    await page.route('**/api/images/search*', (route) => route.fulfill({ status: 500, body: '' }));
    await settled(page, () => page.goto('/image-search?q=steel'));
    await page.getByText('An error occurred while searching images').waitFor();
    expect(await look(page)).toEqual([]);
    await page.unroute('**/api/images/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await grid(page).waitFor();
  });
});

test('a visitor is asked to sign in', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: product.aidy.url });
    await page.goto('/image-search');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).first().waitFor();
  });
});

test('staff see what became of images, take their host down and readmit it', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: product.aidy.url, reducedMotion: 'reduce' });
    await signIn(page, product.session);
    await settled(page, () => page.goto('/admin/images'));
    await page.getByRole('cell', { name: `https://${PRESS}/0.jpg` }).waitFor();
    const findings = [...(await look(page))];
    await page.getByRole('button', { name: 'Take host down' }).first().click();
    const dialog = page.getByRole('dialog');
    await expectSoon(() => dialog.getByRole('textbox', { name: 'Host' }).inputValue()).toBe(PRESS);
    findings.push(...(await look(page)));
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by its owner.');
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await page.getByText('The images were taken down.').waitFor();
    expect(await found()).toEqual([]);

    await page.getByRole('link', { name: 'Image hosts' }).click();
    await page
      .getByRole('row', { name: new RegExp(PRESS) })
      .getByText('Asked by its owner.')
      .waitFor();
    findings.push(...(await look(page)));
    await page.getByRole('button', { name: 'Readmit' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They agree now.');
    await dialog.getByRole('button', { name: 'Readmit' }).click();
    await page.getByText('The images of every host may be shown.').waitFor();
    await until('they are found again', async () => (await found()).length === SHOWN.length);
    expect([...consoleErrors, ...findings]).toEqual([]);
  });
});
