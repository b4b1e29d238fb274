import { paths, says, startHosts, type TestHosts } from '../support/hosts';
import { type Product, startProduct } from '../support/product';
import { searchProviders } from '../support/research/search-providers';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/** People follow countries and agencies, each of which has one tracker that belongs to the system. */

const ABOUT_CANADA = 'The United States raised the tariff on Canadian lumber to 35 percent on Monday.';
const ABOUT_JAPAN = 'The United States lowered the tariff on cars from Japan to 15 percent on Monday.';
const TITLE = 'New tariffs and trade barriers between the United States, Canada and Japan';
const article = `<html><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1><p>${ABOUT_CANADA}</p><p>${ABOUT_JAPAN}</p><p>${'The quotas and agreements are in a letter to importers. '.repeat(4)}</p></article></body></html>`;

let hosts: TestHosts;
let product: Product;

beforeAll(async () => {
  hosts = await startHosts({
    '127.0.0.1': searchProviders(
      [{ url: 'https://daily.example/trade', title: TITLE, publishedAt: '2026-01-05T09:00:00Z' }],
      {},
    ),
    'daily.example': paths({ '/trade': says(article) }),
  });
  product = await startProduct(temporaryFolder(), {
    SEARCH_PROVIDERS: 'hacker-news',
    HACKER_NEWS_BASE_URL: hosts.origin,
    FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, { origin }]) => `${host}=${origin}`).join(','),
    SUBJECT_RUNS_PER_DAY: '2',
  });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly country_code: string;
}

const uidOf = async (code: string): Promise<string> => {
  const { body } = await product.signedOut.get('/api/topics/get-tariff-data/');
  const row = body.trackers.find(({ country_code }: Row) => country_code === code);
  expect(row.uid).toBe(row.id);
  return row.uid;
};
const tracker = async (id: string, as = product.signedOut) => (await as.get(`/api/topics/tracker/${id}/`)).body;
const follow = (user: string, id: string, following = true) =>
  product.as(user).post(`/api/topics/toggle-following/${id}/`, { following });
const ended = async (id: string): Promise<void> =>
  until('its run is over', async () => (await tracker(id)).last_run?.finished_at != null);
const lastUpdate = async (id: string) => (await product.signedOut.get(`/api/topics/tracker/${id}/last-update/`)).body;

test('a country opens for visitors before anybody follows it, with the newest document as its latest', async () => {
  const id = await uidOf('JO');
  expect(await tracker(id)).toMatchObject({
    tracker_id: id,
    subject: { kind: 'country', key: 'JO', name: 'Jordan' },
    public: true,
    paused: true,
    recorded: false,
    can_edit: false,
    current_state: null,
    last_run: null,
  });
  expect((await lastUpdate(id)).content).toContain('Trade Deal with Jordan');
  for (const more of ['runs', 'claims'])
    expect((await product.signedOut.get(`/api/topics/tracker/${id}/${more}/`)).body).toEqual([]);
  expect(await product.events(`tracker-${id}`)).toEqual([]);
});

test('following it begins its research, which everybody shares; what is told names it', async () => {
  const id = await uidOf('CA');
  expect((await follow('ann', id)).body).toEqual({ following: true });
  await ended(id);
  const shared = await tracker(id);
  expect(shared).toMatchObject({ paused: false, following: false, update_frequency: 'week' });
  expect(shared.current_state).toContain('Canadian lumber');
  expect(shared.current_state).not.toContain('Japan');
  expect((await lastUpdate(id)).content).toContain('Canadian lumber');

  await follow('bob', id);
  expect((await tracker(id, product.as('bob'))).following).toBe(true);
  expect((await product.signedOut.get(`/api/topics/tracker/${id}/runs/`)).body).toHaveLength(1);
  expect((await product.events()).filter(({ type }) => type === 'TrackerAdmitted')).toEqual([]);
});

test('the chat of a country knows what its tracker tells', async () => {
  const { text } = await product.as('ann').post('/api/topics/chat-country/', {
    messages: [{ role: 'user', content: 'What is new on lumber?' }],
    country_name: 'Canada',
  });
  expect(text).toContain('35 percent');
  expect(text).toContain('https://daily.example/trade');
});

test('a country is researched for as long as somebody follows it', async () => {
  const id = await uidOf('CA');
  await follow('ann', id, false);
  expect((await tracker(id)).paused).toBe(false);
  await follow('bob', id, false);
  expect(await tracker(id)).toMatchObject({ paused: true, current_state: expect.stringContaining('lumber') });
  await follow('bob', id);
  expect((await tracker(id)).paused).toBe(false);
});

test('nobody runs, edits, pauses or deletes the tracker of a country', async () => {
  const id = await uidOf('CA');
  const ann = product.as('ann');
  for (const act of ['run', 'pause', 'words'])
    expect(
      (await ann.post(`/api/topics/tracker/${id}/${act}/`, act === 'words' ? { include: [], exclude: [] } : {})).body,
    ).toMatchObject({ code: 'ACCESS_DENIED' });
  expect((await ann.delete(`/api/topics/delete-tracker/${id}/`)).body.code).toBe('ACCESS_DENIED');
});

test('an agency is followed alike; of all countries followed at once, those beyond the runs of a day wait', async () => {
  const { body: agency } = await product.signedOut.get('/api/topics/executive-branch/department-of-energy/');
  await follow('ann', agency.uid);
  await ended(agency.uid);
  expect((await tracker(agency.uid)).subject).toEqual({
    kind: 'agency',
    key: 'department-of-energy',
    name: 'Department of Energy (DOE)',
  });
  const { body } = await product.signedOut.get('/api/topics/get-tariff-data/');
  const countries: readonly Row[] = body.trackers;
  for (const { id } of countries) expect((await follow('ann', id)).status).toBe(200);
  expect(await tracker(await uidOf('JO'))).toMatchObject({ paused: false, last_run: null });
  const days = (await product.events()).filter(({ type }) => type === 'SubjectRunAdmitted');
  expect(days).toHaveLength(2);
});
