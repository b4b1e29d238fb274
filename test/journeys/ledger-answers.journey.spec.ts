import { type ChatEvent, chatEvent } from '#modules/assistants/chat/chat-events';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

let product: Product;
let tariffs: string;

const ann = () => product.as('ann');
const messages = (content: string) => [{ role: 'user', content }];
const askTracker = (content: string, tracker_id = tariffs, as = ann()) =>
  as.post('/api/topics/chat-tracker/', { messages: messages(content), tracker_id });
const askFolder = (content: string, collection_id: string | null, as = ann()) =>
  as.post('/api/topics/chat-folder/', { messages: messages(content), collection_id });

/** Each as it is declared. */
const eventsOf = (text: string): readonly ChatEvent[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => chatEvent.parse(JSON.parse(line.slice('data: '.length))));
const saidIn = (text: string): string =>
  eventsOf(text)
    .map((event) => ('content' in event ? event.content : ''))
    .join('');

beforeAll(async () => {
  product = await startProduct(temporaryFolder(), { STARTER_CONTENT: 'on', ...UNREACHABLE_HOSTS });
  const { body } = await product.signedOut.get('/api/topics/search-trackers/?query=tariffs');
  tariffs = body.trackers.find(({ recorded }: { recorded: boolean }) => recorded).id;
});
afterAll(() => product.stop());

test('a tracker answers by dated claims, each with its source, and closes with done', async () => {
  const { status, headers, text } = await askTracker('What happened with steel since May 2026?');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/event-stream')]);
  const events = eventsOf(text);
  expect(saidIn(text)).toMatch(/^This tracker says, since May 1/);
  expect(saidIn(text)).toContain('*June 1');
  expect(saidIn(text)).toContain('steel');
  expect(events.at(-1)).toEqual({ done: true });
  const [source] = events.flatMap((event) => ('sources' in event ? event.sources : []));
  const opened = await product.signedOut.get(new URL(source?.content ?? '').pathname);
  expect([opened.status, opened.headers.location]).toEqual([302, expect.stringContaining('whitehouse.gov')]);
});

test('a reversed claim is told with the act that ended it', async () => {
  const { text } = await askTracker('Do importers still have to pay the reciprocal tariff?');
  expect(saidIn(text)).toContain('“paying a baseline 15% tariff rate” has not applied since February 20');
  expect(saidIn(text)).toContain('ends part of what was reported on');
});

test('a question that the ledger does not answer is said to be unanswered', async () => {
  const { text } = await askTracker('Who won the football championship in Brazil?');
  expect(eventsOf(text)[0]).toEqual({ content: 'Nothing in this tracker clearly answers this.' });
});

test('a folder answers from the trackers in it and below it, and the root from those that are followed, too', async () => {
  await ann().post(`/api/topics/toggle-following/${tariffs}/`, { following: true });
  const { body: folder } = await ann().post('/api/topics/create-collection/', { name: 'Empty' });
  const ofRoot = saidIn((await askFolder('What happened with steel since May 2026?', null)).text);
  expect(ofRoot).toMatch(/^Your trackers say, since May 1/);
  expect(ofRoot).toContain('tariffs');
  const ofFolder = saidIn((await askFolder('What happened with steel since May 2026?', folder.id)).text);
  expect(ofFolder).toMatch(/^Your folder has nothing on this since May 1/);
});

test('a folder tells how many trackers it has, and which of them failed', async () => {
  const { body: folder } = await ann().post('/api/topics/create-collection/', { name: 'Bare' });
  expect(saidIn((await askFolder('How many trackers do I have?', folder.id)).text)).toBe(
    'Your folder has no trackers.',
  );
  expect(saidIn((await askFolder('Which trackers failed?', null)).text)).toMatch(
    /^None of \d+ failed in the last run\.$/,
  );
});

test('the private trackers and folders of others, and what is deleted, are not found', async () => {
  const topic = { tracker_description: 'Track notices.', update_frequency: 'week', domains: ['agency.example'] };
  const { body: made } = await ann().post('/api/topics/create-tracker/', topic);
  const { body: folder } = await ann().post('/api/topics/create-collection/', { name: 'Mine' });
  const bob = product.as('bob');
  expect((await askTracker('What is new?', made.tracker_id)).status).toBe(200);
  expect((await askTracker('What is new?', made.tracker_id, bob)).status).toBe(404);
  expect((await askFolder('What is new?', folder.id, bob)).status).toBe(404);
  expect((await askTracker('What is new?', 'unknown')).status).toBe(404);
  await ann().delete(`/api/topics/delete-tracker/${made.tracker_id}/`);
  await ann().delete(`/api/topics/delete-collection/${folder.id}/`);
  expect((await askTracker('What is new?', made.tracker_id)).status).toBe(404);
  expect((await askFolder('What is new?', folder.id)).status).toBe(404);
});

test('messages have limits, and the signed-out are not answered', async () => {
  expect((await askTracker('x'.repeat(4001))).status).toBe(400);
  expect((await askTracker(' ')).status).toBe(400);
  expect((await askTracker('What is new?', tariffs, product.signedOut)).status).toBe(401);
  expect((await askFolder('What is new?', null, product.signedOut)).status).toBe(401);
});
