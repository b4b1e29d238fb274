import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '#shared/language/language';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { german } from '../../../app/language/german';
import type { DiaryMessage, Proposal } from '../api/conversation';
import type { DiaryNote, DiaryEntry, ConfirmedEntry } from '../api/entries';
import { entryFormValues, entryRules, toEntry } from '../entry-form';
import { messageFixture } from '../message.fixture';
import { DiaryPage } from './diary.page';

const server = fakeServer();

const when = { at: '2026-05-06T12:20:00.000Z', offset_minutes: 120, said: 'none', words: 'Pain 7/10' } as const;
const pain: DiaryEntry = { kind: 'pain', strength: 7, where: null, ...when };
const stool: DiaryEntry = { kind: 'stool', bristol: 6, count: 1, blood: null, ...when };
const adds = (id: string, text: string, entry: DiaryEntry): Proposal => ({
  id,
  does: 'add',
  was: null,
  times: [],
  asks: null,
  became: null,
  status: 'open',
  entry: { text, entry },
});
const PAIN = adds('p1', 'Pain 7 of 10, today 14:20', pain);
const STOOL = adds('p2', 'Stool type 6, today 14:20', stool);

const said = (proposals: readonly Proposal[]) =>
  messageFixture({ content: 'Pain 7/10, type 6', created_at: when.at, proposals: [...proposals] });
const answered: DiaryMessage = { ...said([]), id: '3', role: 'assistant', content: 'Shall I keep these 2 entries?' };

const open = (
  proposals: readonly Proposal[],
  entries: readonly ConfirmedEntry[] = [],
  extras: { readonly notes?: DiaryNote[]; readonly waiting?: Proposal[] } = {},
) => {
  server.get('/api/chronic/messages').answers(() => ({
    messages: proposals.length === 0 ? [] : [said(proposals), answered],
    waiting: proposals.length,
  }));
  server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good morning.' }));
  server.get('/api/chronic/diagnosis').answers(() => ({ diagnosis: null, keeps_diary: false }));
  server
    .get('/api/chronic/diary')
    .answers(() => ({ entries: [...entries], has_more: false, notes: [], waiting: [], ...extras }));
  const settled = (status: Proposal['status'], ids: readonly string[]) => ({
    proposals: proposals.filter(({ id }) => ids.includes(id)).map((each) => ({ ...each, status })),
  });
  const keepRequests = server.post('/api/chronic/keep-entries').answers(({ body }) =>
    settled(
      'kept',
      body.proposals.map(({ id }: { id: string }) => id),
    ),
  );
  const refuseRequests = server.post('/api/chronic/refuse-entries').answers(({ body }) => settled('refused', body.ids));
  return { ...renderPage(<DiaryPage />, { path: '/diary', url: '/diary' }), keepRequests, refuseRequests };
};

test('a condition that is being typed, and a message, stay while another tab is open', async () => {
  const { user } = open([]);
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Slept badly');
  await user.click(screen.getByRole('tab', { name: 'My condition' }));
  await user.type(await screen.findByRole('textbox', { name: 'Diagnosis' }), 'Crohn');
  await user.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe('Slept badly');
  await user.click(screen.getByRole('tab', { name: 'My condition' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Diagnosis' }).value).toBe('Crohn');
});

test('going back asks before it leaves a typed message', async () => {
  const { user, back, location } = open([]);
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Slept badly');
  back();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(location()).toBe('/diary');
});

const card = () => screen.findByRole('group', { name: 'What I understood' });

test('one press keeps all proposals of a card as shown', async () => {
  const { user, keepRequests } = open([PAIN, STOOL]);
  await user.click(within(await card()).getByRole('button', { name: 'Keep all' }));
  await waitFor(() =>
    expect(within(screen.getByRole('group', { name: 'What I understood' })).getAllByText('Kept')).toHaveLength(2),
  );
  expect(keepRequests.map(({ body }) => body)).toEqual([
    {
      proposals: [
        { id: 'p1', entry: pain },
        { id: 'p2', entry: stool },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

test('a message that an administrator wrote in the chat simulator is labelled as such', async () => {
  open([]);
  server.get('/api/chronic/messages').answers(() => ({
    messages: [messageFixture({ content: 'Two slices of toast', simulated: true })],
    waiting: 0,
  }));
  await screen.findByText('Two slices of toast');
  screen.getByText('An administrator wrote this in the chat simulator.');
  expect(screen.queryByText(/^You:/)).toBeNull();
});

test('a misread proposal can be refused, or corrected before it is kept', async () => {
  const { user, keepRequests, refuseRequests } = open([PAIN, STOOL]);
  await user.click(within(await card()).getByRole('button', { name: 'Not this: Stool type 6, today 14:20' }));
  await screen.findByText('Not kept');
  expect(refuseRequests.map(({ body }) => body)).toEqual([{ ids: ['p2'] }]);
  await user.click(screen.getByRole('button', { name: 'Change: Pain 7 of 10, today 14:20' }));
  const strength = await screen.findByRole('textbox', { name: 'Strength' });
  await user.clear(strength);
  await user.type(strength, '70{Enter}');
  await screen.findByText('From 0 to 10', { selector: '[id$=error]' });
  await user.clear(strength);
  await user.type(strength, '5{Enter}');
  await waitFor(() =>
    expect(keepRequests.map(({ body }) => body)).toEqual([
      { proposals: [{ id: 'p1', entry: { ...pain, strength: 5 } }] },
    ]),
  );
});

test('after an answer the focus is at the next proposal, at the end at the card, and a live region says what came of it', async () => {
  const { user } = open([PAIN, STOOL]);
  const shown = within(await card());
  const said = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  await user.click(shown.getByRole('button', { name: /^Keep: Stool/ }));
  await waitFor(() => expect(document.activeElement).toBe(shown.getByRole('button', { name: /^Keep: Pain/ })));
  expect(said?.textContent).toBe('Kept: Stool type 6, today 14:20');
  await user.click(shown.getByRole('button', { name: /^Not this: Pain/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What I understood' })));
  expect(said?.textContent).toBe('Not kept: Pain 7 of 10, today 14:20');
});

test('a card that another device answered says so and stays', async () => {
  const { user } = open([PAIN]);
  server
    .post('/api/chronic/keep-entries')
    .answers(() => problemResponse(409, 'CARD_ANSWERED', 'You have already said “Not this”.'));
  await user.click(within(await card()).getByRole('button', { name: /^Keep: Pain/ }));
  await screen.findByText('You have already said “Not this”.');
});

test('a proposed change shows the entry before and after', async () => {
  open([{ ...PAIN, does: 'change', was: { text: 'Pain 4 of 10, today 14:20', entry: { ...pain, strength: 4 } } }]);
  const shown = within(await card());
  expect(shown.getByText('Pain 4 of 10, today 14:20').tagName).toBe('S');
  shown.getByText('Pain 7 of 10, today 14:20');
  shown.getByRole('button', { name: /^Change it/ });
});

const REPLY = { user_message_id: '0', assistant_message_id: '1', proposals: [], prefilled: [], clock: null };
const replyOf = (said: object) =>
  new Response(`event: complete\ndata: ${JSON.stringify({ ...REPLY, emergency: null, ...said })}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  }) as never;
const replies = (said: object) => server.post('/api/chronic/chat-sim-stream').answers(() => replyOf(said));
const NOTED = 'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?';

test('an unrecognised message can be turned into an entry', async () => {
  const { user } = open([]);
  replies({ content: NOTED, is_note: true, noted: 'Rough night' });
  const requests = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), 'Rough night{Enter}');
  await screen.findByText(NOTED);
  await screen.findByText('Make an entry of it');
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  await user.click(kinds.getByRole('button', { name: 'Note' }));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Note' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await screen.findByText('Kept');
  expect(requests.map(({ body }) => body.entry)).toEqual([
    expect.objectContaining({ kind: 'note', text: 'Rough night', words: 'Rough night' }),
  ]);
});

test('a time that was said and not read is asked for, and never the time of the message', async () => {
  const { user } = open([]);
  const SAID = 'poo sometime this morning, type 6';
  const at = new Date().toISOString();
  const stool = { kind: 'stool', bristol: 6, count: 1, blood: null, at, offset_minutes: 0, said: 'none', words: SAID };
  const asked = { ...stool, asks_time: true };
  replies({ content: NOTED, is_note: true, noted: SAID, prefilled: [asked], asks_time: true });
  const requests = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), `${SAID}{Enter}`);
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  await user.click(kinds.getByRole('button', { name: 'Stool' }));
  await screen.findByText('Filled in from what you said. Check it before you keep it.');
  await screen.findByText('You named a time, but it isn’t clear which');
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await screen.findByText('Please choose a day');
  expect(requests).toHaveLength(0);
});

test('a person who has already written today is not greeted again', async () => {
  open([]);
  server
    .get('/api/chronic/messages')
    .answers(() => ({ messages: [{ ...said([PAIN]), created_at: new Date().toISOString() }, answered], waiting: 0 }));
  const requests = server.get('/api/chronic/welcome-message').answers(() => ({ welcome_message: 'Good evening.' }));
  await card();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText('Good evening.')).toBeNull();
});

test('a form is filled in with what stands in the note, of its kind alone, and is kept only by a press', async () => {
  const { user } = open([]);
  const SAID = 'Woke up late, took 400 mg ibuprofen at 9am';
  const nine = { at: '2026-05-06T07:00:00.000Z', offset_minutes: 120, said: 'time', words: SAID } as const;
  const ibuprofen = { kind: 'medication', name: 'ibuprofen', dose: '400 mg', ...nine } as const;
  replies({
    content: NOTED,
    is_note: true,
    noted: SAID,
    prefilled: [{ ...ibuprofen, asks_time: false }],
    clock: nine.at,
  });
  const requests = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), `${SAID}{Enter}`);
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  await user.click(kinds.getByRole('button', { name: 'Pain' }));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Strength' }));
  expect(screen.getByRole('textbox', { name: 'Strength' })).toHaveProperty('value', '');
  expect(screen.queryByText(/^Filled in/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(kinds.getByRole('button', { name: 'Medication' }));
  await screen.findByText('Filled in from what you said. Check it before you keep it.');
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(requests.map(({ body }) => body.entry)).toEqual([ibuprofen]));
});

test('an entry with two possible times asks for one, and there is no “Keep all”', async () => {
  const at = (text: string, time: string) => ({ text, entry: { ...pain, at: time, said: 'time' as const } });
  const times = [at('today 00:30', '2026-05-05T22:30:00.000Z'), at('today 12:30', '2026-05-06T10:30:00.000Z')];
  const { user, keepRequests } = open([{ ...PAIN, times, asks: '00:30 is still to come. Was it yesterday?' }, STOOL]);
  const shown = within(await card());
  shown.getByText('00:30 is still to come. Was it yesterday?');
  expect(shown.queryByRole('button', { name: 'Keep all' })).toBeNull();
  await user.click(shown.getByRole('button', { name: /^Keep, today 12:30/ }));
  await waitFor(() =>
    expect(keepRequests.map(({ body }) => body)).toEqual([{ proposals: [{ id: 'p1', entry: times[1]?.entry }] }]),
  );
});

test('an earlier message that stayed a note can be made an entry of', async () => {
  const { user } = open([]);
  const noted = {
    ...said([]),
    noted: 'Rough night',
    prefilled: [{ ...stool, words: 'Rough night', asks_time: false }],
  };
  server.get('/api/chronic/messages').answers(() => ({ messages: [noted, answered], waiting: 0 }));
  const requests = server.post('/api/chronic/add-entry').answers(() => ({ id: 'e1' }));
  await user.click(await screen.findByRole('button', { name: 'Make an entry of it: Rough night' }));
  const kinds = within(await screen.findByRole('group', { name: /^Make an entry of it/ }));
  await user.click(kinds.getByRole('button', { name: 'Note' }));
  // The message is above the form, and has a time.
  expect(within(await screen.findByRole('dialog')).getByText('Rough night', { selector: 'blockquote' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await waitFor(() =>
    expect(requests.map(({ body }) => [body.entry.words, body.entry.at])).toEqual([['Rough night', when.at]]),
  );
  await user.click(kinds.getByRole('button', { name: 'Stool' }));
  await screen.findByText('Filled in from what you said. Check it before you keep it.');
});

test('a proposal that a message takes back is shown as not kept', async () => {
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
    emergency: { language: 'en', heading: 'Get help now', text, numbers: ['112', '116 123'] },
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

test('the diary is closed to impersonators, who are told so', async () => {
  saveTokens({
    access: `impersonating.${btoa(JSON.stringify({ iat: 1000, exp: 1900, sub: 'bea', act: { sub: 'root' } }))}.signature`,
    refresh: null,
  });
  open([]);
  await screen.findByRole('heading', { name: 'You can’t open a diary while impersonating someone.' });
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the open tab is in the URL', async () => {
  server.get('/api/common/private-readings').answers(() => []);
  const { user, search, back } = open([]);
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  await screen.findByText('No entries yet');
  expect(search()).toBe('?tab=entries');
  await user.click(screen.getByRole('tab', { name: 'Access log' }));
  await screen.findByText('No one has read it.');
  act(() => back());
  await screen.findByText('No entries yet');
  await user.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(search()).toBe('');
});

test('the arrow keys move through the tabs, and going back leads out of them', async () => {
  server.get('/api/common/private-readings').answers(() => []);
  const { user, search, location, back } = open([]);
  const tabs = within(await screen.findByRole('tablist', { name: 'Diary' }));
  const focused = () => document.activeElement?.textContent;
  await user.click(tabs.getByRole('tab', { name: 'Chat' }));
  await user.keyboard('{End}');
  expect([focused(), search()]).toEqual(['Access log', '?tab=readers']);
  await user.keyboard('{Home}{ArrowRight}');
  expect([focused(), search()]).toEqual(['Entries', '?tab=entries']);
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect([focused(), search()]).toEqual(['Entries', '?tab=entries']);
  act(() => back());
  await waitFor(() => expect([location(), search()]).toEqual(['/diary', '']));
});

test('kept entries are listed with what was said, changed and deleted', async () => {
  const { user } = open([], [{ id: 'e1', text: 'Pain 7 of 10, May 6 14:20', entry: pain }]);
  const changeRequests = server.post('/api/chronic/change-entry/{id}').answers(() => ({}));
  const deleteRequests = server.post('/api/chronic/delete-entry/{id}').answers(() => ({}));
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  await screen.findByRole('heading', { name: 'May 6, 2026' });
  await screen.findByText('Pain 7/10');
  await user.click(screen.getByRole('button', { name: /^Change: Pain/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Where' }), 'knee{Enter}');
  await screen.findByText('Entry changed');
  await user.click(screen.getByRole('button', { name: /^Delete: Pain/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Entry deleted');
  expect([changeRequests.map(({ body }) => body.entry), deleteRequests.length]).toEqual([
    [{ ...pain, where: 'knee' }],
    1,
  ]);
});

test('earlier entries follow to the very first, and stay where some of them cannot be loaded', async () => {
  const all = Array.from({ length: 6 }, (_, back): ConfirmedEntry => {
    const at = new Date(Date.parse(when.at) - back * 60_000).toISOString();
    return { id: `e${back}`, text: `Pain, ${back} minutes before`, entry: { ...pain, at, words: null } };
  });
  const { user } = open([]);
  let isDown = false;
  // One on each page, so that the sixth page is of the 251st entry and on; more than 200 at once are refused.
  server.get('/api/chronic/diary').answers(({ query }) => {
    if (isDown || Number(query.get('limit')) > 200)
      return problemResponse(isDown ? 503 : 400, isDown ? 'UNAVAILABLE' : 'INVALID');
    const before = query.get('before');
    const [entry, ...rest] = all.filter(({ entry: { at } }) => before === null || at < before);
    return { entries: entry === undefined ? [] : [entry], has_more: rest.length > 0, notes: [], waiting: [PAIN] };
  });
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  const shown = () => screen.queryAllByText(/^Pain, \d minutes before$/).length;
  for (const count of [1, 2, 3, 4, 5]) {
    await waitFor(() => expect(shown()).toBe(count));
    isDown = count === 5;
    await user.click(screen.getByRole('button', { name: 'Earlier entries' }));
  }
  await screen.findByText('Earlier entries could not be loaded', { exact: false });
  expect(shown()).toBe(5);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toBe(6));
  expect(screen.queryByRole('button', { name: 'Earlier entries' })).toBeNull();
  // Proposals without an answer come with each page, and are shown once.
  expect(screen.getAllByRole('group', { name: 'What I understood' })).toHaveLength(1);
});

test('notes are shown among the entries as notes, and can be turned into entries', async () => {
  const note: DiaryNote = {
    id: '4',
    at: '2026-05-06T13:00:00.000Z',
    offset_minutes: 120,
    text: 'blood in my stool',
    noted: 'blood in my stool',
    kinds: ['stool'],
    prefilled: [{ ...stool, bristol: null, count: null, blood: true, words: 'blood in my stool', asks_time: false }],
    clock: null,
    tells_lives_with: false,
    asks_time: false,
  };
  const inEmergency = { ...note, id: '2', text: 'chest pain', noted: null, prefilled: [] };
  const { user } = open([], [{ id: 'e1', text: 'Pain 7 of 10, May 6 14:20', entry: pain }], {
    notes: [note, inEmergency],
  });
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  await screen.findByText('2 notes aren’t counted as entries.');
  expect(screen.getAllByRole('heading', { name: 'May 6, 2026' })).toHaveLength(1);
  expect(screen.getAllByText('Note, not counted')).toHaveLength(2);
  expect(screen.getByText('chest pain')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Make an entry of it/ }));
  const kinds = within(screen.getByRole('group', { name: /^Make an entry of it/ }));
  await user.click(kinds.getByRole('button', { name: 'Stool' }));
  expect(await screen.findByRole('combobox', { name: 'Blood' })).toHaveProperty('value', 'yes');
  expect(screen.getByRole('textbox', { name: 'How many' })).toHaveProperty('value', '');
  // No time was stated: the time of the message is labelled as such.
  screen.getByText('No time found: this is when you wrote it');
});

test('a message that names a diagnosis leads to where it can be saved', async () => {
  const { user } = open([]);
  const SAID = 'I was told last year that I have Crohn’s disease';
  replies({ content: NOTED, is_note: true, noted: SAID, tells_lives_with: true });
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), `${SAID}{Enter}`);
  await user.click(await screen.findByRole('link', { name: 'Save under “My condition”' }));
  await screen.findByRole('tab', { name: 'My condition', selected: true });
});

test('a note offers the kinds of entry that it mentions first, and the others on demand', async () => {
  const { user } = open([]);
  const SAID = 'tummy playing up all morning, two imodium';
  replies({ content: NOTED, is_note: true, noted: SAID, kinds: ['pain', 'medication'] });
  await screen.findByText('Good morning.');
  await user.type(screen.getByPlaceholderText('Type a message…'), `${SAID}{Enter}`);
  const kinds = within(await screen.findByRole('group', { name: 'Make an entry of it' }));
  const names = () => kinds.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Pain', 'Medication', 'Another kind']);
  await user.click(kinds.getByRole('button', { name: 'Another kind' }));
  expect(names().slice(0, 3)).toEqual(['Pain', 'Medication', 'Stool']);
  expect(names()).toHaveLength(9);
  expect(document.activeElement).toBe(kinds.getByRole('button', { name: 'Stool' }));
});

test('every unanswered proposal is listed, however long ago it was made', async () => {
  const correction: Proposal = {
    ...PAIN,
    id: 'p9',
    does: 'change',
    was: { text: 'Pain 4 of 10, today 14:20', entry: { ...pain, strength: 4 } },
  };
  const { user } = open([], [], { waiting: [correction] });
  const requests = server
    .post('/api/chronic/refuse-entries')
    .answers(() => ({ proposals: [{ ...correction, status: 'refused' }] }));
  server.get('/api/chronic/messages').answers(() => ({
    messages: Array.from({ length: 25 }, (_, index) => ({ ...answered, id: String(index + 10) })),
    waiting: 1,
  }));
  await user.click(await screen.findByRole('link', { name: '1 proposal is waiting for your answer' }));
  await screen.findByRole('heading', { name: 'Waiting for your answer' });
  server.get('/api/chronic/diary').answers(() => ({ entries: [], has_more: false, notes: [], waiting: [] }));
  await user.click(within(await card()).getByRole('button', { name: /^Not this/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Waiting for your answer' })).toBeNull());
  expect(requests.map(({ body }) => body)).toEqual([{ ids: ['p9'] }]);
  await screen.findByText('Not changed: Pain 7 of 10, today 14:20');
});

test('each unanswered proposal is shown above the words that it was read from', async () => {
  const { user } = open([], [], {
    waiting: [PAIN, { ...STOOL, entry: { text: 'Stool type 6', entry: { ...stool, words: 'type 6' } } }],
  });
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  const shown = within(await card());
  const said = ['Pain 7/10', 'type 6'].map((words) => shown.getByText(words, { selector: 'q' }));
  expect(said.map((words) => words.parentElement?.textContent)).toEqual([
    'Pain 7 of 10, today 14:20Pain 7/10',
    'Stool type 6type 6',
  ]);
});

test('a diagnosis can be saved on the “My condition” tab', async () => {
  const { user } = open([]);
  await user.click(screen.getByRole('tab', { name: 'My condition' }));
  const field = await screen.findByRole('textbox', { name: 'Diagnosis' });
  let diagnosis: string | null = null;
  server.get('/api/chronic/diagnosis').answers(() => ({ diagnosis, keeps_diary: true }));
  server.post('/api/chronic/diagnosis').answers(({ body }) => {
    ({ diagnosis } = body);
    return {};
  });
  await user.type(field, 'Asthma{Enter}');
  await screen.findByText('Diagnosis saved');
  // The same field, still focused, so that typing can continue.
  expect(document.activeElement).toBe(field);
});

test('another tab leaves what is typed and the reply under way, and its answers reach the cards', async () => {
  const { user } = open([PAIN], [], { waiting: [PAIN] });
  const held = heldAnswer(replyOf({ content: 'Logged: tea.' }));
  server.post('/api/chronic/chat-sim-stream').answers(() => held.given);
  await card();
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message…');
  await user.type(field, 'Tea{Enter}');
  await user.type(field, 'and cake');
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  await user.click(within(await card()).getByRole('button', { name: /^Keep: Pain/ }));
  await screen.findByText('Waiting for your answer');
  held.give();
  await user.click(screen.getByRole('tab', { name: 'Chat' }));
  await screen.findByText('Logged: tea.');
  expect(screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message…').value).toBe('and cake');
  within(await card()).getByText('Kept');
});

describe('in German', () => {
  beforeEach(() => setLanguage('de', german));
  afterEach(() => setLanguage('en', {}));

  test('the page, its cards and its forms are in German, and replies are requested in German', async () => {
    const { user, keepRequests } = open([
      adds('p1', 'Schmerzen 7 von 10, heute um 14:20', pain),
      adds('p2', 'Stuhlgang Typ 6, heute um 14:20', stool),
    ]);
    const asked: (string | null)[] = [];
    const { fetch: send } = globalThis;
    globalThis.fetch = (request) => {
      if (request instanceof Request) asked.push(request.headers.get('accept-language'));
      return send(request);
    };
    const shown = within(await screen.findByRole('group', { name: 'Was ich daraus gelesen habe' }));
    await user.click(shown.getByRole('button', { name: 'Ändern: „Schmerzen 7 von 10, heute um 14:20“' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Stärke' }));
    await user.type(screen.getByRole('textbox', { name: 'Stärke' }), '70{Enter}');
    await screen.findByText('Von 0 bis 10', { selector: '[id$=error]' });
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click(shown.getByRole('button', { name: 'Alle speichern' }));
    await waitFor(() => expect(keepRequests).toHaveLength(1));
    globalThis.fetch = send;
    expect(new Set(asked)).toEqual(new Set(['de']));
  });

  test('numbers and severities are written and read in German', () => {
    const nausea = { kind: 'symptom', what: 'Übelkeit', strength: 'mild', ...when } as const;
    const values = entryFormValues('symptom', nausea, nausea);
    expect(values).toMatchObject({ strength: 'leicht' });
    const severe = entryRules('symptom').parse({ ...values, strength: 'Stark' });
    expect(toEntry('symptom', severe, nausea)).toEqual({ ...nausea, strength: 'severe' });
    const sleep = { kind: 'sleep', minutes: 450, ...when } as const;
    const slept = entryFormValues('sleep', sleep, sleep);
    expect(slept).toMatchObject({ minutes: '7,5' });
    expect(toEntry('sleep', entryRules('sleep').parse(slept), sleep)).toEqual(sleep);
  });

  test('a card that another device answered says so', async () => {
    const { user } = open([adds('p1', 'Schmerzen 7 von 10, heute um 14:20', pain)]);
    server
      .post('/api/chronic/keep-entries')
      .answers(() => problemResponse(409, 'CARD_ANSWERED', 'You have already said “Not this”.'));
    const shown = within(await screen.findByRole('group', { name: 'Was ich daraus gelesen habe' }));
    await user.click(shown.getByRole('button', { name: /^Speichern/ }));
    await screen.findByText('Darauf hast du schon geantwortet, vielleicht auf einem anderen Gerät.');
  });
});

test('choosing another language loads the cards in it', async () => {
  open([PAIN]);
  await card();
  server.get('/api/chronic/messages').answers(() => ({
    messages: [said([adds('p1', 'Schmerzen 7 von 10, heute um 14:20', pain)]), answered],
    waiting: 1,
  }));
  act(() => setLanguage('de', german));
  await screen.findByText('Schmerzen 7 von 10, heute um 14:20');
  expect(screen.queryByText('Pain 7 of 10, today 14:20')).toBeNull();
  screen.getByText('Shall I keep these 2 entries?');
  act(() => setLanguage('en', {}));
});
