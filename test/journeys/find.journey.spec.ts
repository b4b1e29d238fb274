import { growingHost } from '../support/hostile/growing-host';
import { type TestHosts, startHosts } from '../support/hosts';
import { type Product, startProduct } from '../support/product';
import { PRESS, daysAgo } from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/** Somebody looks for a word: it is in what their private tracker told, which nobody else may know. */

const folder = temporaryFolder();
const doubled = 'The government doubled copper tariffs to 50% on a proposal of its trade office, effective April 1.';

let hosts: TestHosts;
let product: Product;
let id: string;

beforeAll(async () => {
  const press = growingHost(PRESS);
  press.publish({ title: 'Metal duties double', text: doubled, publishedAt: daysAgo(20) });
  hosts = await startHosts({ [PRESS]: press.handler });
  product = await startProduct(folder, { FETCH_CONNECT_TO: `${PRESS}=${hosts.origin}` });
  const topic = {
    tracker_description: 'Metal duties and tariffs',
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: [PRESS],
  };
  id = (await product.as('ann').post('/api/topics/create-tracker/', topic)).body.tracker_id;
  await until('the first run has told', async () => {
    const { body } = await product.as('ann').get(`/api/topics/tracker/${id}/`);
    return body.current_state !== null;
  });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

const everybody = ['owner', 'another', 'visitor'] as const;
type Asking = (typeof everybody)[number];

const find = async (asking: Asking, query: string) => {
  const visitors = { owner: product.as('ann'), another: product.as('bob'), visitor: product.signedOut };
  return (await visitors[asking].get(`/api/topics/find/?query=${encodeURIComponent(query)}`)).body;
};
const lines = async (asking: Asking, query = 'copper') =>
  (await find(asking, query)).lines.map(({ text }: { text: string }) => text);
const explored = async () => (await product.signedOut.get('/api/topics/search-trackers/?query=copper')).body.trackers;
const show = (isPublic: boolean) => product.as('ann').post(`/api/topics/toggle-public/${id}/`, { public: isPublic });

test('a private tracker’s line is found by its owner, and by nobody else', async () => {
  const [found] = (await find('owner', 'what about copper?')).lines;
  expect(found).toMatchObject({ tracker_id: id, text: doubled, marks: [{ from: 23, to: 29 }], update_id: null });
  expect(found.claim_id).toEqual(expect.any(String));
  expect(await lines('another')).toEqual([]);
  expect(await lines('visitor')).toEqual([]);
  expect(await explored()).toEqual([]);
});

test('a public tracker’s line is found by everybody, in Explore too, until the tracker is private again', async () => {
  await show(true);
  for (const asking of everybody) expect(await lines(asking)).toEqual([doubled]);
  expect(await explored()).toMatchObject([{ id, found_line: { text: doubled } }]);
  await show(false);
  for (const asking of ['another', 'visitor'] as const) expect(await lines(asking)).toEqual([]);
  expect(await explored()).toEqual([]);
  expect(await lines('owner')).toEqual([doubled]);
});

test('a deleted tracker’s line is not found', async () => {
  await product.as('ann').delete(`/api/topics/delete-tracker/${id}/`);
  expect(await lines('owner')).toEqual([]);
});

test('countries and agencies are found by their names', async () => {
  expect(await find('visitor', 'what is the tariff on Canada')).toMatchObject({
    trackers: [],
    lines: [],
    countries: [{ code: 'CA', name: 'Canada' }],
    agencies: [],
  });
  expect((await find('visitor', 'EPA')).agencies).toMatchObject([{ name: 'Environmental Protection Agency' }]);
  expect(await find('visitor', '')).toEqual({ trackers: [], lines: [], countries: [], agencies: [] });
});
