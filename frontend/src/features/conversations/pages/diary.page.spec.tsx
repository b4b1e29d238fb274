import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { keepTokens } from '../../../shared/testing/tokens';
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
  times: [],
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
  noted: null,
  emergency: null,
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

const REPLY = { user_message_id: '0', assistant_message_id: '1', proposals: [], beginnings: [], clock: null };
const replies = (said: object) =>
  server.post('/api/chronic/chat-sim-stream').answers(
    () =>
      new Response(`event: complete\ndata: ${JSON.stringify({ ...REPLY, emergency: null, ...said })}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }) as never,
  );
const NOTED = 'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?';

test('of a note that nothing was read in, an entry can be made', async () => {
  const { user } = open([]);
  replies({ content: NOTED, is_note: true, noted: 'Rough night' });
  const added = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), 'Rough night{Enter}');
  await screen.findByText(NOTED);
  await screen.findByText('Make an entry of it');
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  await user.click(kinds.getByRole('button', { name: 'Note' }));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Note' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await screen.findByText('Kept');
  expect(added.map(({ body }) => body.entry)).toEqual([
    expect.objectContaining({ kind: 'note', text: 'Rough night', words: 'Rough night' }),
  ]);
});

test('who has talked today is not greeted below what they said', async () => {
  open([]);
  server
    .get('/api/chronic/messages')
    .answers(() => ({ messages: [{ ...said([PAIN]), created_at: new Date().toISOString() }, answered] }));
  const greeted = server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good evening.' }));
  await card();
  await waitFor(() => expect(greeted).toHaveLength(1));
  expect(screen.queryByText('Good evening.')).toBeNull();
});

test('a form is filled in with what stands in the note, of its kind alone, and is kept only by a press', async () => {
  const { user } = open([]);
  const SAID = 'Woke up late, took 400 mg ibuprofen at 9am';
  const nine = { at: '2026-05-06T07:00:00.000Z', offset_minutes: 120, said: 'time', words: SAID } as const;
  const ibuprofen = { kind: 'medication', name: 'ibuprofen', dose: '400 mg', ...nine } as const;
  replies({ content: NOTED, is_note: true, noted: SAID, beginnings: [ibuprofen], clock: nine.at });
  const added = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), `${SAID}{Enter}`);
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  await user.click(kinds.getByRole('button', { name: 'Pain' }));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Strength' }));
  expect(screen.getByRole('textbox', { name: 'Strength' })).toHaveProperty('value', '');
  expect(screen.queryByText(/^Filled in/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(kinds.getByRole('button', { name: 'Medication' }));
  await screen.findByText('Filled in from what you said. Look at it before you keep it.');
  expect(added).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(added.map(({ body }) => body.entry)).toEqual([ibuprofen]));
});

test('of two times that an entry may have the person chooses one, and it is not kept with all', async () => {
  const at = (text: string, time: string) => ({ text, entry: { ...pain, at: time, said: 'time' as const } });
  const times = [at('today 00:30', '2026-05-05T22:30:00.000Z'), at('today 12:30', '2026-05-06T10:30:00.000Z')];
  const { user, kept } = open([{ ...PAIN, times }, STOOL]);
  const shown = within(await card());
  shown.getByText('When was it?');
  expect(shown.queryByRole('button', { name: 'Keep all' })).toBeNull();
  await user.click(shown.getByRole('button', { name: /^Keep, today 12:30/ }));
  await waitFor(() =>
    expect(kept.map(({ body }) => body)).toEqual([{ proposals: [{ id: 'p1', entry: times[1]?.entry }] }]),
  );
});

test('an earlier message that stayed a note can be made an entry of', async () => {
  const { user } = open([]);
  server.get('/api/chronic/messages').answers(() => ({ messages: [{ ...said([]), noted: 'Rough night' }, answered] }));
  const added = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await user.click(await screen.findByRole('button', { name: 'Make an entry of it: Rough night' }));
  const kinds = within(await screen.findByRole('group', { name: /^Make an entry of it/ }));
  await user.click(kinds.getByRole('button', { name: 'Note' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(added.map(({ body }) => body.entry.words)).toEqual(['Rough night']));
});

test('what a message takes back is shown as not kept', async () => {
  const { user } = open([PAIN]);
  replies({
    content: 'I have taken back what I offered.',
    settled: [{ ...PAIN, status: 'refused' }],
    user_message_id: '7',
    assistant_message_id: '8',
  });
  await card();
  await user.type(screen.getByPlaceholderText('Type a message…'), 'undo that{Enter}');
  await screen.findByText('Not kept');
});

test('in an emergency whom to call stands apart, each number a tap away, and no kind of entry is asked for', async () => {
  const { user } = open([]);
  const text = 'This may be an emergency. Call your emergency number now (112 in Europe, 116 123 in the UK).';
  replies({
    content: `${text}\n\nI have noted what you said, word for word.`,
    is_note: false,
    emergency: { text, numbers: ['112', '116 123'] },
  });
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), 'I have chest pain{Enter}');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['112', 'tel:112'],
    ['116 123', 'tel:116123'],
  ]);
  expect(alert.queryByText(/I have noted/)).toBeNull();
  screen.getByText('I have noted what you said, word for word.');
  expect(screen.queryByRole('group', { name: 'Make an entry of it' })).toBeNull();
});

test('is closed to an impersonator, and says so', async () => {
  keepTokens({
    access: `impersonating.${btoa(JSON.stringify({ iat: 1000, exp: 1900, sub: 'bea', act: { sub: 'root' } }))}.signature`,
    refresh: null,
  });
  open([]);
  await screen.findByRole('heading', { name: 'A diary is closed while you impersonate somebody.' });
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the open tab is in the address', async () => {
  server.get('/api/common/private-readings').answers(() => []);
  const { user, search, back } = open([]);
  await user.click(screen.getByRole('tab', { name: 'Kept entries' }));
  await screen.findByText('Nothing is kept yet');
  expect(search()).toBe('?tab=entries');
  await user.click(screen.getByRole('tab', { name: 'Who read it' }));
  await screen.findByText('No one has read it.');
  act(() => back());
  await screen.findByText('Nothing is kept yet');
  await user.click(screen.getByRole('tab', { name: 'Tell and ask' }));
  expect(search()).toBe('');
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
