import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { DiaryMessage } from '../api/conversation';
import { messageFixture } from '../message.fixture';
import { ChatSimulatorPage } from './chat-simulator.page';

const server = fakeServer();

const message = (place: number) => messageFixture({ id: String(place), content: `Tea ${place}` });
const events = (...sent: readonly (readonly [event: string, data: object])[]): Response =>
  new Response(sent.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

const WHY = 'Why are you reading it?';

const load = (messages: readonly DiaryMessage[] = [], answer = (): Response => events()) => {
  server.post('/api/common/check-staff').answers(() => ({ is_staff: true, is_admin: true, is_super: false }));
  const conversationRequests = server.get('/api/chronic/user-convo/{id}').answers(() => ({
    messages: [],
    user: { name: 'Ann Lee', email: 'ann@example.org', diagnosis: null },
    welcome_message: 'Good morning, Ann.',
  }));
  const pageRequests = server.get('/api/chronic/messages').answers(({ query }) => {
    const before = query.get('before_id');
    const known = before === null ? messages : messages.filter(({ id }) => Number(id) < Number(before));
    return { messages: known.slice(-25), waiting: 0 };
  });
  server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good morning, Ann.' }));
  const messageRequests = server.post('/api/chronic/chat-sim-stream').answers(answer as never);
  const page = renderPage(<ChatSimulatorPage />, {
    path: '/app-chat-sim/:userProfileId',
    url: '/app-chat-sim/ann',
  });
  return { ...page, pageRequests, messageRequests, conversationRequests };
};
const giveReason = async ({ user }: Pick<ReturnType<typeof load>, 'user'>) => {
  await user.type(await screen.findByRole('textbox', { name: WHY }), 'Ann asked');
  await user.click(screen.getByRole('button', { name: 'Open the chat simulator' }));
};
/** Opens the page and gives a reason. */
const open = async (...page: Parameters<typeof load>) => {
  const loaded = load(...page);
  await giveReason(loaded);
  return loaded;
};
const type = async ({ user }: Pick<ReturnType<typeof load>, 'user'>, text: string) => {
  await screen.findByText('Good morning, Ann.');
  await user.type(screen.getByPlaceholderText('Type a message…'), `${text}{Enter}`);
};

test('nothing is shown or requested without a reason', async () => {
  const { pageRequests, conversationRequests } = load([message(1)]);
  await screen.findByRole('textbox', { name: WHY });
  expect([screen.queryByText('Tea 1'), pageRequests, conversationRequests]).toEqual([null, [], []]);
});

test('the conversation is requested with the given reason, and names the person', async () => {
  const reasons: (string | null)[] = [];
  const { fetch: send } = globalThis;
  globalThis.fetch = (request) => {
    if (request instanceof Request && /(?:messages|user-convo|chat-sim)/.test(request.url))
      reasons.push(request.headers.get('x-reason'));
    return send(request);
  };
  const page = await open([], () =>
    events(['complete', { user_message_id: '0', assistant_message_id: '2', content: 'Logged: tea.' }]),
  );
  await type(page, 'Tea');
  await screen.findByText('Logged: tea.');
  globalThis.fetch = send;
  expect(new Set(reasons)).toEqual(new Set(['Ann%20asked']));
  expect(screen.getByText(/^You are writing as Ann Lee \(ann@example\.org\)\./)).toBeTruthy();
});

test('greets, and answers what is typed', async () => {
  const page = await open([], () =>
    events(
      ['status', { status: 'thinking', active: true }],
      ['chunk', { content: 'Logged: ' }],
      ['chunk', { content: 'tea.' }],
      ['complete', { user_message_id: '0', assistant_message_id: '2', content: 'Logged: tea.' }],
    ),
  );
  await type(page, ' Tea ');
  await screen.findByText('Logged: tea.');
  expect(screen.getByRole('heading', { level: 1, name: 'Aidy' })).toBeTruthy();
  expect(page.messageRequests.map(({ body }) => body)).toEqual([
    { user_profile_id: 'ann', tz_offset_minutes: expect.any(Number), messages: [{ role: 'user', content: 'Tea' }] },
  ]);
});

test('a blank message is not sent', async () => {
  const page = await open();
  await type(page, '   ');
  expect(page.messageRequests).toEqual([]);
});

test('a failure is reported, and the typed text stays', async () => {
  const page = await open([], () => events(['error', { error: 'The store is away.' }]));
  await type(page, 'Tea');
  await screen.findByText('Sorry, something went wrong. Please try again.');
  expect(screen.getByText('Tea')).toBeTruthy();
});

test('a message that the server refuses for now gives the reason and when it can be sent again', async () => {
  const limited = { code: 'RATE_LIMITED', detail: 'Too many requests. Please wait a little.' };
  const page = await open([], () => Response.json(limited, { status: 429, headers: { 'retry-after': '40' } }));
  await type(page, 'Tea');
  await screen.findByText('Too many requests. Please wait a little. You can try again in 40 seconds.');
});

test('an answer that is cut is a failure, keeps what came, and is asked for again without a second message', async () => {
  const keys = new Set<string | null>();
  const answers = [
    events(['chunk', { content: 'Log' }]),
    events(['complete', { user_message_id: '0', assistant_message_id: '2', content: 'Logged: tea.' }]),
  ];
  const page = await open([], () => answers.shift() ?? events());
  const { fetch: send } = globalThis;
  globalThis.fetch = (request) => {
    if (request instanceof Request && request.url.endsWith('/chat-sim-stream'))
      keys.add(request.headers.get('idempotency-key'));
    return send(request);
  };
  await type(page, 'Tea');
  await screen.findByText('Sorry, something went wrong. Please try again.');
  expect(screen.getByText('Log')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Logged: tea.');
  globalThis.fetch = send;
  expect([page.messageRequests.length, keys.size]).toEqual([2, 1]);
  expect(screen.getAllByText('Tea')).toHaveLength(1);
  expect(screen.queryByText('Log')).toBeNull();
});

test('earlier messages come 25 at a time, until there are none', async () => {
  const page = await open(Array.from({ length: 30 }, (_, index) => message(index)));
  await screen.findByText('Tea 29');
  expect(screen.queryByText('Tea 4')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Earlier messages' }));
  await screen.findByText('Tea 0');
  expect(page.pageRequests.map(({ query }) => [query.get('before_id'), query.get('limit')])).toEqual([
    [null, '25'],
    ['5', '25'],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull());
});

test('earlier messages that could not be loaded can be loaded again', async () => {
  const page = await open(Array.from({ length: 30 }, (_, index) => message(index)));
  await screen.findByText('Tea 29');
  const messages = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await page.user.click(screen.getByRole('button', { name: 'Earlier messages' }));
  await screen.findByText('The earlier messages could not be loaded.');
  expect(screen.getByText('Tea 29')).toBeTruthy();
  globalThis.fetch = messages;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Tea 0');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an interrupted pull closes the gap and loads nothing', async () => {
  const page = await open(Array.from({ length: 30 }, (_, index) => message(index)));
  await screen.findByText('Tea 29');
  const list = screen.getByRole('log');
  fireEvent.touchStart(list, { touches: [{ clientY: 0 }] });
  fireEvent.touchMove(list, { touches: [{ clientY: 200 }] });
  expect(screen.getByText('Release for earlier messages')).toBeTruthy();
  fireEvent.touchCancel(list);
  expect(screen.queryByText('Release for earlier messages')).toBeNull();
  expect(page.pageRequests).toHaveLength(1);
});

test('greets also where the server does not say how', async () => {
  const page = load();
  server.get('/api/chronic/welcome-message').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await giveReason(page);
  await screen.findByText('Hello. Tell me what you ate, drank, took or felt, and I’ll write it down.');
});

test.each([
  [403, 'ADMIN_ONLY', 'You do not have permission to view this content. Admin access required.'],
  [404, 'NOT_FOUND', 'User profile not found.'],
] as const)('%i %s', async (status, code, words) => {
  const page = load();
  server.get('/api/chronic/messages').answers(() => problemResponse(status, code));
  await giveReason(page);
  await screen.findByText(words);
});
