import { addDays } from '#kernel/calendar';
import type { RowsBehind, DashboardItem } from '#modules/dashboards/queries/dashboard-item';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { growingHost } from '../support/hostile/growing-host';
import { type TestHosts, startHosts } from '../support/hosts';
import { joined } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { daysAgo } from '../support/research/product-with-publisher';
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

const join = async (email: string): Promise<Visitor> => (await joined(product, folder, { email })).visitor;

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
  hosts = await startHosts({
    // Its second story cannot be read.
    [PRESS]: (request, response) =>
      request.url === '/1' ? void response.writeHead(500).end() : press.handler(request, response),
  });
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
  press.publish({
    title: 'Quota on copper falls',
    text: 'The government lowered the quota on copper to 10,000 tonnes after a year of talks with its trade office.',
    publishedAt: daysAgo(15),
  });
  // Until then mails wait behind the recorded events.
  await settled();
  ann = await join('ann@example.org');
  await ann.post('/api/common/update-timezone/', { timezone: 'Europe/Berlin' });
  // Registers, but never activates the account.
  await product.signedOut.post('/api/common/send-verify-email/', { email: 'bob@example.org' });
  const told = await track('Copper tariffs and quotas', 'day', PRESS);
  const paused = await track(SECRET, 'week', GONE);
  const deleted = await track(SECRET, 'week', GONE);
  await settled();
  await ann.post(`/api/topics/tracker/${paused}/pause/`);
  await ann.delete(`/api/topics/delete-tracker/${deleted}/`);
  const { body } = await ann.get(`/api/topics/tracker/${told}/`);
  const { claim_id } = body.sources[0];
  for (const verdict of ['useful', 'wrong', 'useful', null])
    await ann.post(`/api/topics/tracker/${told}/feedback/`, { claim_id, verdict });
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
  const others = ['3', '4', '5', '6 to 10', 'More than 10'].map((bucket) => ({ bucket, count: 0 }));
  expect(item('users-by-trackers')).toMatchObject([{ bucket: '1', count: 0 }, { bucket: '2', count: 1 }, ...others]);
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

test('all seven types of items are counted from events', async () => {
  const boards = ['/api/topics/get-dashboard/', '/api/admin/dashboard/', '/api/chronic/get-dashboard/'];
  const answers = await Promise.all(boards.map((path) => admin().get(path)));
  const types = answers.flatMap(({ body }) => body.items.map(({ type }: Item) => type));
  expect([...new Set(types)].sort()).toEqual([
    'distribution',
    'location_map',
    'metric',
    'multi_line_series',
    'percentage',
    'rolling_average',
    'time_series',
  ]);
});

test('administrators see sign-ups, hosts and engines', async () => {
  const item = await app('?range=week');
  expect(item('sign-ups')).toMatchObject({ value: 2, previous: 0 });
  expect(item('activation')).toMatchObject({ value: 50, of: 2 });
  expect(item('retention')).toMatchObject([{ data: [{ x: 'Week 0', y: 100 }] }]);
  expect(item('runs-by-engine')).toMatchObject([{ bucket: 'feeds', count: 3 }, {}, {}]);
  expect(item('hosts-read')).toMatchObject([{ bucket: PRESS }]);
});

describe('a number leads to the list of what was counted:', () => {
  /** They count things that are not rows of a list: dollars, lines of an event, positions of the log. */
  const COUNTED_WITHIN_ROWS = ['cost', 'cost-per-day', 'from-publication-to-update', 'lag'];
  const isCounted = ({ id, name }: Told) => !COUNTED_WITHIN_ROWS.includes(id) && name !== 'Rejected';

  interface Told {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly behind: RowsBehind;
    readonly from: string;
    readonly to: string;
  }

  const numbersOf = (item: DashboardItem, days: { from: string; to: string }): readonly Told[] => {
    const { id, title } = item;
    const on = (date: string) => ({ from: date, to: date });
    switch (item.type) {
      case 'metric':
        return [{ id, name: title, count: item.data.value, behind: item.data.behind, ...days }];
      case 'percentage': {
        const { value, of, behind } = item.data;
        return [{ id, name: title, count: Math.round(((value ?? 0) * of) / 100), behind, ...days }];
      }
      case 'distribution':
        return item.data.map(({ bucket, count, behind }) => ({ id, name: bucket, count, behind, ...days }));
      case 'location_map':
        return item.data.locations.map(({ city, count, behind }) => ({ id, name: city, count, behind, ...days }));
      case 'time_series':
        return item.data.map(({ date, count }) => ({ id, name: title, count, behind: item.behind, ...on(date) }));
      case 'multi_line_series':
        // A line of retention leads to everybody who registered in its week, whether they came back or not.
        return item.id === 'retention'
          ? []
          : item.data.flatMap(({ name, behind, data }) =>
              data.map(({ x, y }) => ({ id, name, count: y, behind, ...on(x) })),
            );
      case 'rolling_average':
        return [];
    }
  };

  const rowsBehind = async ({ behind, from, to }: Told): Promise<number> => {
    if (behind === null) throw new Error('There is no list.');
    const { resource, filter, time } = behind;
    const days = time === null ? {} : { [`${time}_gte`]: from, [`${time}_lt`]: addDays(to, 1) };
    const times = Object.entries(days).map(([field, day]) => [field, `${day}T00:00:00.000Z`]);
    const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, ...Object.fromEntries(times) }) });
    return (await product.as('sue', 'staff').get(`/api/admin/${resource}/?${query.toString()}`)).body.length;
  };

  test.each([
    ['the Topics Dashboard', '/api/topics/get-dashboard/?range=week'],
    ['the App Dashboard', '/api/admin/dashboard/?range=week'],
  ])('%s', async (_name, path) => {
    const { body } = await admin().get(path);
    const numbers = (body.items as DashboardItem[]).flatMap((item) => numbersOf(item, body));
    const counted = numbers.filter((number) => number.behind !== null && isCounted(number));
    const listed = await Promise.all(counted.map(async (each) => `${each.id} ${each.name}: ${await rowsBehind(each)}`));
    expect(listed).toEqual(counted.map(({ id, name, count }) => `${id} ${name}: ${count}`));
    expect(counted.filter(({ count }) => count > 0).length).toBeGreaterThan(5);
  });

  test('verdicts to what was said, and pages to those that could be read or not', async () => {
    const listed = async (visitor: Visitor, path: string, id: string) => {
      const { body } = await visitor.get(path);
      const numbers = numbersOf(
        body.items.find((item: Item) => item.id === id),
        body,
      ).filter(({ count }) => count > 0);
      return Promise.all(
        numbers.map(async ({ name, ...each }) => [name, each.count, await rowsBehind({ name, ...each })]),
      );
    };
    const topics = '/api/topics/get-dashboard/?range=week';
    expect(await listed(ann, topics, 'verdicts')).toEqual([
      ['Useful', 2, 2],
      ['Wrong', 1, 1],
    ]);
    expect(await listed(ann, topics, 'pages')).toEqual([
      ['Read', 1, 1],
      ['Unreachable', 1, 1],
    ]);
    const app = '/api/admin/dashboard/?range=week';
    expect(await listed(admin(), app, 'hosts-read')).toEqual([[PRESS, 1, 1]]);
    expect(await listed(admin(), app, 'hosts-unreachable')).toEqual([[PRESS, 1, 1]]);
  });
});

test('a place on the map leads to the accounts there', async () => {
  const { body } = await admin().get('/api/admin/dashboard/');
  const { data } = body.items.find(({ type }: Item) => type === 'location_map');
  expect(data.locations).toMatchObject([{ city: 'Berlin', country: 'Germany', count: 1 }]);
  const { resource, filter } = data.locations[0].behind;
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { body: rows } = await product.as('sue', 'staff').get(`/api/admin/${resource}/?${query.toString()}`);
  expect(rows).toMatchObject([{ timezone: 'Europe/Berlin' }]);
});

test('the dashboards show no topic, name or address of a person', async () => {
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
  expect([status, body.errors]).toEqual([400, [{ path: 'to', message: 'The end must not be before the start.' }]]);
});

test.each(['measures', 'host-days', 'run-hosts', 'given-feedback', 'run-times', 'user-weeks'])(
  '%s is what the log says',
  async (model) => {
    const { body } = await admin().post(`/api/admin/projections/${model}/verify/`);
    expect(body).toMatchObject({ differences: 0 });
    expect(body.documents).toBeGreaterThan(0);
  },
);
