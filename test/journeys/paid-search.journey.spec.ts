import { join } from 'node:path';
import request from 'supertest';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { allDocuments } from '../corpus/proof/corpus-documents';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type FakeModel, startFakeModel } from '../support/fake-model';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
const account = { username: 'desk@example.org', password: 'a desk by the window' };
const patience = 60_000;
const cited = allDocuments()
  .filter(({ url }) => url.includes('whitehouse.gov'))
  .map(({ url }) => url);

let corpus: CorpusServer;
let vendor: FakeModel;
let aidy: AidyProcess;
let bearer: string;
let retired = false;

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  vendor = await startFakeModel((_, response) => {
    response.writeHead(retired ? 410 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        choices: [{ message: { content: 'The President abolished all tariffs on Atlantis. [1]' } }],
        citations: [...cited, 'http://127.0.0.1:1/private', 'not an address'],
        usage: { cost: { total_cost: 0.25 } },
      }),
    );
  });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    FETCH_CONNECT_TO: corpus.connectTo(),
    SEARCH_PROVIDERS: 'federal-register',
    PERPLEXITY_API_KEY: 'key',
    PERPLEXITY_BASE_URL: new URL(vendor.baseUrl).origin,
  });
  const { body } = await request(aidy.url).post('/api/common/sign-in/').send(account);
  bearer = `Bearer ${body.access}`;
}, 60_000);
afterAll(async () => {
  await aidy.stop();
  await vendor.close();
  await corpus.close();
});

const get = async (path: string) => (await request(aidy.url).get(path).set('authorization', bearer)).body;

const researched = async (topic: string) => {
  const { body } = await request(aidy.url)
    .post('/api/topics/create-tracker/')
    .set('authorization', bearer)
    .send({ tracker_description: topic, update_frequency: 'week', model: 'sonar-reasoning-pro', domains: [] });
  const path = `/api/topics/tracker/${body.tracker_id}/`;
  await until('its first run has ended', async () => (await get(path)).last_run?.finished_at != null, patience);
  return get(path);
};

test(
  'the pages that a paid search cites are read and verified; what it says itself is not shown',
  async () => {
    const tracker = await researched('United States tariffs');
    expect(tracker.last_run).toMatchObject({
      state: 'published',
      engine: 'sonar-reasoning-pro',
      cost_usd: 0.25,
      asked: [{ kind: 'engine', name: 'sonar-reasoning-pro', answer: 'found' }],
    });
    expect(JSON.stringify(tracker)).not.toContain('Atlantis');
    expect(tracker.sources.length).toBeGreaterThan(3);
    for (const { host } of tracker.sources) expect(host).toMatch(/whitehouse\.gov$/);
  },
  patience,
);

test(
  'a retired vendor is named, and the tracker goes on with what needs no key',
  async () => {
    retired = true;
    const { last_run, sources } = await researched('Artificial intelligence regulation');
    expect(last_run).toMatchObject({
      state: 'published',
      asked: [
        { kind: 'engine', name: 'sonar-reasoning-pro', answer: 'unreachable', reason: 'no longer exists (410)' },
        { kind: 'provider', name: 'federal-register', answer: 'found' },
      ],
    });
    expect(sources.length).toBeGreaterThan(0);
  },
  patience,
);
