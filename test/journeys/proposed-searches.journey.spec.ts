import { asksEditor, editsPlainly } from '../support/fakes/fake-editor';
import { type FakeModel, type ModelCall, startFakeModel, streamText } from '../support/fakes/fake-model';
import { paths, says, startHosts, type TestHosts } from '../support/hosts';
import { searchProviders } from '../support/research/search-providers';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const TITLE = 'Steel tariff raised to 25 percent';
const PROPOSED = 'Stahl Quolltarif';
const article = `<html><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1><p>The ministry raised the tariff on steel to 25 percent on Monday. ${'It told importers so in a letter. '.repeat(5)}</p></article></body></html>`;

let hosts: TestHosts;
let model: FakeModel;
let product: SignedInProduct;

const rulesOf = ({ body }: ModelCall): string => body.messages[0]?.content ?? '';
const asksForSearches = (call: ModelCall): boolean => rulesOf(call).startsWith('You propose searches');

beforeAll(async () => {
  const page = { url: 'https://daily.example/steel', title: TITLE, publishedAt: '2026-01-05T09:00:00Z' };
  hosts = await startHosts({
    '127.0.0.1': searchProviders([page], {}),
    'daily.example': paths({ '/steel': says(article) }),
  });
  model = await startFakeModel((call, response) => {
    if (asksForSearches(call)) streamText(response, `${/begin with (\w+),/.exec(rulesOf(call))?.[1]} de ${PROPOSED}`);
    else streamText(response, asksEditor(call) ? editsPlainly(call) : 'As you wish.');
  });
  product = await startSignedInProduct(temporaryFolder(), {
    FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, { origin }]) => `${host}=${origin}`).join(','),
    SEARCH_PROVIDERS: 'searxng,hacker-news',
    SEARXNG_BASE_URL: hosts.origin,
    HACKER_NEWS_BASE_URL: hosts.origin,
    // Whatever is asked of the other name reaches the search providers.
    LLM_BASE_URL: model.baseUrl.replace('127.0.0.1', 'localhost'),
    LLM_MODEL: 'editor-1',
  });
});
afterAll(async () => {
  await product.stop();
  await model.close();
  await hosts.close();
});

test('a model is asked once which searches to make beside the topic’s own, and they stand in the run’s log alone', async () => {
  const path = await product.track('Track steel tariffs');
  const { last_run: first, ...shown } = await product.finished(path);
  expect(first.searches).toEqual([
    { words: 'steel tariffs', by: 'rules', found: 2 },
    { words: PROPOSED, by: 'model', found: 1 },
  ]);
  expect(JSON.stringify(shown)).not.toContain('Quolltarif');
  expect(hosts.hits.filter((hit) => hit.includes('Quolltarif'))).toHaveLength(1);

  await product.post(`${path}run/`, {});
  await until('its second run has ended', async () => {
    const { last_run: second } = await product.get(path);
    return second.id !== first.id && second.finished_at !== null;
  });
  expect((await product.get(path)).last_run.searches).toHaveLength(2);
  expect(model.calls.filter(asksForSearches)).toHaveLength(1);
});
