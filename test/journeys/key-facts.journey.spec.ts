import {
  PRESS,
  type ProductWithPublisher,
  daysAgo,
  startProductWithPublisher,
} from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

let product: ProductWithPublisher;
let path: string;

const dayOf = (time: string): string => time.slice(0, 10);

const raised = 'The government raised the tariff on copper to 25% after a year of talks with its trade office.';
const doubled = 'The government doubled the tariff on copper to 50% on a proposal made by its ministry of mines.';
const tariff = { name: 'Tariff on copper', type: 'percentage', description: 'The rate on imports of copper.' };
const quota = { name: 'Quota for copper cables', type: 'number', description: 'Tonnes of cables a year.' };
const settings = {
  tracker_description: 'Copper tariffs and quotas',
  update_frequency: 'week',
  model: 'sonar-reasoning-pro',
  domains: [PRESS],
};

beforeAll(async () => {
  product = await startProductWithPublisher(folder);
  product.publish('Tariff on copper rises', raised, daysAgo(20));
  const byName = Object.fromEntries([tariff, quota].map(({ name, ...fact }) => [name, fact]));
  const { tracker_id } = await product.post('/api/topics/create-tracker/', { ...settings, key_facts: byName });
  path = `/api/topics/tracker/${tracker_id}/`;
  await product.finished(path);
});
afterAll(() => product.stop());

const page = () => product.get(path);
const history = (name: string) => product.get(`${path}facts/${encodeURIComponent(name)}/`);
test('a value is read from the page that states it, with its quote; what no page states is unknown', async () => {
  const asOf = dayOf(daysAgo(20));
  expect(await page()).toMatchObject({
    key_facts: { [tariff.name]: 25, [quota.name]: null },
    key_facts_read: { [tariff.name]: { as_of: asOf, written: '25%', was: null, source: { quote: raised } } },
  });
  expect((await page()).key_facts_read).not.toHaveProperty(quota.name);
  expect(await history(tariff.name)).toMatchObject([
    { as_of: asOf, value: 25, source: { host: PRESS }, quote: raised },
  ]);
  expect(await history(quota.name)).toEqual([]);
  expect(await history('No such fact')).toEqual([]);
});

test('a later page changes the value, and the update says what it was', async () => {
  product.publish('Tariff on copper doubles', doubled, daysAgo(3));
  await product.post(`${path}run/`, {});
  await product.runEnded(path, 2);
  const { key_facts, key_facts_read, updates } = await page();
  expect(key_facts[tariff.name]).toBe(50);
  expect(key_facts_read[tariff.name]).toMatchObject({ was: 25, series: [{ value: 25 }, { value: 50 }] });
  expect(updates[0].lines).toMatchObject([{ kind: 'changed', text: doubled, was: '25%' }]);
  expect((await history(tariff.name)).map(({ value }: { value: number }) => value)).toEqual([50, 25]);
});

test('pages are read again for a key fact that is added later, and nothing is told twice', async () => {
  const ministry = { name: 'Talks of the trade office', type: 'boolean', description: 'Whether it held talks.' };
  const id = path.split('/').at(-2);
  const edited = { ...settings, tracker_id: id, key_facts: [tariff, quota, ministry] };
  await product.post('/api/topics/create-tracker/', edited);
  await product.runEnded(path, 3);
  const { key_facts, last_run } = await page();
  expect(key_facts[ministry.name]).toBe(true);
  expect(last_run.state).toBe('nothing_new');
});

test('a value that staff set holds until a page states another', async () => {
  const id = path.split('/').at(-2);
  const edited = { ...settings, tracker_id: id, key_facts: [{ ...tariff, value: 10 }, quota] };
  await product.post('/api/topics/create-tracker/', edited);
  expect(await page()).toMatchObject({ key_facts: { [tariff.name]: 10 }, key_facts_read: {} });
});
