import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

/** Somebody looks at the countries of the tariff tracker, reads what is recorded of one, and tracks it. */

const folder = temporaryFolder();
let product: Product;

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
});
afterAll(() => product.stop());

const DATA = '/api/topics/get-tariff-data/';
const lastUpdateOf = (id: string): string => `/api/topics/tracker/${id}/last-update/`;

interface Item {
  readonly id: string;
  readonly tracker_description: string;
  readonly uid: string | null;
}

const countryIn = (body: { trackers: readonly Item[] }, id: string) => body.trackers.find((each) => each.id === id);

test('anybody sees the countries, each with its dated figures, and what became of the duties', async () => {
  const { status, body } = await product.signedOut.get(DATA);
  expect(status).toBe(200);
  expect(body.trackers).toHaveLength(240);
  expect(countryIn(body, 'DE')).toMatchObject({
    country_code: 'DE',
    country_name: 'Germany',
    country_trade_score: 91,
    exports: 75612.9,
    imports: 160436.5,
    tariff: { basis: 'european_union', percent: 15 },
    updated_at: '2026-02-20T00:00:00.000Z',
    uid: null,
  });
  expect(countryIn(body, 'US')).toBeUndefined();
  expect(body.collection).toMatchObject({
    trade_source: { year: 2024, publisher: 'U.S. Census Bureau' },
    tariff_history: [
      { event: 'declared', date: '2025-04-02' },
      { event: 'rates_set', date: '2025-07-31', order: 14326 },
      { event: 'ended', date: '2026-02-20', order: 14389 },
      { event: 'surcharge', percent: 10, days: 150 },
    ],
  });
});

test('the latest of a country cites its sources', async () => {
  const { status, body } = await product.signedOut.get(lastUpdateOf('JO'));
  expect([status, body.updated_at]).toEqual([200, '2026-07-21T00:00:00.000Z']);
  expect(body.content).toContain(
    'July 21, 2026: Fact Sheet: President Donald J. Trump Announces Trade Deal with Jordan [1]',
  );
  expect(body.sources[0]).toMatchObject({
    index: 1,
    content: expect.stringMatching(/^https:\/\/www\.whitehouse\.gov\//),
    publisher: 'The White House',
    published_on: '2026-07-21',
  });
  expect((await product.signedOut.get(lastUpdateOf('US'))).status).toBe(404);
  expect((await product.signedOut.get(lastUpdateOf('ZZ'))).status).toBe(404);
});

test('a country that somebody tracks leads them, and nobody else, to their tracker', async () => {
  const [ann, bob] = [product.as('ann'), product.as('bob')];
  const jordan = countryIn((await ann.get(DATA)).body, 'JO');
  const { body: made } = await ann.post('/api/topics/create-tracker/', {
    tracker_description: jordan?.tracker_description,
    update_frequency: 'week',
    domains: ['www.whitehouse.gov'],
  });
  expect(countryIn((await ann.get(DATA)).body, 'JO')?.uid).toBe(made.tracker_id);
  await ann.post(`/api/topics/toggle-public/${made.tracker_id}/`, { public: true });
  for (const visitor of [bob, product.signedOut])
    expect(countryIn((await visitor.get(DATA)).body, 'JO')?.uid).toBeNull();

  const { status, body } = await bob.get(lastUpdateOf(made.tracker_id));
  expect([status, body]).toEqual([200, { content: null, sources: [], updated_at: null }]);
  await ann.post(`/api/topics/toggle-public/${made.tracker_id}/`, { public: false });
  expect((await bob.get(lastUpdateOf(made.tracker_id))).body.code).toBe('ACCESS_DENIED');
  expect((await product.signedOut.get(lastUpdateOf(made.tracker_id))).body.code).toBe('AUTH_REQUIRED');

  await ann.delete(`/api/topics/delete-tracker/${made.tracker_id}/`);
  expect(countryIn((await ann.get(DATA)).body, 'JO')?.uid).toBeNull();
});

describe('with starter content', () => {
  const starterFolder = temporaryFolder();
  let starter: Product;
  beforeAll(async () => {
    starter = await startProduct(starterFolder, { STARTER_CONTENT: 'on' });
  });
  afterAll(() => starter.stop());

  test('the latest of a public tracker is its newest update', async () => {
    const search = '/api/topics/search-trackers/?query=tariffs';
    await until('the starter trackers are found', async () => {
      const { body } = await starter.signedOut.get(search);
      return body.trackers.length > 0;
    });
    const [found] = (await starter.signedOut.get(search)).body.trackers;
    const { body: tracker } = await starter.signedOut.get(`/api/topics/tracker/${found.id}/`);
    const [newest] = tracker.updates;
    const { status, body } = await starter.signedOut.get(lastUpdateOf(tracker.tracker_id));
    expect([status, body.content, body.updated_at]).toEqual([200, newest.content, newest.created_at]);
    expect(body.sources.map(({ content }: { content: string }) => content)).toEqual(
      newest.sources.map(({ url }: { url: string }) => url),
    );
  });
});
