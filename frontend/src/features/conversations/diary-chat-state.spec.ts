import type { Proposal } from './api/conversation';
import {
  type ChatAction,
  type DiaryChatState,
  earliestId,
  emptyChat,
  chatItemsOf,
  nextChat,
  waitingProposalsIn,
} from './diary-chat-state';

const after = (...actions: readonly ChatAction[]): DiaryChatState => actions.reduce(nextChat, emptyChat);
const texts = ({ messages }: DiaryChatState) => messages.map(({ id, content }) => `${id}: ${content}`);
const said: ChatAction = { type: 'said', content: 'Tea' };
const loaded: ChatAction = {
  type: 'loaded',
  messages: [{ id: '7', role: 'user', content: 'Coffee', image_url: null }],
  hasEarlier: true,
  waiting: 0,
};

test('pieces grow one answer, and the server’s ids replace those of the page', () => {
  const answering = after(loaded, said, { type: 'chunk', content: 'Log' }, { type: 'chunk', content: 'ged.' });
  expect(answering.phase).toBe('answering');
  expect(texts(answering)).toEqual(['7: Coffee', 'here-1-user: Tea', 'here-1-assistant: Logged.']);
  const complete = { type: 'complete', user_message_id: '9', assistant_message_id: '11', content: 'Logged.' } as const;
  expect(texts(nextChat(answering, complete))).toEqual(['7: Coffee', '9: Tea', '11: Logged.']);
});

test('an answer that comes as a whole is shown as well', () =>
  expect(
    texts(after(said, { type: 'complete', user_message_id: '0', assistant_message_id: '2', content: 'Noted.' })),
  ).toEqual(['0: Tea', '2: Noted.']));

test('a status is shown while it lasts', () => {
  const searching: ChatAction = { type: 'status', status: 'Searching the Web', active: true };
  expect(after(said, searching).status).toBe('Searching the Web');
  expect(after(said, searching, { ...searching, active: false }).status).toBe('thinking');
});

test('earlier messages are asked for before the first that the server knows', () => {
  expect(earliestId(after(said))).toBeNull();
  expect(earliestId(after(said, loaded))).toBe('7');
});

test('earlier messages that come twice are shown once', () =>
  expect(texts(after(loaded, loaded))).toEqual(['7: Coffee']));

test('what was said stays where its answer failed', () => {
  const failed = after(said, { type: 'failed', error: null });
  expect([failed.phase, texts(failed)]).toEqual(['failed', ['here-1-user: Tea']]);
});

test('what waits is led to, unless it is at the end already', () => {
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
  const waiting = (...messages: ReturnType<typeof message>[]) => waitingProposalsIn(chatItemsOf(messages));
  expect(waiting(message('1', [open]), message('2', []))).toEqual({ count: 1, cardId: '1-card' });
  expect(waiting(message('1', []), message('2', [open]))).toBeNull();
  expect(waiting(message('1', [{ ...open, status: 'kept' }]), message('2', []))).toBeNull();
  expect(waiting(message('1', [{ ...open, does: 'delete' }]), message('2', []))).toEqual({
    count: 1,
    cardId: '1-card',
  });
});

test('what waits in earlier messages is counted though they are not loaded', () => {
  const chat = after({ ...loaded, waiting: 3 });
  expect(chat.waitingEarlier).toBe(3);
  expect(waitingProposalsIn(chatItemsOf(chat.messages), chat.waitingEarlier)).toEqual({
    count: 3,
    cardId: null,
  });
  expect(after({ ...loaded, waiting: 3, hasEarlier: false }).waitingEarlier).toBe(0);
});
