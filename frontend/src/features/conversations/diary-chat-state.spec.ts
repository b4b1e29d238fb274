import type { Proposal } from './api/conversation';
import {
  findFirstOfDays,
  type ChatAction,
  type DiaryChatState,
  earliestId,
  emptyChat,
  toChatItems,
  nextChat,
  findWaitingProposals,
} from './diary-chat-state';
import { messageFixture } from './message.fixture';

const after = (...actions: readonly ChatAction[]): DiaryChatState => actions.reduce(nextChat, emptyChat);
const texts = ({ messages }: DiaryChatState) => messages.map(({ id, content }) => `${id}: ${content}`);
const said: ChatAction = { type: 'sent', number: 1, content: 'Tea' };
const loaded: ChatAction = {
  type: 'loaded',
  messages: [{ id: '7', role: 'user', content: 'Coffee', image_url: null }],
  hasEarlier: true,
  waiting: 0,
};

test('streamed chunks extend one answer, and the server’s ids replace those of the page', () => {
  const replying = after(
    loaded,
    said,
    { type: 'chunk', number: 1, content: 'Log' },
    { type: 'chunk', number: 1, content: 'ged.' },
  );
  expect(replying.phase).toBe('replying');
  expect(texts(replying)).toEqual(['7: Coffee', 'here-1-user: Tea', 'here-1-assistant: Logged.']);
  const complete = {
    type: 'complete',
    number: 1,
    user_message_id: '9',
    assistant_message_id: '11',
    content: 'Logged.',
  } as const;
  expect(texts(nextChat(replying, complete))).toEqual(['7: Coffee', '9: Tea', '11: Logged.']);
});

test('an answer that arrives at once is shown, too', () =>
  expect(
    texts(
      after(said, { type: 'complete', number: 1, user_message_id: '0', assistant_message_id: '2', content: 'Noted.' }),
    ),
  ).toEqual(['0: Tea', '2: Noted.']));

test('a status is shown only while it lasts', () => {
  const searching: ChatAction = { type: 'status', number: 1, status: 'Searching the Web', active: true };
  expect(after(said, searching).status).toBe('Searching the Web');
  expect(after(said, searching, { ...searching, active: false }).status).toBe('thinking');
});

test('earlier messages are requested before the first message that the server knows', () => {
  expect(earliestId(after(said))).toBeNull();
  expect(earliestId(after(said, loaded))).toBe('7');
});

test('earlier messages that are loaded twice are shown once', () =>
  expect(texts(after(loaded, loaded))).toEqual(['7: Coffee']));

test('a sent message stays visible if its answer failed', () => {
  const failed = after(said, { type: 'failed', number: 1, error: null });
  expect([failed.phase, texts(failed)]).toEqual(['failed', ['here-1-user: Tea']]);
});

test('links to the first unanswered proposal unless it is the last item', () => {
  const open: Proposal = {
    id: 'p1',
    does: 'add',
    was: null,
    entry: null,
    times: [],
    asks: null,
    status: 'open',
    became: null,
  };
  const message = (id: string, proposals: readonly Proposal[]) => ({
    id,
    role: 'user' as const,
    content: 'Pain 7/10',
    image_url: null,
    proposals: [...proposals],
  });
  const waiting = (...messages: ReturnType<typeof message>[]) => findWaitingProposals(toChatItems(messages));
  expect(waiting(message('1', [open]), message('2', []))).toEqual({ count: 1, cardId: '1-card' });
  expect(waiting(message('1', []), message('2', [open]))).toBeNull();
  expect(waiting(message('1', [{ ...open, status: 'kept' }]), message('2', []))).toBeNull();
  expect(waiting(message('1', [{ ...open, does: 'delete' }]), message('2', []))).toEqual({
    count: 1,
    cardId: '1-card',
  });
});

test('proposals waiting in earlier messages are counted before those are loaded', () => {
  const chat = after({ ...loaded, waiting: 3 });
  expect(chat.waitingEarlier).toBe(3);
  expect(findWaitingProposals(toChatItems(chat.messages), chat.waitingEarlier)).toEqual({
    count: 3,
    cardId: null,
  });
  expect(after({ ...loaded, waiting: 3, hasEarlier: false }).waitingEarlier).toBe(0);
});

test('a reply belongs to its own message, whatever was sent in the meantime', () => {
  const chat = after(
    said,
    { type: 'sent', number: 2, content: 'Cake' },
    { type: 'complete', number: 1, user_message_id: '9', assistant_message_id: '11', content: 'Logged.' },
  );
  expect(texts(chat)).toEqual(['9: Tea', 'here-2-user: Cake', '11: Logged.']);
});

test('a message whose reply failed stays marked until it is sent again, as the last one', () => {
  const failed = after(
    said,
    { type: 'chunk', number: 1, content: 'Lo' },
    { type: 'failed', number: 1, error: null },
    { type: 'sent', number: 2, content: 'Cake' },
    { type: 'complete', number: 2, user_message_id: '9', assistant_message_id: '11', content: 'Logged.' },
  );
  expect(failed.messages[0]?.unanswered).toBe(1);
  const again = nextChat(failed, { type: 'resent', number: 1 });
  expect(texts(again)).toEqual(['9: Cake', '11: Logged.', 'here-1-user: Tea']);
  expect(again.messages.at(-1)?.unanswered).toBeUndefined();
});

test('proposals that were answered elsewhere before they were loaded no longer count as waiting', () => {
  const proposals: readonly Proposal[] = [
    { id: 'p9', does: 'add', was: null, entry: null, times: [], asks: null, status: 'kept', became: null },
  ];
  expect(after({ ...loaded, waiting: 3 }, { type: 'settled', proposals }).waitingEarlier).toBe(2);
});

describe('the day of a message stands above the first of it', () => {
  const now = new Date(2026, 4, 8, 12);
  const saidOn = (day: number, id: number) =>
    messageFixture({ id: String(id), created_at: new Date(2026, 4, day, 9).toISOString() });
  const opening = (...days: readonly number[]) => {
    const messages = days.map(saidOn);
    const first = findFirstOfDays(messages, now);
    return messages.map(({ id }) => first.has(id));
  };

  test('no day is shown above messages if all are of today', () => expect(opening(8, 8)).toEqual([false, false]));
  test('each day is shown once, above its first message', () => expect(opening(6, 6, 7)).toEqual([true, false, true]));
  test('today is shown above its first message, too, if there are earlier days', () =>
    expect(opening(6, 8, 8)).toEqual([true, true, false]));
});
