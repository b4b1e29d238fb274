import { join } from 'node:path';
import request from 'supertest';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type Handler, type TestHosts, paths, says, startHosts } from '../support/hosts';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

interface Run {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly retry_at: string | null;
  readonly sources_tried: number;
  readonly sources_read: number;
  readonly claims_new: number;
}

const folder = temporaryFolder();
const account = { username: 'desk@example.org', password: 'a desk by the window' };

let corpus: CorpusServer;
let hosts: TestHosts;
let aidy: AidyProcess;
let bearer: string;

const environment = () => ({
  DATA_DIR: join(folder, 'data'),
  STARTER_CONTENT: 'off',
  ADMIN_EMAIL: account.username,
  ADMIN_PASSWORD: account.password,
  PLAN_FREE_TRACKERS: '100',
  RATE_LIMIT_SCALE: '1000',
  FETCH_TIMEOUT_MS: '2000',
  SCHEDULER_TICK_MS: '500',
  FETCH_CONNECT_TO: `${corpus.connectTo()},empty.example=${hosts.origin},walled.example=${hosts.origin},down.example=http://127.0.0.1:1`,
});
const signIn = async (): Promise<void> => {
  const answer = await request(aidy.url).post('/api/common/sign-in/').send(account);
  bearer = `Bearer ${answer.body.access}`;
};

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  const walls = `<rss version="2.0"><channel><title>Walls</title>
    <item><title>One</title><link>https://walled.example/1</link></item>
    <item><title>Two</title><link>https://walled.example/2</link></item></channel></rss>`;
  const denied: Handler = (_request, response) => response.writeHead(403).end();
  hosts = await startHosts({
    'empty.example': says('<p>Nothing here.</p>'),
    'walled.example': paths({ '/': says(walls, 'application/rss+xml'), '/1': denied, '/2': denied }),
  });
  aidy = await startAidy(environment());
  await signIn();
});
afterAll(async () => {
  await aidy.stop();
  await hosts.close();
  await corpus.close();
});

const post = (path: string, body: object = {}) => request(aidy.url).post(path).set('authorization', bearer).send(body);
const get = (path: string) => request(aidy.url).get(path).set('authorization', bearer);
const runsOf = async (id: string): Promise<readonly Run[]> => (await get(`/api/topics/tracker/${id}/runs/`)).body;
const isOver = (run: Run | undefined): boolean => run !== undefined && !['queued', 'running'].includes(run.state);

const create = async (topic: string, domains: readonly string[]): Promise<string> => {
  const settings = { tracker_description: topic, update_frequency: 'week', model: 'sonar-reasoning-pro', domains };
  return (await post('/api/topics/create-tracker/', settings)).body.tracker_id;
};
const firstRun = async (id: string): Promise<Run> => {
  await until('the first run is over', async () => isOver((await runsOf(id)).at(-1)));
  const run = (await runsOf(id)).at(-1);
  if (run === undefined) throw new Error('There is no run.');
  return run;
};

const TARIFFS = 'Track new and changed United States tariffs by product and country.';

test('a run lists every page once with its outcome', async () => {
  const id = await create(TARIFFS, ['www.whitehouse.gov']);
  const run = await firstRun(id);
  expect(run).toMatchObject({ state: 'published', reason: null });
  const { documents } = (await get(`/api/topics/tracker/${id}/runs/${run.id}/`)).body;
  expect(documents).toHaveLength(run.sources_tried);
  expect(new Set(documents.map(({ url }: { url: string }) => url)).size).toBe(documents.length);
  expect(documents.every(({ reason }: { reason: string }) => reason !== '')).toBe(true);

  const { sources, current_state } = (await get(`/api/topics/tracker/${id}/`)).body;
  const markers = [...current_state.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  expect(Math.max(...markers)).toBe(sources.length);
  const followed = await request(aidy.url).get(new URL(sources[0].passthrough_link).pathname);
  expect([followed.status, followed.headers.location]).toEqual([302, sources[0].url]);
  expect((await request(aidy.url).get('/go/elsewhere')).status).toBe(404);
});

test('a second run over the same pages finds nothing new', async () => {
  const id = await create(TARIFFS, ['www.govinfo.gov', 'www.federalregister.gov']);
  await firstRun(id);
  const told = (await get(`/api/topics/tracker/${id}/`)).body;
  expect((await post(`/api/topics/tracker/${id}/run/`)).status).toBe(202);
  await until('the second run is over', async () => (await runsOf(id)).length === 2 && isOver((await runsOf(id))[0]));
  const [again] = await runsOf(id);
  expect(again).toMatchObject({ state: 'nothing_new', reason: 'NO_NEWS', claims_new: 0 });
  const { documents } = (await get(`/api/topics/tracker/${id}/runs/${again?.id}/`)).body;
  expect(
    documents.every(({ outcome, title }: { outcome: string; title: string }) => outcome === 'known' && title !== ''),
  ).toBe(true);
  expect((await get(`/api/topics/tracker/${id}/`)).body).toMatchObject({
    current_state: told.current_state,
    updates: [],
    updated_at: told.updated_at,
  });
});

test.each([
  ['no host answers', ['down.example'], { state: 'failed', reason: 'UNREACHABLE' }],
  ['hosts offer nothing to read', ['empty.example'], { state: 'failed', reason: 'NO_SOURCES' }],
  ['nothing is on the topic', ['blogs.nasa.gov'], { state: 'nothing_new', reason: 'NO_MATCH' }],
])('reports for a first run that %s', async (_why, domains, outcome) => {
  const run = await firstRun(await create('Antarctic krill fisheries', domains));
  expect(run).toMatchObject(outcome);
  if (outcome.state === 'failed') {
    expect(run.detail).toContain(domains[0]);
    expect(run.retry_at).not.toBeNull();
  }
});

test('a run that found pages and could read none says what kept them', async () => {
  const run = await firstRun(await create('Antarctic krill fisheries', ['walled.example']));
  expect(run).toMatchObject({
    reason: 'NO_SOURCES',
    detail: 'none of the 2 pages found could be read: each denies access (403)',
  });
});

test('an unreachable host costs only its own pages, not the run', async () => {
  const run = await firstRun(await create(TARIFFS, ['down.example', 'www.govinfo.gov']));
  expect(run).toMatchObject({ state: 'published' });
});

test('reads pages again after an edit of the topic, but does not tell anything twice', async () => {
  const id = await create('Tariffs on steel, aluminum and copper', ['www.whitehouse.gov']);
  await firstRun(id);
  const edited = {
    tracker_id: id,
    tracker_description: TARIFFS,
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
  };
  expect((await post('/api/topics/create-tracker/', edited)).status).toBe(200);
  await until(
    'the run after the edit is over',
    async () => (await runsOf(id)).length === 2 && isOver((await runsOf(id))[0]),
  );
  const [run] = await runsOf(id);
  expect(run).toMatchObject({ state: 'published' });
  const claims: { text: string }[] = (await get(`/api/topics/tracker/${id}/claims/`)).body;
  expect(new Set(claims.map(({ text }) => text)).size).toBe(claims.length);
});

test('killed in the middle of a run, it continues after the restart and publishes once', async () => {
  const id = await create(TARIFFS, ['www.whitehouse.gov', 'bidenwhitehouse.archives.gov']);
  await until('it runs', async () => (await runsOf(id)).at(-1)?.state === 'running');
  await aidy.kill();
  aidy = await startAidy(environment());
  await signIn();
  expect(await firstRun(id)).toMatchObject({ state: 'published' });
  expect(await runsOf(id)).toHaveLength(1);
  const claims: { text: string }[] = (await get(`/api/topics/tracker/${id}/claims/`)).body;
  expect(new Set(claims.map(({ text }) => text)).size).toBe(claims.length);
});

test('stopped in the middle of a run, it exits in time and continues after the restart', async () => {
  const id = await create(TARIFFS, ['www.whitehouse.gov', 'www.federalregister.gov']);
  await until('it runs', async () => (await runsOf(id)).at(-1)?.state === 'running');
  const startedAt = performance.now();
  expect(await aidy.stop()).toBe(0);
  // It gives itself 9.5 s.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  aidy = await startAidy(environment());
  await signIn();
  expect(await firstRun(id)).toMatchObject({ state: 'published' });
});
