import request from 'supertest';
import { derivedId } from '#kernel/ids';
import { type CorpusServer, startCorpusServer } from '#test/corpus/server/corpus-server';
import { type Product, startProduct } from '#test/support/product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { until } from '#test/support/until';

const folder = temporaryFolder();
let corpus: CorpusServer;
let product: Product;
let id: string;
let run: string;
/** Private content of the tracker. */
let secrets: readonly string[];

const CANARY = 'by product and country, watched for the merger';
const post = (path: string, body: object = {}) => product.as('ann').post(`/api/topics/${path}/`, body);
const publish = (shown: boolean) => post(`toggle-public/${id}`, { public: shown });

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  product = await startProduct(folder, { FETCH_CONNECT_TO: corpus.connectTo() });
  const topic = {
    tracker_description: `Track new and changed United States tariffs ${CANARY}.`,
    update_frequency: 'week',
    domains: ['www.govinfo.gov'],
  };
  id = (await post('create-tracker', topic)).body.tracker_id;
  await post(`tracker/${id}/update_tags`, { tags: ['merger-tag'] });
  const ann = product.as('ann');
  const runs = async () => (await ann.get(`/api/topics/tracker/${id}/runs/`)).body;
  await until('it is researched', async () => (await runs())[0]?.state === 'published');
  run = (await runs())[0].id;
  const { sources } = (await ann.get(`/api/topics/tracker/${id}/`)).body;
  const claims: { text: string }[] = (await ann.get(`/api/topics/tracker/${id}/claims/`)).body;
  secrets = [
    CANARY,
    'merger-tag',
    id,
    ...claims.map(({ text }) => text),
    ...sources.map(({ url }: { url: string }) => url),
  ];
});
afterAll(async () => {
  await product.stop();
  await corpus.close();
});

const addresses = () => [
  `/api/topics/tracker/${id}/`,
  `/api/topics/tracker/${id}/runs/`,
  `/api/topics/tracker/${id}/runs/${run}/`,
  `/api/topics/tracker/${id}/claims/`,
  '/api/topics/wire/',
  '/api/topics/search-trackers/',
  '/api/topics/search-trackers/?query=tariffs',
  '/api/topics/get-collection/',
  '/api/topics/get-collection-week/',
  '/api/topics/get-user-tags/',
  '/api/topics/domain-sets/',
];

/** Private content that other users can read, and where. */
const leaks = async (): Promise<readonly string[]> => {
  const visitors = { nobody: product.signedOut, bob: product.as('bob'), root: product.as('root', 'super') };
  const found: string[] = [];
  for (const [who, visitor] of Object.entries(visitors)) {
    for (const address of addresses()) {
      const { text } = await visitor.get(address);
      const read = secrets.filter((secret) => text.includes(secret));
      if (read.length > 0) found.push(`${who} ${address}: ${read[0]}`);
    }
  }
  return found;
};

test('there is something to hide', () => expect(secrets.length).toBeGreaterThan(5));

test('a private tracker is visible to no other user', async () => expect(await leaks()).toEqual([]));

test('the id of a private tracker and a URL do not reveal whether it cites a page', async () => {
  const { sources } = (await product.as('ann').get(`/api/topics/tracker/${id}/`)).body;
  const [{ url, passthrough_link }] = sources;
  const go = async (path: string) => (await request(product.app.getHttpServer()).get(path)).status;
  expect(await go(new URL(passthrough_link).pathname)).toBe(302);
  expect(await go(`/go/${derivedId(id, url)}`)).toBe(404);
});

test('once public, it is visible', async () => {
  await publish(true);
  expect((await leaks()).length).toBeGreaterThan(10);
});

test('a tracker that is private again is visible nowhere, not even to followers', async () => {
  await product.as('bob').post(`/api/topics/toggle-following/${id}/`, { following: true });
  await publish(false);
  expect(await leaks()).toEqual([]);
});

test('a tracker that was deleted while public is visible nowhere, not even to its owner', async () => {
  await publish(true);
  await product.as('ann').delete(`/api/topics/delete-tracker/${id}/`);
  expect(await leaks()).toEqual([]);
  const answers = await Promise.all(addresses().map(async (address) => (await product.as('ann').get(address)).text));
  expect(answers.filter((text) => text.includes(CANARY))).toEqual([]);
});
