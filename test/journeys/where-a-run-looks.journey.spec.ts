import { join } from 'node:path';
import request from 'supertest';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type Handler, paths, says, startHosts, type TestHosts } from '../support/hosts';
import { searchProviders } from '../support/research/search-providers';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { openPage, withBrowser, settled } from '../ui/browser';
import { type Session, signIn } from '../ui/signed-in';

const folder = temporaryFolder();
const account = { username: 'desk@example.org', password: 'a desk by the window' };
const TOPIC = 'Track steel tariffs';
const TITLE = 'Steel tariff raised to 25 percent';

interface Run {
  readonly id: string;
  readonly state: string;
  readonly asked: readonly { readonly name: string; readonly answer: string; readonly retry_at: string | null }[];
}

const answers =
  (status: number): Handler =>
  (_request, response) =>
    void response.writeHead(status).end();
const article = `<html><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1><p>The ministry raised the tariff on steel to 25 percent on Monday. ${'It told importers so in a letter. '.repeat(5)}</p></article></body></html>`;

/** Search providers that do not answer as usual, by path. */
let faults: Record<string, Handler> = {};
let hosts: TestHosts;
let aidy: AidyProcess;
let session: Session;

beforeAll(async () => {
  const page = { url: 'https://daily.example/steel', title: TITLE, publishedAt: '2026-01-05T09:00:00Z' };
  hosts = await startHosts({
    '127.0.0.1': (request, response) => searchProviders([page], faults)(request, response),
    'daily.example': paths({
      '/': says('<html></html>'),
      '/feed/': says(
        `<rss version="2.0"><channel><title>Daily</title><item><title>${TITLE}</title><link>https://daily.example/steel</link></item></channel></rss>`,
        'application/rss+xml',
      ),
      '/steel': says(article),
    }),
    'overloaded.example': answers(503),
    'closed.example': paths({ '/robots.txt': says('User-agent: *\nDisallow: /', 'text/plain') }),
    'bare.example': paths({ '/': says('<html><body>Nothing here</body></html>') }),
  });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    RATE_LIMIT_SCALE: '1000',
    FETCH_TIMEOUT_MS: '2000',
    SEARCH_PROVIDERS: 'google-news,gdelt,hacker-news',
    GOOGLE_NEWS_BASE_URL: hosts.origin,
    GDELT_BASE_URL: hosts.origin,
    HACKER_NEWS_BASE_URL: hosts.origin,
    FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, { origin }]) => `${host}=${origin}`).join(','),
  });
  const { access, refresh } = (await request(aidy.url).post('/api/common/sign-in/').send(account)).body;
  session = { access, refresh, accessReceivedAt: String(performance.timeOrigin + performance.now()) };
});
afterAll(async () => {
  await aidy.stop();
  await hosts.close();
});

const bearer = () => `Bearer ${session.access}`;
const get = (path: string) => request(aidy.url).get(path).set('authorization', bearer());
const post = (path: string, body: object = {}) =>
  request(aidy.url).post(path).set('authorization', bearer()).send(body);
const runsOf = async (id: string): Promise<readonly Run[]> => (await get(`/api/topics/tracker/${id}/runs/`)).body;

const create = async (domains: readonly string[]): Promise<string> => {
  const settings = { tracker_description: TOPIC, update_frequency: 'week', model: 'sonar-reasoning-pro', domains };
  return (await post('/api/topics/create-tracker/', settings)).body.tracker_id;
};
/** The newest run, when there are this many and it is over. */
const endedRun = async (id: string, count = 1): Promise<Run> => {
  const isOver = async () => {
    const runs = await runsOf(id);
    return runs.length === count && !['queued', 'running'].includes(runs[0]?.state ?? 'queued');
  };
  await until('the run is over', isOver);
  const [run] = await runsOf(id);
  if (run === undefined) throw new Error('There is no run.');
  return run;
};

const shownAt = (id: string): Promise<string> =>
  withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, session);
    await settled(page, () => page.goto(`/tracker/${id}`));
    const details = page.getByText(/^Responses by source/);
    if ((await details.count()) > 0) await details.click();
    return page.locator('main').innerText();
  });

test('a run without domains names the answer of each search provider, and the next spares one that is overloaded', async () => {
  faults = { '/api/v2/doc/doc': answers(429), '/api/v1/search_by_date': says('<html>Sorry</html>') };
  const id = await create([]);
  const run = await endedRun(id);
  expect(run.state).toBe('published');
  expect(run.asked).toEqual([
    { kind: 'provider', name: 'google-news', answer: 'found', found: 1, reason: '', retry_at: null },
    {
      kind: 'provider',
      name: 'gdelt',
      answer: 'unreachable',
      found: 0,
      reason: expect.stringContaining('(429)'),
      retry_at: expect.stringMatching(/Z$/),
    },
    {
      kind: 'provider',
      name: 'hacker-news',
      answer: 'unreachable',
      found: 0,
      reason: 'did not return search results',
      retry_at: null,
    },
  ]);
  expect((await get(`/api/topics/tracker/${id}/`)).body.last_run.asked).toEqual(run.asked);
  expect((await get(`/api/topics/tracker/${id}/runs/${run.id}/`)).body.asked).toEqual(run.asked);
  expect(await shownAt(id)).toContain('2 of 3 search providers did not answer');

  faults = {};
  await post(`/api/topics/tracker/${id}/run/`);
  const next = await endedRun(id, 2);
  expect(next.asked.map(({ name, answer }) => [name, answer])).toEqual([
    ['google-news', 'found'],
    ['gdelt', 'resting'],
    ['hacker-news', 'found'],
  ]);
  expect(next.asked[1]?.retry_at).toBe(run.asked[1]?.retry_at);
});

test('the page says that no search provider answered, and when the next attempt is', async () => {
  faults = { '/rss/search': answers(500), '/api/v1/search_by_date': answers(403) };
  const id = await create([]);
  expect(await endedRun(id)).toMatchObject({ state: 'failed', reason: 'UNREACHABLE' });
  const shown = await shownAt(id);
  for (const words of [
    'Nothing could be read: the search providers could not be reached.',
    /Google News .*\(500\)\./,
    /GDELT was not asked, since it was overloaded before\. It is asked again in \d+ minutes\./,
    /Hacker News .*\(403\)\./,
    /The next attempt is in 1[0-5] minutes\./,
  ])
    expect(shown).toMatch(words);
});

test('a run with domains names the answer of each host', async () => {
  const good = await create(['daily.example', 'overloaded.example', 'closed.example', 'bare.example']);
  const run = await endedRun(good);
  expect(run.state).toBe('published');
  expect(run.asked).toMatchObject([
    { kind: 'domain', name: 'daily.example', answer: 'found', found: 1 },
    { name: 'overloaded.example', answer: 'nothing-to-read', reason: expect.stringContaining('503') },
    { name: 'closed.example', answer: 'nothing-to-read', reason: expect.stringContaining('robots.txt') },
    { name: 'bare.example', answer: 'nothing-to-read', reason: expect.stringContaining('feed') },
  ]);
  expect(await shownAt(good)).toContain('3 of 4 domains gave nothing to read');
});
