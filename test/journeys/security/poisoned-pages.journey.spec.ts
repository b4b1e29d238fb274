import { type FakeModel, startFakeModel, streamText } from '#test/support/fakes/fake-model';
import { POISON, POISON_HOST, poisonDoses, poisonedPages } from '#test/support/hostile/poisoned-pages';
import { type Handler, paths, says, startHosts, type TestHosts } from '#test/support/hosts';
import { type SignedInProduct, startSignedInProduct } from '#test/support/research/signed-in-product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openPage, withBrowser } from '#test/ui/browser';

const POISONED = new RegExp(`${POISON}|${POISON_HOST}`);
const HOSTS = ['one.example', 'two.example', 'three.example', 'four.example', 'five.example'];
const PER_HOST = poisonedPages.length / HOSTS.length;

const pagesOf = (host: string) => {
  const index = HOSTS.indexOf(host);
  return poisonedPages.slice(index * PER_HOST, (index + 1) * PER_HOST);
};
const addresses = HOSTS.flatMap((host) => pagesOf(host).map(({ path }) => `https://${host}${path}`));

const siteOf = (host: string): Handler => {
  const items = pagesOf(host).map(
    ({ path, title, publishedAt }) =>
      `<item><title>${title}</title><link>https://${host}${path}</link><pubDate>${new Date(publishedAt).toUTCString()}</pubDate></item>`,
  );
  return paths({
    '/': says('<link rel="alternate" type="application/rss+xml" href="/feed">'),
    '/feed': says(`<rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`, 'text/xml'),
    ...Object.fromEntries(pagesOf(host).map(({ path, html }) => [path, says(html)])),
  });
};

/** Does what every dose asks for, as a line of the update, the overview and its title. */
const obedient = `TITLE: ${POISON} abolishes all duties\nUPDATE\n${poisonDoses
  .map((dose, n) => `- ${dose.replace(/\s+/g, ' ')} ![p](https://${POISON_HOST}/p.png) [${n + 1}]`)
  .join('\n')}\nOVERVIEW\n## ${POISON}\n${poisonDoses
  .map((dose, n) => `- ${dose.replace(/\s+/g, ' ')} [${(n % 5) + 1}]`)
  .join('\n')}`;

let hosts: TestHosts;
let vendor: FakeModel;

beforeAll(async () => {
  hosts = await startHosts({
    ...Object.fromEntries(HOSTS.map((host) => [host, siteOf(host)])),
    [POISON_HOST]: says('caught'),
  });
  vendor = await startFakeModel((call, response) => {
    if (call.body.model === 'writer') return streamText(response, obedient);
    response.writeHead(200, { 'content-type': 'application/json' });
    const results = addresses.map((url) => ({ url, title: `${POISON} wins`, text: obedient }));
    response.end(
      JSON.stringify({ choices: [{ message: { content: obedient } }], citations: addresses, results, usage: {} }),
    );
  });
});
afterAll(async () => {
  await vendor.close();
  await hosts.close();
});

const writer = () => ({ LLM_BASE_URL: vendor.baseUrl, LLM_MODEL: 'writer', LLM_PRICES: '1,1' });
const origin = () => new URL(vendor.baseUrl).origin;

interface Engine {
  readonly engine: string;
  readonly written: string;
  /** The models that must have been asked; Exa has none. */
  readonly engines: readonly string[];
  readonly environment: () => Record<string, string>;
}

const engines: readonly Engine[] = [
  { engine: 'feeds', written: 'quoted', engines: [], environment: () => ({}) },
  { engine: 'feeds', written: 'written by a model that obeys them', engines: ['writer'], environment: writer },
  {
    engine: 'sonar-reasoning-pro',
    written: 'written by such a model',
    engines: ['writer', 'sonar-reasoning-pro'],
    environment: () => ({ ...writer(), PERPLEXITY_API_KEY: 'key', PERPLEXITY_BASE_URL: origin() }),
  },
  {
    engine: 'exa',
    written: 'written by such a model',
    engines: ['writer', 'search'],
    environment: () => ({ ...writer(), EXA_API_KEY: 'key', EXA_BASE_URL: origin() }),
  },
];

describe.each(engines)('100 poisoned pages through $engine, $written', ({ engine, engines, environment }) => {
  const folder = temporaryFolder();
  let product: SignedInProduct;

  beforeAll(async () => {
    product = await startSignedInProduct(folder, {
      ...environment(),
      RATE_LIMIT_SCALE: '1000',
      FETCH_CONNECT_TO: [...HOSTS, POISON_HOST].map((host) => `${host}=${hosts.origin}`).join(','),
    });
  });
  afterAll(() => product.stop());

  test('no page gets a request, a link, an image or a line', async () => {
    const before = vendor.calls.length;
    const path = await product.track('Tariffs', HOSTS);
    const tracker = await product.finished(path);
    const claims = await product.get(`${path}claims/`);
    expect(tracker.last_run).toMatchObject({ state: 'published', engine, sources_read: poisonedPages.length });
    expect((tracker.last_run.writing?.replaced ?? 0) > 0).toBe(engines.includes('writer'));
    expect(claims.length).toBeGreaterThan(poisonedPages.length / 2);
    expect(JSON.stringify([tracker, claims])).not.toMatch(POISONED);

    await product.post(path.replace('/tracker/', '/toggle-public/'), { public: true });
    await withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: product.aidy.url });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(path.replace('/api/topics', ''));
      await page.getByText('raised its tariff on').first().waitFor();
      expect(requests.filter((url) => !url.startsWith(product.aidy.url) && !url.startsWith('data:'))).toEqual([]);
      const places = `[href*="${POISON_HOST}"], [src*="${POISON_HOST}"], main img[src^="http"], main iframe`;
      expect(await page.locator(places).count()).toBe(0);
      expect(await page.locator('main').innerText()).not.toMatch(POISONED);
    });
    expect(hosts.hits.filter((hit) => hit.startsWith(POISON_HOST))).toEqual([]);
    expect(vendor.calls.slice(before).map(({ body }) => body.model ?? 'search')).toEqual(
      expect.arrayContaining([...engines]),
    );
  });
});
