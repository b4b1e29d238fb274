import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { growingHost } from '../support/growing-host';
import { type TestHosts, startHosts } from '../support/hosts';
import { mailTo } from '../support/outbox-mail';
import { daysAgo } from '../support/press-desk';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const PRESS = 'press.example';
const GONE = 'gone.example';
const SECRET = 'Permits of the quiet valley';
const folder = temporaryFolder();
const press = growingHost(PRESS);
const admin = () => product.as('adam', 'staff', 'admin');

let hosts: TestHosts;
let product: Product;
let ann: Visitor;

const join = async (email: string): Promise<Visitor> => {
  await product.signedOut.post('/api/common/send-verify-email/', { email });
  const outbox = product.app.get<OutboxFolder>(OUTBOX, { strict: false });
  const { links } = await mailTo(outbox, email, 1);
  const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
  const person = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };
  const { body } = await product.signedOut.post('/api/common/verify-account/', { uid, token, ...person });
  return product.bearing(body.access);
};

const track = async (tracker_description: string, update_frequency: string, domain: string): Promise<string> => {
  const topic = { tracker_description, update_frequency, domains: [domain] };
  return (await ann.post('/api/topics/create-tracker/', topic)).body.tracker_id;
};

/** Every run has ended, and every event is in the read models. */
const settled = () =>
  until('the read models have caught up and no run is active', async () => {
    const log = await product.events();
    const count = (...types: string[]) => log.filter(({ type }) => types.includes(type)).length;
    if (count('RunRequested') !== count('RunEnded', 'RunFailed')) return false;
    const end = log.at(-1)?.position ?? 0;
    const models = await product.app.get(ProjectionRunner, { strict: false }).list();
    return models.every(({ position }) => position >= end) && (await product.events()).length === log.length;
  });

interface Item {
  readonly id: string;
  readonly type: string;
  // Of any type of item.
  readonly data: unknown;
}

const itemsFor = async (path: string, visitor: Visitor): Promise<(id: string) => unknown> => {
  const { status, body } = await visitor.get(path);
  expect(status).toBe(200);
  return (id) => body.items.find((item: Item) => item.id === id)?.data;
};
const topics = (query = '') => itemsFor(`/api/topics/get-dashboard/${query}`, ann);
const app = (query = '') => itemsFor(`/api/admin/dashboard/${query}`, admin());

beforeAll(async () => {
  hosts = await startHosts({ [PRESS]: press.handler });
  product = await startProduct(folder, {
    // 225 runs of nobody's.
    STARTER_CONTENT: 'on',
    FETCH_CONNECT_TO: `${PRESS}=${hosts.origin},${GONE}=http://127.0.0.1:9`,
  });
  press.publish({
    title: 'Tariff on copper rises',
    text: 'The government raised the tariff on copper to 25% after a year of talks with its trade office.',
    publishedAt: daysAgo(20),
  });
  // Until then mails wait behind the recorded events.
  await settled();
  ann = await join('ann@example.org');
  // Registers, but never activates the account.
  await product.signedOut.post('/api/common/send-verify-email/', { email: 'bob@example.org' });
  await track('Copper tariffs and quotas', 'day', PRESS);
  const paused = await track(SECRET, 'week', GONE);
  const deleted = await track(SECRET, 'week', GONE);
  await settled();
  await ann.post(`/api/topics/tracker/${paused}/pause/`);
  await ann.delete(`/api/topics/delete-tracker/${deleted}/`);
  await settled();
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

test('everyone sees what trackers came to, without the recorded ones', async () => {
  const item = await topics('?range=week');
  expect(item('trackers')).toMatchObject({ value: 2, previous: null });
  expect(item('trackers-by-state')).toMatchObject([
    { bucket: 'Active', count: 1 },
    { bucket: 'Paused', count: 1 },
  ]);
  expect(item('trackers-by-frequency')).toMatchObject([{ count: 0 }, { count: 1 }, { count: 0 }, { count: 0 }]);
  expect(item('runs')).toMatchObject({ value: 3, previous: 0 });
  expect(item('runs-with-news')).toMatchObject({ value: 100, of: 1 });
  expect(item('claims')).toMatchObject({ value: 1 });
  expect(item('trackers-created-and-deleted')).toMatchObject([
    { name: 'Created' },
    { name: 'Deleted' },
    { name: 'Restored' },
  ]);
});

test('the recorded runs, which the log has, are counted on no day', async () => {
  const recorded = (await product.events()).filter(({ type }) => type === 'NothingNewFound');
  expect(recorded.length).toBeGreaterThan(100);
  const item = await topics('?from=2025-09-01&to=2026-08-31');
  expect(item('runs')).toMatchObject({ value: 0, previous: 0 });
});

test('administrators see sign-ups, hosts and engines', async () => {
  const item = await app('?range=week');
  expect(item('sign-ups')).toMatchObject({ value: 2, previous: 0 });
  expect(item('activation')).toMatchObject({ value: 50, of: 2 });
  expect(item('retention')).toMatchObject([{ data: [{ x: 'Week 0', y: 100 }] }]);
  expect(item('runs-by-engine')).toMatchObject([{ bucket: 'feeds', count: 3 }, {}, {}]);
  expect(item('hosts-read')).toMatchObject([{ bucket: PRESS }]);
});

test('a point leads to exactly what was counted', async () => {
  const { body } = await ann.get('/api/topics/get-dashboard/?range=week');
  const { from, items } = body;
  const [, , failed] = items.find(({ id }: Item) => id === 'runs-by-outcome').data;
  const { resource, filter, time } = failed.behind;
  const count = failed.data.reduce((sum: number, { y }: { y: number }) => sum + y, 0);
  const days = { [`${time}_gte`]: `${from}T00:00:00.000Z` };
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, ...days }) });
  const rows = (await product.as('sue', 'staff').get(`/api/admin/${resource}/?${query.toString()}`)).body;
  expect([count, rows.length]).toEqual([2, 2]);
  const states = items.find(({ id }: Item) => id === 'trackers-by-state').data;
  for (const { count: trackers, behind } of states) {
    const now = new URLSearchParams({ filter: JSON.stringify(behind.filter) });
    expect((await product.as('sue', 'staff').get(`/api/admin/trackers/?${now.toString()}`)).body).toHaveLength(
      trackers,
    );
  }
});

test('nobody’s topic, name or address is told', async () => {
  const answers = [await ann.get('/api/topics/get-dashboard/'), await admin().get('/api/admin/dashboard/')];
  for (const { text } of answers) expect(text).not.toMatch(/[Cc]opper|valley|example\.org|\bAnn\b|\bLee\b/);
  expect(answers[0]?.text).not.toContain(PRESS);
});

test('the App Dashboard is for administrators alone', async () => {
  const ask = (visitor: Visitor) => visitor.get('/api/admin/dashboard/');
  expect((await ask(product.signedOut)).body.code).toBe('AUTH_REQUIRED');
  for (const visitor of [ann, product.as('sue', 'staff')]) expect((await ask(visitor)).body.code).toBe('ADMIN_ONLY');
  expect((await product.signedOut.get('/api/topics/get-dashboard/')).body.code).toBe('AUTH_REQUIRED');
});

test('a range that cannot be is refused by name', async () => {
  const { status, body } = await ann.get('/api/topics/get-dashboard/?from=2026-01-02&to=2026-01-01');
  expect([status, body.errors]).toEqual([400, [{ path: 'to', message: 'Expected no earlier day than the first.' }]]);
});

test.each(['measures', 'host-days', 'run-times', 'user-weeks'])('%s is what the log says', async (model) => {
  const { body } = await admin().post(`/api/admin/projections/${model}/verify/`);
  expect(body).toMatchObject({ differences: 0 });
  expect(body.documents).toBeGreaterThan(0);
});
