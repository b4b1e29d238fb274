import { paths, says, startHosts, type TestHosts } from '../support/hosts';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, seriousFindings, withBrowser } from '../ui/browser';
import { signIn } from '../ui/signed-in';

const folder = temporaryFolder();
const TITLE = 'Uppsala höjer avgiften för parkering till 40 kronor';
const TOLD = 'Kommunfullmäktige i Uppsala höjde på torsdagen avgiften för parkering från 30 till 40 kronor i timmen.';

const page = `<html lang="sv"><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1><p>${TOLD} Höjningen gäller från den 1 april och var enligt kommunalrådet nödvändig för att nästa års budget ska gå ihop.</p><p>Boende med tillstånd betalar inte mer än under det gångna året, men butiker i centrum befarar att de förlorar kunder.</p></article></body></html>`;

let hosts: TestHosts;
let product: SignedInProduct;

beforeAll(async () => {
  const item = `<item><title>${TITLE}</title><link>https://tidning.example/parkering</link></item>`;
  hosts = await startHosts({
    'tidning.example': paths({
      '/': says('<html></html>'),
      '/feed/': says(
        `<rss version="2.0"><channel><title>Tidning</title>${item}</channel></rss>`,
        'application/rss+xml',
      ),
      '/parkering': says(page),
    }),
  });
  product = await startSignedInProduct(folder, { FETCH_CONNECT_TO: `tidning.example=${hosts.origin}` });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

test('a page in Swedish is told by title, opening and figures, and its tracker and run log say so', async () => {
  const { tracker_id, sources } = await product.researched('Parkering i Uppsala', ['tidning.example']);
  expect(sources).toMatchObject([{ quote: TOLD }]);

  await withBrowser(async (browser) => {
    const { page: shown, consoleErrors } = await openPage(browser, { baseURL: product.aidy.url });
    await signIn(shown, product.session);
    await shown.goto(`/tracker/${tracker_id}`);
    await shown.getByText('Some of these pages are in a language').waitFor();
    expect(await seriousFindings(shown)).toEqual([]);
    await shown.getByRole('button', { name: /^Read 1 of 1/ }).click();
    await shown.getByRole('dialog').getByText('It is in a language that is judged only by title').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
