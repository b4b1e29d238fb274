import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import type { Message, Proposal } from '../api/conversation';
import type { Entry, KeptEntry } from '../api/entries';
import { DiaryPage } from './diary.page';

const server = fakeServer();

const when = { at: '2026-05-06T12:20:00.000Z', offset_minutes: 120, said: 'none', words: 'Pain 7/10' } as const;
const pain: Entry = { kind: 'pain', strength: 7, where: null, ...when };
const stool: Entry = { kind: 'stool', bristol: 6, count: 1, blood: null, ...when };
const adds = (id: string, text: string, entry: Entry): Proposal => ({
  id,
  does: 'add',
  was: null,
  status: 'open',
  entry: { text, entry },
});
const PAIN = adds('p1', 'Pain 7 of 10, today 14:20', pain);
const STOOL = adds('p2', 'Stool type 6, today 14:20', stool);

const said = (proposals: readonly Proposal[]): Message => ({
  id: '0',
  role: 'user',
  content: 'Pain 7/10, type 6',
  created_at: when.at,
  simulated: false,
  images: [],
  image_url: null,
  proposals: [...proposals],
});
const answered: Message = { ...said([]), id: '3', role: 'assistant', content: 'Shall I keep these 2 entries?' };

const open = (proposals: readonly Proposal[], entries: readonly KeptEntry[] = []) => {
  server
    .get('/api/chronic/messages')
    .answers(() => ({ messages: proposals.length === 0 ? [] : [said(proposals), answered] }));
  server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good morning.' }));
  server.get('/api/chronic/diagnosis').answers(() => ({ diagnosis: null, keeps_diary: false }));
  server.get('/api/chronic/diary').answers(() => ({ entries: [...entries], has_more: false }));
  const settled = (status: Proposal['status'], ids: readonly string[]) => ({
    proposals: proposals.filter(({ id }) => ids.includes(id)).map((each) => ({ ...each, status })),
  });
  const kept = server.post('/api/chronic/keep-entries').answers(({ body }) =>
    settled(
      'kept',
      body.proposals.map(({ id }: { id: string }) => id),
    ),
  );
  const refused = server.post('/api/chronic/refuse-entries').answers(({ body }) => settled('refused', body.ids));
  return { ...renderPage(<DiaryPage />, { path: '/diary', address: '/diary' }), kept, refused };
};
const card = () => screen.findByRole('group', { name: 'What I read' });

test('one press keeps all of a card, as it is shown', async () => {
  const { user, kept } = open([PAIN, STOOL]);
  await user.click(within(await card()).getByRole('button', { name: 'Keep all' }));
  await waitFor(() =>
    expect(within(screen.getByRole('group', { name: 'What I read' })).getAllByText('Kept')).toHaveLength(2),
  );
  expect(kept.map(({ body }) => body)).toEqual([
    {
      proposals: [
        { id: 'p1', entry: pain },
        { id: 'p2', entry: stool },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

test('what was misread is not kept, or changed before', async () => {
  const { user, kept, refused } = open([PAIN, STOOL]);
  await user.click(within(await card()).getByRole('button', { name: 'Not this: Stool type 6, today 14:20' }));
  await screen.findByText('Not kept');
  expect(refused.map(({ body }) => body)).toEqual([{ ids: ['p2'] }]);
  await user.click(screen.getByRole('button', { name: 'Change: Pain 7 of 10, today 14:20' }));
  const strength = await screen.findByRole('textbox', { name: 'Strength' });
  await user.clear(strength);
  await user.type(strength, '70{Enter}');
  await screen.findByText('From 0 to 10', { selector: '[id$=error]' });
  await user.clear(strength);
  await user.type(strength, '5{Enter}');
  await waitFor(() =>
    expect(kept.map(({ body }) => body)).toEqual([{ proposals: [{ id: 'p1', entry: { ...pain, strength: 5 } }] }]),
  );
});

test('a card that another device answered says so, and stays', async () => {
  const { user } = open([PAIN]);
  server
    .post('/api/chronic/keep-entries')
    .answers(() => problem(409, 'CARD_ANSWERED', 'You have already said “Not this”.'));
  await user.click(within(await card()).getByRole('button', { name: /^Keep: Pain/ }));
  await screen.findByText('You have already said “Not this”.');
});

test('a change shows the entry before and after', async () => {
  open([{ ...PAIN, does: 'change', was: { text: 'Pain 4 of 10, today 14:20', entry: { ...pain, strength: 4 } } }]);
  const shown = within(await card());
  expect(shown.getByText('Pain 4 of 10, today 14:20').tagName).toBe('S');
  shown.getByText('Pain 7 of 10, today 14:20');
  shown.getByRole('button', { name: /^Change it/ });
});

test('of a note that nothing was read in, an entry can be made', async () => {
  const { user } = open([]);
  const complete = {
    user_message_id: '0',
    assistant_message_id: '1',
    content: 'I have noted what you said, word for word.',
  };
  server.post('/api/chronic/chat-sim-stream').answers(
    () =>
      new Response(`event: complete\ndata: ${JSON.stringify({ ...complete, proposals: [], is_note: true })}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }) as never,
  );
  const added = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), 'Rough night{Enter}');
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  await user.click(kinds.getByRole('button', { name: 'Note' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await screen.findByText('Kept');
  expect(added.map(({ body }) => body.entry)).toEqual([
    expect.objectContaining({ kind: 'note', text: 'Rough night', words: 'Rough night' }),
  ]);
});

test('kept entries are listed with what was said, changed and deleted', async () => {
  const { user } = open([], [{ id: 'e1', text: 'Pain 7 of 10, May 6 14:20', entry: pain }]);
  const changed = server.post('/api/chronic/change-entry/{id}').answers(() => ({}));
  const deleted = server.post('/api/chronic/delete-entry/{id}').answers(() => ({}));
  await user.click(screen.getByRole('tab', { name: 'Kept entries' }));
  await screen.findByRole('heading', { name: 'May 6, 2026' });
  await screen.findByText('Pain 7/10');
  await user.click(screen.getByRole('button', { name: /^Change: Pain/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Where' }), 'knee{Enter}');
  await screen.findByText('Entry changed');
  await user.click(screen.getByRole('button', { name: /^Delete: Pain/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Entry deleted');
  expect([changed.map(({ body }) => body.entry), deleted.length]).toEqual([[{ ...pain, where: 'knee' }], 1]);
});

test('what they live with has a screen', async () => {
  const { user } = open([]);
  await user.click(screen.getByRole('tab', { name: 'What I live with' }));
  await screen.findByRole('textbox', { name: 'Diagnosis' });
});
