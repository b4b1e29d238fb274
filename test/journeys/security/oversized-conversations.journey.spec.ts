import { conversationEvents } from '#events/conversations/conversation.events';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { type Product, startProduct } from '#test/support/product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { UNREACHABLE_HOSTS } from '#test/support/walk-through';

const MEGABYTE = 1024 ** 2;
const MESSAGES = 5000;
/** Events of one append. */
const TOGETHER = 500;
/** How often a question is asked, and by how much the diary grows meanwhile. */
const ASKED = 3;
const GROWTH = 10;
let product: Product;
let documentId: string;

beforeAll(async () => {
  product = await startProduct(temporaryFolder(), { STARTER_CONTENT: 'on', ...UNREACHABLE_HOSTS });
  const { body } = await product.as('adam', 'staff').get('/api/admin/documents');
  documentId = body[0].id;
});
afterAll(() => product.stop());

const chats: readonly (readonly [path: string, about: () => object])[] = [
  ['/api/v1/chat-hearing/', () => ({ opp_id: documentId })],
  ['/api/v1/chat-report/', () => ({ opp_id: documentId })],
  ['/api/v1/chat-member/', () => ({ opp_id: documentId })],
  ['/api/v1/chat-amendment/', () => ({ opp_id: documentId })],
  ['/api/topics/chat-org/', () => ({ org_name: 'NASA' })],
  ['/api/topics/chat-country/', () => ({ country_name: 'Laos' })],
  ['/api/topics/chat-tracker/', () => ({ tracker_id: 'unknown' })],
  ['/api/topics/chat-folder/', () => ({ collection_id: null })],
  ['/api/chronic/chat-sim-stream/', () => ({})],
];

const ask = (path: string, about: object, messages: readonly object[]) =>
  product.as('ann').post(path, { ...about, messages });
const said = (content: string, at = 0) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content });

describe.each(chats)('%s', (path, about) => {
  test('a message of a megabyte is refused by its size, and a smaller one that is too long by its place', async () => {
    const large = await ask(path, about(), [said('x'.repeat(MEGABYTE))]);
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const long = await ask(path, about(), [said('x'.repeat(MEGABYTE / 2))]);
    expect([long.status, long.body.code]).toEqual([400, 'INVALID']);
    const most = path.includes('chronic') ? 20_000 : 4000;
    expect(long.body.errors).toContainEqual({ path: 'messages.0.content', message: `At most ${most} characters` });
    expect(JSON.stringify(long.body).length).toBeLessThan(1000);
  });

  test('5,000 messages are refused by their number', async () => {
    const { status, body } = await ask(
      path,
      about(),
      Array.from({ length: MESSAGES + 1 }, (_, at) => said('What is it about?', at)),
    );
    expect([status, body.code]).toEqual([400, 'INVALID']);
    expect(body.errors).toContainEqual({ path: 'messages', message: 'At most 100 messages' });
  });
});

test('5,000 messages that somebody has told their diary are paged and asked in bounded memory and time', async () => {
  const stream = conversationEvents.stream('ann');
  const store = product.app.get<EventStore>(EVENT_STORE, { strict: false });
  const written = (await product.events(stream)).length;
  const when = { at: '2026-03-01T12:00:00.000Z', offsetMinutes: 0, said: 'time' };
  const entry = { kind: 'drink', what: 'tea', amount: { value: 1, unit: 'cups' }, ...when, words: 'A cup of tea' };
  const ids = (n: number) => ({ entryId: `entry-${n}`, proposalId: `proposal-${n}` });
  const of = (type: string, data: object) => ({ id: nextId(), type, data: { userId: 'ann', ...data }, metadata });
  const events = Array.from({ length: MESSAGES / 2 }, (_, n) => [
    of('MessageSent', { content: `A cup of tea, number ${n}`, offsetMinutes: 0, simulated: false }),
    of('EntryProposed', { ...ids(n), does: 'add', proposal: { does: 'add', entry } }),
    of('ReplyGiven', { content: 'Shall I keep this?', model: null }),
    of('EntryKept', { ...ids(n), entry }),
  ]).flat();
  const append = async (some: typeof events, behind: number) => {
    for (let from = 0; from < some.length; from += TOGETHER) {
      const revision = written + behind + from - 1;
      await store.append(stream, revision < 0 ? 'none' : revision, some.slice(from, from + TOGETHER));
    }
  };
  /** Milliseconds that a question takes. */
  const timeOfQuestion = async (answer: string) => {
    const began = performance.now();
    for (let asked = 0; asked < ASKED; asked++) {
      const { text } = await ask('/api/chronic/chat-sim-stream/', {}, [said('How many cups of tea did I drink?')]);
      expect(text).toContain(answer);
    }
    return (performance.now() - began) / ASKED;
  };

  const few = events.length / GROWTH;
  await append(events.slice(0, few), 0);
  const ofFew = await timeOfQuestion(`${MESSAGES / 2 / GROWTH}`);
  await append(events.slice(few), (await product.events(stream)).length - written);

  const before = process.memoryUsage.rss();
  const read = async (id: string) =>
    (await product.as('ann').get(`/api/chronic/messages/?limit=25${id}`)).body.messages;
  const newest = await read('');
  expect(newest).toHaveLength(25);
  expect(await read(`&before_id=${newest[0].id}`)).toHaveLength(25);
  // Once as much again as the diary has grown.
  expect(await timeOfQuestion(`${MESSAGES / 2}`)).toBeLessThan(2 * GROWTH * ofFew);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MEGABYTE);
});
