import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

/** Somebody looks at the countries of the tariff tracker, and reads what is recorded of one. */

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
  readonly country_code: string;
}

const countryIn = (body: { trackers: readonly Item[] }, code: string) =>
  body.trackers.find(({ country_code }) => country_code === code);

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
    uid: countryIn(body, 'DE')?.id,
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

const trackerOf = async (code: string): Promise<string> =>
  countryIn((await product.signedOut.get(DATA)).body, code)?.id ?? '';

test('the latest of a country cites its sources', async () => {
  const { status, body } = await product.signedOut.get(lastUpdateOf(await trackerOf('JO')));
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

test('a tracker of something else that has told nothing has no latest update', async () => {
  const ann = product.as('ann');
  const topic = { tracker_description: 'Parking fees', update_frequency: 'week', domains: ['agency.example'] };
  const { body: made } = await ann.post('/api/topics/create-tracker/', topic);
  const { status, body } = await ann.get(lastUpdateOf(made.tracker_id));
  expect([status, body]).toEqual([200, { content: null, sources: [], updated_at: null, rates_since: [] }]);
});

describe('an installation with starter content', () => {
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
