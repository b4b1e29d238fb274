import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/** Somebody follows the starter trackers, reads their updates in one list and marks them as read. */

const FEED = '/api/topics/feed/';
const READ = '/api/topics/feed/read/';

const folder = temporaryFolder();
let product: Product;

beforeAll(async () => {
  product = await startProduct(folder, { STARTER_CONTENT: 'on' });
  await until('the starter trackers are found', async () => {
    const { trackers } = (await product.signedOut.get('/api/topics/search-trackers/')).body;
    for (const { id } of trackers)
      await product.as('ann').post(`/api/topics/toggle-following/${id}/`, { following: true });
    return (await product.as('ann').get(FEED)).body.length > 20;
  });
});
afterAll(() => product.stop());

interface FeedUpdate {
  readonly id: string;
  readonly tracker_id: string;
  readonly created_at: string;
  readonly lines: readonly object[];
}
const next = (link: string | undefined) => /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];

test('the updates of all trackers come page by page, newest first', async () => {
  const all: readonly FeedUpdate[] = (await product.as('ann').get(FEED)).body;
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ tracker_id }) => tracker_id)).size).toBeGreaterThan(2);
  expect(all.every(({ lines }) => lines.length > 0)).toBe(true);
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());

  const read: FeedUpdate[] = [];
  for (let path: string | undefined = `${FEED}?limit=7`; path !== undefined;) {
    const page = await product.as('ann').get(path);
    read.push(...page.body);
    path = next(page.headers.link);
  }
  expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect((await product.as('bob').get(FEED)).body).toEqual([]);
});

test('the feed can be asked for one tag or several', async () => {
  for (const query of ['?tags=none', '?tags=none&tags=such'])
    expect((await product.as('ann').get(FEED + query)).body).toEqual([]);
});

test('the mark of what was read is kept for the person, and never moves back', async () => {
  const ann = product.as('ann');
  expect((await ann.get(READ)).body).toEqual({ read_up_to: null });
  const [newest, , older] = (await ann.get(FEED)).body as readonly FeedUpdate[];
  const upTo = newest?.created_at;
  const tabs = [upTo, older?.created_at].map((up_to) => ann.post(READ, { up_to }));
  expect((await Promise.all(tabs)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ann.get(READ)).body).toEqual({ read_up_to: upTo });
  expect((await ann.post(READ, { up_to: older?.created_at })).body).toEqual({ read_up_to: upTo });
  expect((await product.as('bob').get(READ)).body).toEqual({ read_up_to: null });
});

test.each([[{ up_to: '2999-01-01T00:00:00Z' }], [{ up_to: 'yesterday' }], [{}]])(
  'refuses %j as a time that was read up to',
  async (body) => {
    const { status, body: problem } = await product.as('eve').post(READ, body);
    expect([status, problem.errors[0].path]).toEqual([400, 'up_to']);
  },
);
