import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

let product: Product;
beforeAll(async () => {
  product = await startProduct(temporaryFolder(), UNREACHABLE_HOSTS);
});
afterAll(() => product.stop());

const create = (user: string, body: object) => product.as(user).post('/api/topics/create-campaign/', body);
const inside = async (user: string, id: string | null) =>
  (await product.as(user).get(`/api/topics/get-collection/${id === null ? '' : `?unique_id=${id}`}`)).body;

test('a campaign is one folder with a tracker for each usual item', async () => {
  const { status, body } = await create('ann', { name: 'Jane Doe', url: 'https://janedoe.example' });
  expect([status, body.tracker_uids.length]).toEqual([200, 3]);
  const { collection, items } = await inside('ann', body.collection_uid);
  expect(collection).toMatchObject({ name: 'Jane Doe', description: 'https://janedoe.example' });
  const described = items.map(({ name }: { name: string }) => name);
  expect(described.sort()).toEqual([
    'Jane Doe: Endorsements',
    'Jane Doe: Events and speeches',
    'Jane Doe: Fundraising activity',
  ]);
  const [tracker_id] = body.tracker_uids;
  const begun = await product.as('ann').post('/api/topics/initialize-tracker/', { tracker_id, no_start_date: true });
  expect([begun.status, begun.body.tracker_id]).toEqual([202, tracker_id]);
});

test('no tracker of a campaign is created if not all find room', async () => {
  await create('bea', { name: 'Jane Doe' });
  const { status, body } = await create('bea', { name: 'John Roe', addons: ['Debates', 'Polling', 'Ads'] });
  expect([status, body.code, body.detail]).toEqual([400, 'MAX_TRACKERS_REACHED', 'Maximum number of trackers reached']);
  const { items } = await inside('bea', null);
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Jane Doe']);
});

test('each fault is named by its field', async () => {
  const { status, body } = await create('cleo', { name: ' ', addons: ['a', 'b', 'c', 'd', 'e', 'f'] });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { path: 'name', message: 'Candidate name is required' },
    { path: 'addons', message: "You've reached the limit of 5 tracking items." },
  ]);
});

test('a repeated request makes one campaign', async () => {
  const again = () =>
    product.as('dora').post('/api/topics/create-campaign/', { name: 'Jane Doe' }, { 'idempotency-key': 'campaign-1' });
  const [first, second] = [await again(), await again()];
  expect(second.body).toEqual(first.body);
  expect((await inside('dora', null)).items.length).toBe(1);
});
