import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { type DiaryMessage, type Proposal, conversationQuery } from '../api/conversation';
import { messageFixture } from '../message.fixture';
import { UserConversationPage } from './user-conversation.page';

const server = fakeServer();

const asAdministrator = (is_admin = true) =>
  server.post('/api/common/check-staff').answers(() => ({ is_staff: is_admin, is_admin, is_super: false }));

const said = (id: string, role: DiaryMessage['role'], content: string) => messageFixture({ id, role, content });
const conversation = {
  messages: [said('0', 'user', 'Two cups of tea'), said('2', 'assistant', 'Logged: tea, 2 cups (today).')],
  user: { name: 'Ann Lee', email: 'ann@example.org', diagnosis: 'Ulcerative colitis' },
  welcome_message: 'Good morning, Ann.',
};
const blurb = {
  id: '2026-05-06',
  date: '2026-05-06',
  content: '**Drinks** (1): tea.',
  created_at: '2026-05-06T20:00:00.000Z',
};

const open = () => renderPage(<UserConversationPage />, { path: '/user-convo/:userProfileId', url: '/user-convo/ann' });

/** Opens the page and gives a reason. */
const read = async (answer: () => typeof conversation | Response = () => conversation) => {
  asAdministrator();
  server.get('/api/chronic/user-convo/{id}').answers(answer);
  const page = open();
  await page.user.type(await screen.findByRole('textbox', { name: 'Why are you reading it?' }), 'She asked');
  await page.user.click(screen.getByRole('button', { name: 'Show the conversation' }));
  return page;
};

test('a reason of one letter is not accepted', async () => {
  asAdministrator();
  const requests = server.get('/api/chronic/user-convo/{id}').answers(() => conversation);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Why are you reading it?' }), 'x{Enter}');
  await screen.findByText('Say why, in a few words: the person will read them.');
  expect(requests).toEqual([]);
});

const readBlurbs = async (blurbs = [blurb]) => {
  server.get('/api/chronic/user-blurbs/{id}').answers(() => ({ blurbs }));
  const page = await read();
  await page.user.click(await screen.findByRole('tab', { name: 'Daily Blurbs & Messages' }));
  return page;
};

test('a conversation is closed to others, who are not asked for a reason', async () => {
  asAdministrator(false);
  open();
  await screen.findByText('You do not have permission to view this content. Admin access required.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a conversation requires a reason, and then shows the person and the messages', async () => {
  await read();
  await screen.findByRole('heading', { level: 1, name: 'Ann Lee' });
  expect(screen.getByText('ann@example.org · Ulcerative colitis')).toBeTruthy();
  expect(screen.getByText('Two cups of tea')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Conversations', selected: true })).toBeTruthy();
});

test('a conversation stays visible if it cannot be refreshed', async () => {
  const { queries } = await read();
  const text = await screen.findByText('Two cups of tea');
  server.post('/api/common/check-staff').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await act(() => queries.refetchQueries());
  expect(text.isConnected).toBe(true);
});

test('a conversation is requested once per reason', async () => {
  const queries = new QueryClient();
  const requests = server.get('/api/chronic/user-convo/{id}').answers(() => conversation);
  for (const reason of ['She asked', 'She asked', 'The board asked'])
    await queries.fetchQuery(conversationQuery('ann', reason));
  expect(requests).toHaveLength(2);
});

test('a conversation is not shown without a reason', async () => {
  asAdministrator();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show the conversation' }));
  await screen.findByText('Enter a reason.');
});

test.each([
  [404, 'NOT_FOUND', '', 'User profile not found.'],
  [403, 'ADMIN_ONLY', '', 'You do not have permission to view this content. Admin access required.'],
  [503, 'UNAVAILABLE', '', 'Failed to load conversations. Please try again.'],
  [503, 'UNAVAILABLE', 'The store is away.', 'The store is away.'],
] as const)('%i %s %s', async (status, code, detail, words) => {
  await read(() => problemResponse(status, code, detail));
  await screen.findByText(words);
});

test('an empty conversation says so', async () => {
  await read(() => ({ ...conversation, messages: [] }));
  await screen.findByText('No conversations found');
});

describe('a long conversation', () => {
  const newest = Array.from({ length: 200 }, (_, index) => said(`new${index}`, 'user', `Newer ${index}.`));
  const page = (name: string, length: number) =>
    Array.from({ length }, (_, index) => said(`${name}${index}`, 'user', `${name} ${index}.`));

  test('a long conversation is loaded backwards, page by page, each once', async () => {
    const requests = server.get('/api/chronic/messages').answers(({ query }) => ({
      messages: query.get('before_id') === 'new0' ? page('Older', 25) : page('Oldest', 3),
      waiting: 0,
    }));
    const { user } = await read(() => ({ ...conversation, messages: newest }));
    const earlier = await screen.findByRole('button', { name: 'Earlier messages' });
    fireEvent.click(earlier);
    fireEvent.click(earlier);
    await screen.findByText('Older 0.');
    expect(screen.getAllByText(/^Older \d/)).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await screen.findByText('Oldest 0.');
    expect(requests.map(({ query }) => query.get('before_id'))).toEqual(['new0', 'Older0']);
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('The conversation begins here.');
    const shown = screen.getAllByText(/^(Oldest|Older|Newer) \d+\.$/).map(({ textContent }) => textContent);
    expect([shown[0], shown[3], shown[28]]).toEqual(['Oldest 0.', 'Older 0.', 'Newer 0.']);
  });

  test('a failure to load earlier messages is reported, and they can be loaded again', async () => {
    server.get('/api/chronic/messages').answers(() => problemResponse(503, 'UNAVAILABLE'));
    const { user } = await read(() => ({ ...conversation, messages: newest }));
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    await screen.findByText(/earlier messages could not be loaded/);
    server.get('/api/chronic/messages').answers(() => ({ messages: page('Older', 2), waiting: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Older 0.');
  });
});

test('a conversation shows blurbs and the greeting', async () => {
  await readBlurbs();
  const article = within(await screen.findByRole('article', { name: 'May 6, 2026' }));
  expect(article.getByText('Drinks')).toBeTruthy();
  expect(screen.getByText('Good morning, Ann.')).toBeTruthy();
});

test('a missing blurb is reported', async () => {
  await readBlurbs([]);
  await screen.findByText('No daily blurbs found');
});

test('a failure to load blurbs is reported', async () => {
  const { user } = await read();
  server.get('/api/chronic/user-blurbs/{id}').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await user.click(await screen.findByRole('tab', { name: 'Daily Blurbs & Messages' }));
  await screen.findByText('Failed to load blurbs');
});

const done = { success: true, generated_count: 2, failed_count: 0, error: null };

test('a range of days can be summed up', async () => {
  const { user } = await readBlurbs([]);
  const requests = server.post('/api/chronic/generate-daily-blurbs/{id}').answers(() => done);
  await user.click(screen.getByRole('button', { name: 'Date range' }));
  await user.click(screen.getByRole('button', { name: 'Generate blurbs' }));
  expect(await screen.findAllByText('Please choose a day')).toHaveLength(2);
  await user.type(screen.getByLabelText('From'), '2026-05-05');
  await user.type(screen.getByLabelText('To'), '2026-05-06');
  await user.click(screen.getByRole('button', { name: 'Generate blurbs' }));
  await screen.findByText('Successfully generated 2 blurb(s)');
  expect(requests.map(({ body }) => body)).toEqual([{ date_range: { start: '2026-05-05', end: '2026-05-06' } }]);
});

test('a day that has a blurb is summed up again only on request', async () => {
  const { user } = await readBlurbs();
  const requests = server
    .post('/api/chronic/generate-daily-blurbs/{id}')
    .answers(() => ({ ...done, generated_count: 1 }));
  await user.type(await screen.findByLabelText('Date'), '2026-05-06');
  await user.click(screen.getByRole('button', { name: 'Generate blurb' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate blurb for May 6, 2026?' }));
  expect(requests).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
  await screen.findByText('Blurb regenerated successfully');
});

const failed = { success: false, generated_count: 0, failed_count: 1, error: null };

test('proposals are shown after the message that led to them, with their outcome', async () => {
  const when = { at: '2026-05-06T06:00:00.000Z', offset_minutes: 0, said: 'none', words: null } as const;
  const entry = {
    text: 'Pain 7 of 10, May 6 06:00',
    entry: { kind: 'pain', strength: 7, where: null, ...when },
  } as const;
  const proposal: Proposal = {
    id: 'p1',
    does: 'add',
    was: null,
    entry,
    times: [],
    asks: null,
    status: 'refused',
    became: null,
  };
  await read(() => ({
    ...conversation,
    messages: [
      { ...said('0', 'user', 'Pain 7/10'), proposals: [proposal] },
      said('2', 'assistant', 'Shall I keep this?'),
    ],
  }));
  const card = within(await screen.findByRole('group', { name: 'What was proposed' }));
  card.getByText('Pain 7 of 10, May 6 06:00');
  card.getByText('Not kept');
  expect(card.queryAllByRole('button')).toEqual([]);
});

test('an entry shows what became of it after it was kept', async () => {
  const when = { at: '2026-05-06T06:00:00.000Z', offset_minutes: 0, said: 'none', words: null } as const;
  const coffee = (text: string) => ({ text, entry: { kind: 'drink', what: 'coffee', amount: null, ...when } }) as const;
  const kept = (id: string, became: Proposal['became']): Proposal => ({
    id,
    does: 'add',
    was: null,
    entry: coffee('Coffee, 1 mug'),
    times: [],
    asks: null,
    status: 'kept',
    became,
  });
  const proposals = [kept('p1', null), kept('p2', { entry: coffee('Coffee, 2 mugs') }), kept('p3', { entry: null })];
  await read(() => ({ ...conversation, messages: [{ ...said('0', 'user', 'Coffee'), proposals }] }));
  const card = within(await screen.findByRole('group', { name: 'What was proposed' }));
  card.getByText('Kept');
  card.getByText('Kept, then changed to “Coffee, 2 mugs”');
  card.getByText('Kept, then deleted');
});

test('an emergency that somebody told stands apart, and calls nobody out', async () => {
  const text = 'This may be an emergency. Call 112.';
  const emergency = { language: 'en' as const, heading: 'Get help now', text, numbers: ['112'] };
  await read(() => ({
    ...conversation,
    messages: [{ ...said('2', 'assistant', `${text}\n\nI have noted what you said.`), emergency }],
  }));
  within(await screen.findByRole('group', { name: 'Get help now' })).getByRole('link', { name: '112' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('failures are worded by what was requested', async () => {
  const { user } = await readBlurbs();
  server.post('/api/chronic/generate-daily-blurbs/{id}').answers(() => failed);
  await user.type(await screen.findByLabelText('Date'), '2026-05-01');
  await user.click(screen.getByRole('button', { name: 'Generate blurb' }));
  await screen.findByText('Failed to generate blurb');
  await user.click(screen.getByRole('button', { name: 'Date range' }));
  await user.type(screen.getByLabelText('From'), '2026-05-01');
  await user.type(screen.getByLabelText('To'), '2026-05-02');
  await user.click(screen.getByRole('button', { name: 'Generate blurbs' }));
  await screen.findByText('Failed to generate blurbs');
  await user.click(screen.getByRole('button', { name: 'Regenerate the blurb of May 6, 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  await screen.findByText('Failed to regenerate blurb');
});
