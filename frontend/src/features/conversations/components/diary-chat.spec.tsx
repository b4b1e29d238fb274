import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { messageFixture } from '../message.fixture';
import { smallImage } from '../small-image';
import { DiaryChat } from './diary-chat';

jest.mock('../small-image', () => ({ smallImage: jest.fn() }));
const shrunk = jest.mocked(smallImage);

const server = fakeServer();

const open = async () => {
  server.get('/api/chronic/messages').answers(() => ({ messages: [], waiting: 0 }));
  server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good morning.' }));
  const page = renderPage(<DiaryChat owner={null} title="Chat" about="It gives no advice." />);
  await screen.findByText('Good morning.');
  return { ...page, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }) };
};
const photo = new File(['photo'], 'lunch.jpg', { type: 'image/jpeg' });
const choosePhoto = () => fireEvent.change(screen.getByLabelText('Image'), { target: { files: [photo] } });
const ids = (number: number) => ({ user_message_id: `${number}`, assistant_message_id: `${number}a` });
const complete = (number: number, content: string) =>
  new Response(`event: complete\ndata: ${JSON.stringify({ ...ids(number), content })}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  }) as never;
const shown = () => screen.getByRole('log').textContent;

test('a message waits in the field while an image is made smaller', async () => {
  const held = heldAnswer({ status: 'ready', base64: 'abc' } as const);
  shrunk.mockReturnValue(held.given);
  const imageRequests = server
    .post('/api/chronic/send-image')
    .answers(() => ({ ...ids(1), content: 'A sandwich.', image_url: '/images/1' }));
  const messageRequests = server.post('/api/chronic/chat-sim-stream').answers(() => complete(2, 'Logged: tea.'));
  const { user, field } = await open();
  choosePhoto();
  await user.type(field, 'Tea{Enter}');
  expect(field.value).toBe('Tea');
  await act(async () => held.give());
  await screen.findByText('A sandwich.');
  expect([imageRequests.length, messageRequests.length]).toEqual([1, 0]);
  await user.type(field, '{Enter}');
  await screen.findByText('Logged: tea.');
  expect(screen.getByText('A sandwich.')).toBeTruthy();
});

test('a message whose reply failed is marked once others follow, and resending it uses the same key', async () => {
  const keys: (string | null)[] = [];
  const { fetch: send } = globalThis;
  const { user, field } = await open();
  server.post('/api/chronic/chat-sim-stream').answers(() => problemResponse(503, 'UNAVAILABLE'));
  globalThis.fetch = (request) => {
    if (request instanceof Request && request.url.endsWith('/chat-sim-stream'))
      keys.push(request.headers.get('idempotency-key'));
    return send(request);
  };
  await user.type(field, 'Tea{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Not answered')).toBeNull();
  server.post('/api/chronic/chat-sim-stream').answers(() => complete(2, 'Logged: cake.'));
  await user.type(field, 'Cake{Enter}');
  await screen.findByText('Logged: cake.');
  screen.getByText('Not answered');
  server.post('/api/chronic/chat-sim-stream').answers(() => complete(1, 'Logged: tea.'));
  await user.click(screen.getByRole('button', { name: 'Try again: Tea' }));
  await screen.findByText('Logged: tea.');
  globalThis.fetch = send;
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Not answered')).toBeNull();
  expect(shown()).toMatch(/Cake.*Logged: cake.*Tea.*Logged: tea/);
  expect([keys.length, keys[0] === keys[2], keys[0] === keys[1]]).toEqual([3, true, false]);
});

test('a message refused for the rate limit is in the field after a reload, until it is sent again', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const { user, field } = await open();
  server.post('/api/chronic/chat-sim-stream').answers(() => problemResponse(429, 'RATE_LIMITED'));
  await user.type(field, 'Tea{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  cleanup();
  const reloaded = await open();
  expect(reloaded.field.value).toBe('Tea');
  await reloaded.user.type(reloaded.field, '{Enter}');
  await reloaded.user.click(await screen.findByRole('button', { name: 'Try again' }));
  server.post('/api/chronic/chat-sim-stream').answers(() => complete(1, 'Logged: tea.'));
  await reloaded.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Logged: tea.');
  cleanup();
  expect((await open()).field.value).toBe('');
});

test('an image that could not be sent can be sent again', async () => {
  shrunk.mockResolvedValue({ status: 'ready', base64: 'abc' });
  server.post('/api/chronic/send-image').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = await open();
  choosePhoto();
  await screen.findByText('Sorry, something went wrong. Please try again.');
  const requests = server
    .post('/api/chronic/send-image')
    .answers(() => ({ ...ids(1), content: 'A sandwich.', image_url: '/images/1' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('A sandwich.');
  expect(requests.map(({ body }) => body.content)).toEqual(['abc']);
});

test('the focus stays in the log once the first message has been loaded', async () => {
  const messages = Array.from({ length: 26 }, (_, index) =>
    messageFixture({ id: `${index + 1}`, content: `Tea ${index}` }),
  );
  server.get('/api/chronic/messages').answers(({ query }) => ({
    messages: query.get('before_id') === null ? messages.slice(1) : messages.slice(0, 1),
    waiting: 0,
  }));
  server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good morning.' }));
  const { user } = renderPage(<DiaryChat owner={null} title="Chat" about="It gives no advice." />);
  await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
  await screen.findByText('Tea 0');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')));
});
