import { EventSourceParserStream } from 'eventsource-parser/stream';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

interface Heard {
  readonly kind: string;
  readonly id: string;
  /** Of the event, for `Last-Event-ID`. */
  readonly at: string;
}

const folder = temporaryFolder();
let product: Product;
let url: string;
const open: AbortController[] = [];

beforeAll(async () => {
  product = await startProduct(folder, { FETCH_CONNECT_TO: 'agency.example=http://127.0.0.1:1' });
  url = await product.app.getUrl();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});
afterAll(() => product.stop());

/** What a user's open page hears, as it arrives. */
const listen = async (userId: string, lastId?: string): Promise<readonly Heard[]> => {
  const { token } = product.app
    .get(AccessTokens, { strict: false })
    .issue({ userId, sessionId: 'a-session', roles: [] });
  const stream = new AbortController();
  open.push(stream);
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
  });
  const response = await fetch(`${url}/api/common/live`, { headers, signal: stream.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const heard: Heard[] = [];
  const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  void (async () => {
    for await (const { event = '', data, id = '' } of events ?? []) {
      const { id: of, position } = JSON.parse(data) as { id: string; position: string };
      expect(position).toBe(id);
      heard.push({ kind: event, id: of, at: id });
    }
  })().catch(() => undefined);
  return heard;
};
const said = (heard: readonly Heard[]) => heard.map(({ kind, id }) => `${kind} ${id}`);
const hears = (heard: readonly Heard[], kind: string, id: string) =>
  until(`${kind} ${id} is heard`, () => said(heard).includes(`${kind} ${id}`));

const topic = { tracker_description: 'Notices of the agency', update_frequency: 'week', domains: ['agency.example'] };
const created = async (owner: string): Promise<string> =>
  (await product.as(owner).post('/api/topics/create-tracker/', topic)).body.tracker_id;

test('a page hears of its user’s trackers, runs and folders, and of nobody else’s', async () => {
  const [ann, bob] = await Promise.all([listen('ann'), listen('bob')]);
  const id = await created('ann');
  await hears(ann, 'tracker', id);
  const { body: folderOfAnn } = await product.as('ann').post('/api/topics/create-collection/', { name: 'Trade' });
  await hears(ann, 'collection', folderOfAnn.id);
  const { body: runs } = await product.as('ann').get(`/api/topics/tracker/${id}/runs/`);
  await hears(ann, 'run', runs[0].id);
  const { body: own } = await product.as('bob').post('/api/topics/create-collection/', { name: 'Own' });
  await hears(bob, 'collection', own.id);
  expect(said(bob)).toEqual([`collection ${own.id}`]);
});

test('a follower hears of the tracker until they no longer follow it', async () => {
  const id = await created('ann');
  await product.as('ann').post(`/api/topics/toggle-public/${id}/`, { public: true });
  const fay = await listen('fay');
  const follow = (following: boolean) => product.as('fay').post(`/api/topics/toggle-following/${id}/`, { following });
  await follow(true);
  await hears(fay, 'follow', id);
  await product.as('ann').post(`/api/topics/tracker/${id}/pause/`);
  await hears(fay, 'tracker', id);
  await follow(false);
  await until('the end of following is heard', () => fay.filter(({ kind }) => kind === 'follow').length === 2);
  const before = fay.length;
  await product.as('ann').post(`/api/topics/tracker/${id}/resume/`);
  const { body: own } = await product.as('fay').post('/api/topics/create-collection/', { name: 'Own' });
  await hears(fay, 'collection', own.id);
  expect(fay.slice(before).map(({ kind }) => kind)).toEqual(['collection']);
});

test('a page that was away is told once, when it comes back, what happened meanwhile', async () => {
  const before = await listen('gil');
  const { body: first } = await product.as('gil').post('/api/topics/create-collection/', { name: 'First' });
  await hears(before, 'collection', first.id);
  open.pop()?.abort();
  const { body: second } = await product.as('gil').post('/api/topics/create-collection/', { name: 'Second' });
  const again = await listen('gil', before.at(-1)?.at);
  await hears(again, 'collection', second.id);
  const { body: third } = await product.as('gil').post('/api/topics/create-collection/', { name: 'Third' });
  await hears(again, 'collection', third.id);
  expect(said(again)).toEqual([`collection ${second.id}`, `collection ${third.id}`]);
});

test('an id that this installation did not give begins now', async () => {
  const createFolder = async (name: string): Promise<string> =>
    (await product.as('ida').post('/api/topics/create-collection/', { name })).body.id;
  await hears(await listen('ida'), 'collection', await createFolder('Before'));
  const heard = await listen('ida', '12345');
  const id = await createFolder('Now');
  await hears(heard, 'collection', id);
  expect(said(heard)).toEqual([`collection ${id}`]);
});

test('pages can already load what they hear of', async () => {
  const heard = await listen('hal');
  const { body } = await product.as('hal').post('/api/topics/create-collection/', { name: 'Shown' });
  await hears(heard, 'collection', body.id);
  const root = await product.as('hal').get('/api/topics/get-collection/');
  expect(root.body.items.map(({ id }: { id: string }) => id)).toContain(body.id);
});
