import { allDocuments } from '../corpus/proof/corpus-documents';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type FakeModel, startFakeModel } from '../support/fakes/fake-model';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const cited = allDocuments()
  .filter(({ url }) => url.includes('whitehouse.gov'))
  .map(({ url }) => url);

let corpus: CorpusServer;
let vendor: FakeModel;
let product: SignedInProduct;
let retired = false;

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  vendor = await startFakeModel((_, response) => {
    response.writeHead(retired ? 410 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        choices: [{ message: { content: 'The President abolished all tariffs on Atlantis. [1]' } }],
        citations: [...cited, 'http://127.0.0.1:1/private', 'not an address'],
        usage: { cost: { total_cost: 0.25 } },
      }),
    );
  });
  product = await startSignedInProduct(folder, {
    FETCH_CONNECT_TO: corpus.connectTo(),
    SEARCH_PROVIDERS: 'federal-register',
    PERPLEXITY_API_KEY: 'key',
    PERPLEXITY_BASE_URL: new URL(vendor.baseUrl).origin,
  });
});
afterAll(async () => {
  await product.stop();
  await vendor.close();
  await corpus.close();
});

test('the pages that a paid search cites are read and verified; what it says itself is not shown', async () => {
  const tracker = await product.researched('United States tariffs');
  expect(tracker.last_run).toMatchObject({
    state: 'published',
    engine: 'sonar-reasoning-pro',
    cost_usd: 0.25,
    asked: [{ kind: 'engine', name: 'sonar-reasoning-pro', answer: 'found' }],
  });
  expect(JSON.stringify(tracker)).not.toContain('Atlantis');
  expect(tracker.sources.length).toBeGreaterThan(3);
  for (const { host } of tracker.sources) expect(host).toMatch(/whitehouse\.gov$/);
});

test('a retired vendor is named, and the tracker goes on with what needs no key', async () => {
  retired = true;
  const { last_run, sources } = await product.researched('Artificial intelligence regulation');
  expect(last_run).toMatchObject({
    state: 'published',
    asked: [
      { kind: 'engine', name: 'sonar-reasoning-pro', answer: 'unreachable', reason: 'no longer exists (410)' },
      { kind: 'provider', name: 'federal-register', answer: 'found' },
    ],
  });
  expect(sources.length).toBeGreaterThan(0);
});
