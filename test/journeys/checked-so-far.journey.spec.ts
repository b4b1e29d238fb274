import { paths, says, startHosts, type TestHosts } from '../support/hosts';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, seriousFindings, withBrowser } from '../ui/browser';
import { signIn } from '../ui/signed-in';

/** What a reader sees while a run is under way: one of its pages does not come until the test lets it. */

const folder = temporaryFolder();
const TOLD = 'The ministry raised the tariff on steel to 25 percent on Monday.';

const article = (title: string, text: string): string =>
  `<html><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${text} ${'It wrote to importers about it in a letter. '.repeat(5)}</p></article></body></html>`;
const item = (title: string, path: string): string =>
  `<item><title>${title}</title><link>https://daily.example/${path}</link></item>`;

let release: () => void = () => undefined;
let hosts: TestHosts;
let product: SignedInProduct;

beforeAll(async () => {
  const released = new Promise<void>((resolve) => (release = resolve));
  hosts = await startHosts({
    'daily.example': paths({
      '/': says('<html></html>'),
      '/feed/': says(
        `<rss version="2.0"><channel><title>Daily</title>${item('Steel tariff raised to 25 percent', 'steel')}${item('Copper tariff', 'copper')}</channel></rss>`,
        'application/rss+xml',
      ),
      '/steel': says(article('Steel tariff raised to 25 percent', TOLD)),
      '/copper': (request, response) =>
        void released.then(() => says(article('Copper tariff', 'The port was quiet.'))(request, response)),
    }),
  });
  product = await startSignedInProduct(folder, {
    FETCH_TIMEOUT_MS: '600000',
    FETCH_CONNECT_TO: `daily.example=${hosts.origin}`,
  });
});
afterAll(async () => {
  release();
  await product.stop();
  await hosts.close();
});

test('a first run shows each verified line as soon as its page is read, and then the overview', async () => {
  const { tracker_id } = await product.get(await product.track('Track steel and copper tariffs', ['daily.example']));

  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: product.aidy.url });
    await signIn(page, product.session);
    await page.goto(`/tracker/${tracker_id}`);
    const checked = page.getByRole('region', { name: 'Checked so far' });
    await checked.getByText(TOLD).waitFor();
    await page.getByText('daily.example · 1 finding').waitFor();
    expect(await page.getByRole('heading', { name: 'Researching' }).isVisible()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);

    await page.keyboard.press(']');
    await page.getByRole('tooltip').getByText('It wrote to importers').waitFor();

    release();
    await page.getByRole('region', { name: 'Overview' }).getByRole('paragraph').filter({ hasText: TOLD }).waitFor();
    expect(await checked.count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});
