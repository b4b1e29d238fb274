import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { conversationEvents } from '#events/conversations/conversation.events';
import { healthRecordEvents } from '#events/conversations/health-record.events';
import { type Proposal, completedIn, keepProposals, proposedFrom } from '../support/conversations/diary';
import { PEOPLE_PASSWORD, joinProduct } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { AFTERNOON, todayThere } from '../support/research/afternoon';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const NOTED = 'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?';

const folder = temporaryFolder();
let product: Product;
let ann: Visitor;
let annId: string;
const admin = () => product.as('adam', 'admin');

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  const person = { email: 'ann@example.org', first: 'Ann', last: 'Lee' };
  const { access } = await joinProduct(await product.app.getUrl(), folder, person);
  ann = product.bearing(access);
  annId = (await ann.post('/api/common/validate-token/')).body.user_uid;
});
afterAll(() => product.stop());

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Sent {
  readonly event: string;
  readonly data: { readonly content?: string; readonly [key: string]: unknown };
}

const eventsIn = (text: string): readonly Sent[] =>
  text.split('\n\n').flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as Sent['data'] }];
  });

const stream = (visitor: Visitor, content: string, more: object = {}) =>
  visitor.post('/api/chronic/chat-sim-stream/', {
    tz_offset_minutes: AFTERNOON,
    messages: [{ role: 'user', content }],
    ...more,
  });

/** What the assistant answers. */
const say = async (content: string, visitor = ann, more: object = {}): Promise<string> =>
  completedIn((await stream(visitor, content, more)).text).content;

const propose = (content: string, visitor = ann, more: object = {}) =>
  proposedFrom(visitor, content, { tz_offset_minutes: AFTERNOON, ...more });
const keep = (proposals: readonly Proposal[]) => keepProposals(ann, proposals);

/** Says something, and keeps all that is proposed from it. */
const tell = async (content: string, visitor = ann, more: object = {}): Promise<void> => {
  const { status } = await keepProposals(visitor, await propose(content, visitor, more), more);
  if (status !== 200) throw new Error(`not kept: ${content}`);
};

test('a message is streamed an answer, in the events of the contract', async () => {
  const { status, headers, text } = await stream(ann, 'Two cups of peppermint tea this morning');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/event-stream')]);
  const sent = eventsIn(text);
  expect(sent.map(({ event }) => event)).toEqual(['status', 'status', 'chunk', 'complete']);
  expect(sent[0]?.data).toEqual({ status: 'thinking', active: true });
  expect(sent[1]?.data).toEqual({ status: 'thinking', active: false });
  expect(sent[2]?.data).toEqual({ content: 'Shall I keep this?' });
  expect(sent[3]?.data).toMatchObject({
    user_message_id: '0',
    assistant_message_id: '2',
    is_note: false,
    proposals: [{ does: 'add', status: 'open', was: null, entry: { text: 'Peppermint tea, 2 cups, today' } }],
  });
});

test('a proposal counts once it is kept, and is kept once', async () => {
  expect(await say('How much peppermint tea did I drink today?')).toBe(
    'You have told me of “Peppermint tea, 2 cups, today”. It waits for you to keep it, and is not counted.\n\nYour diary has no peppermint tea today.',
  );
  const { body } = await ann.get('/api/chronic/messages/?limit=4');
  const open: readonly Proposal[] = body.messages[0].proposals;
  expect((await keep(open)).status).toBe(200);
  expect((await keep(open)).status).toBe(200);
  expect(await say('How much peppermint tea did I drink today?')).toContain('2 cups of peppermint tea today');
  const { body: after } = await ann.get('/api/chronic/messages/?limit=100');
  expect(after.messages[0].proposals).toMatchObject([{ status: 'kept' }]);
  const refusal = await ann.post('/api/chronic/refuse-entries/', { ids: open.map(({ id }) => id) });
  expect([refusal.status, refusal.body.code]).toEqual([409, 'CARD_ANSWERED']);
});

test('a refused proposal does not count, and another device cannot keep it', async () => {
  const proposals = await propose('pain 7/10, type 6');
  expect(proposals.map(({ entry }) => entry?.text)).toEqual([
    expect.stringMatching(/^Pain 7 of 10, today \d\d:\d\d$/),
    expect.stringMatching(/^Stool type 6, noted today \d\d:\d\d$/),
  ]);
  const ids = proposals.map(({ id }) => id);
  expect((await ann.post('/api/chronic/refuse-entries/', { ids })).status).toBe(200);
  expect((await ann.post('/api/chronic/refuse-entries/', { ids })).status).toBe(200);
  expect((await keep(proposals)).body.code).toBe('CARD_ANSWERED');
  expect(await say('How many stools did I have today?')).toBe('Your diary has no stools today.');
});

test('a correction shows before and after, and changes what was kept', async () => {
  const [change] = await propose('change the tea to coffee');
  expect([change?.does, change?.was?.text, change?.entry?.text]).toEqual([
    ...['change', 'Peppermint tea, 2 cups, today', 'Coffee, 2 cups, today'],
  ]);
  expect((await ann.post('/api/chronic/refuse-entries/', { ids: [change?.id ?? ''] })).status).toBe(200);
  await tell('change the tea to 3 cups of peppermint tea');
  expect(await say('How much peppermint tea did I drink today?')).toContain('3 cups of peppermint tea today');
  await tell('Yesterday I ate oatmeal');
  expect(await say('What did I eat yesterday?')).toContain('- Oatmeal, yesterday');
  expect(await say('When was my last coffee?')).toMatch(
    /^Your diary has nothing under the name coffee so far\. It has:\n- Peppermint tea, 3 cups, today/,
  );
  expect(await say('delete the wine')).toContain('I find no kept entry');
});

test('the last proposal can be corrected and taken back before it is kept, and nothing older is touched', async () => {
  const shown = (proposals: readonly Proposal[]) =>
    proposals.map(({ does, status, entry }) => [does, status, entry?.text]);
  await propose('pain 4/10');
  const corrected = completedIn((await stream(ann, 'no, 5')).text);
  expect(shown(corrected.proposals)).toEqual([['add', 'open', expect.stringMatching(/^Pain 5 of 10, today/)]]);
  expect(shown(corrected.settled)).toEqual([['add', 'refused', expect.stringMatching(/^Pain 4 of 10, today/)]]);
  const undone = completedIn((await stream(ann, 'undo that')).text);
  expect([undone.content, undone.proposals]).toEqual([
    'I have taken back what I offered. Your diary is as it was.',
    [],
  ]);
  expect(shown(undone.settled)).toEqual([['add', 'refused', expect.stringMatching(/^Pain 5 of 10, today/)]]);
  expect(await say('undo that')).toContain('I don’t know what you mean');
  expect(await say('Hello')).toMatch(/^Hello\. Tell me/);
});

test('a missing detail is asked for, and an entry can be made of the rest at any time', async () => {
  const said = completedIn(
    (await stream(ann, 'Took 400 mg ibuprofen at 00:00 and had 2 cups of coffee. I feel rotten')).text,
  );
  expect(said.proposals.map(({ entry, times }) => [entry?.text, times.length])).toEqual([
    ['Ibuprofen, 400 mg, today 00:00', 0],
    ['Coffee, 2 cups', 2],
  ]);
  expect([said.is_note, said.noted]).toEqual([false, 'I feel rotten']);
  const { body } = await ann.get('/api/chronic/messages/?limit=2');
  expect(body.messages[0]).toMatchObject({ role: 'user', noted: 'I feel rotten' });
  const ids = said.proposals.map(({ id }) => id);
  expect((await ann.post('/api/chronic/refuse-entries/', { ids })).status).toBe(200);
});

test('entries are typed into forms, changed and deleted, and no diary has what cannot be', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const entry = {
    kind: 'pain',
    strength: 4,
    where: 'left knee',
    at,
    offset_minutes: AFTERNOON,
    said: 'time',
    words: null,
  };
  const added = await ann.post('/api/chronic/add-entry/', { entry });
  expect(added.status).toBe(200);
  const path = `/api/chronic/change-entry/${added.body.id}/`;
  expect((await ann.post(path, { entry: { ...entry, strength: 5 } })).status).toBe(200);
  const wrong = await ann.post(path, { entry: { ...entry, strength: 70 } });
  expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'strength', message: 'From 0 to 10' }]]);
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
  expect((await ann.post('/api/chronic/add-entry/', { entry: { ...entry, at: later } })).status).toBe(400);
  const { body } = await ann.get(`/api/chronic/diary/?tz_offset_minutes=${AFTERNOON}`);
  expect(body.entries.map(({ entry: { kind } }: { entry: { kind: string } }) => kind).sort()).toEqual([
    ...['drink', 'meal', 'pain'],
  ]);
  const deletion = `/api/chronic/delete-entry/${added.body.id}/`;
  expect((await ann.post(deletion, {})).status).toBe(200);
  expect((await ann.post(deletion, {})).status).toBe(200);
  expect((await ann.post(path, { entry })).body.code).toBe('ENTRY_GONE');
});

test('the assistant refers questions about diagnoses and doses to a doctor, and the emergency answer comes first', async () => {
  expect(await say('How many pills of ibuprofen can I take?')).toContain('your doctor or pharmacist');
  expect(await say("Do I have Crohn's disease?")).toContain('Please ask your doctor');
  expect(await say('What is the weather?')).toContain('Questions that I can answer are');
  expect(await say('I have chest pain since noon')).toMatch(
    /^This may be an emergency\. Call your emergency number now/,
  );
});

test('an emergency is separate from the rest of the reply, now and when it is read back', async () => {
  const emergency = { text: expect.stringMatching(/^This may be an emergency/), numbers: ['112', '911', '999', '000'] };
  const said = completedIn((await stream(ann, 'I have chest pain right now, it is bad')).text);
  expect(said).toMatchObject({ is_note: false, prefilled: [], emergency });
  const { body } = await ann.get('/api/chronic/messages/?limit=1');
  expect(body.messages).toMatchObject([{ role: 'assistant', emergency }]);
});

test('a German-speaking person is answered in German, and events hold no language', async () => {
  const greta = product.as('greta');
  const german = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' };
  const tellInGerman = async (content: string) => {
    const body = { tz_offset_minutes: AFTERNOON, messages: [{ role: 'user', content }] };
    return completedIn((await greta.post('/api/chronic/chat-sim-stream/', body, german)).text);
  };
  const { content, proposals } = await tellInGerman('Bauchschmerzen 6/10');
  expect(content).toBe('Soll ich das speichern?');
  expect((await keepProposals(greta, proposals)).status).toBe(200);
  expect((await tellInGerman('Wie stark waren die Bauchschmerzen heute?')).content).toMatch(
    /^In deinem Tagebuch steht heute:\n- Schmerzen 6 von 10, Bauch, heute um /,
  );
  const shownIn = async (headers = {}): Promise<string> =>
    (await greta.get(`/api/chronic/diary/?tz_offset_minutes=${AFTERNOON}`, headers)).body.entries[0].text;
  expect(await shownIn(german)).toMatch(/^Schmerzen 6 von 10, Bauch, heute um \d\d:\d\d$/);
  expect(await shownIn()).toMatch(/^Pain 6 of 10, Bauch, today \d\d:\d\d$/);
  const recorded = await product.events('conversation-greta');
  expect(recorded.length).toBeGreaterThan(0);
  for (const { data } of recorded) expect(JSON.stringify(data)).not.toContain('"language"');
});

test('a note offers a form with prefilled fields, and proposes nothing', async () => {
  const said = completedIn((await stream(ann, 'Ana says I took 400 mg ibuprofen at 00:00, weird')).text);
  expect(said).toMatchObject({ is_note: true, proposals: [] });
  expect(said.prefilled).toMatchObject([{ kind: 'medication', name: 'ibuprofen', dose: '400 mg' }]);
});

test('a message that is not understood is kept word for word', async () => {
  const said = completedIn((await stream(ann, 'Ein seltsames Ziehen wie von Gummibändern')).text);
  expect([said.content, said.is_note]).toEqual([NOTED, true]);
  const { body } = await ann.get('/api/chronic/messages/?limit=2');
  expect(body.messages).toMatchObject([
    { role: 'user', content: 'Ein seltsames Ziehen wie von Gummibändern', simulated: false, proposals: [] },
    { role: 'assistant', content: NOTED },
  ]);
});

test('messages are read back page by page', async () => {
  const first = (await ann.get('/api/chronic/messages/?limit=4')).body.messages;
  const earlier = (await ann.get(`/api/chronic/messages/?limit=100&before_id=${first[0].id}`)).body.messages;
  expect(first).toHaveLength(4);
  expect(earlier[0]).toMatchObject({ role: 'user', content: 'Two cups of peppermint tea this morning' });
  const places = [...earlier, ...first].map(({ id }: { id: string }) => Number(id));
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

test('a greeting for the hour where the person is', async () => {
  const { body } = await ann.get(`/api/chronic/welcome-message/?tz_offset_minutes=${AFTERNOON}`);
  expect(body.welcome_message).toMatch(/^(?:Hello|Good (?:morning|afternoon|evening)), Ann\. /);
  const asAnn = '/api/chronic/welcome-message/?user_profile_id=';
  expect((await admin().get(`${asAnn}${annId}`)).body.welcome_message).toContain(', Ann.');
  expect((await ann.get(`${asAnn}someone-else`)).body.code).toBe('ADMIN_ONLY');
});

test('an administrator reads a conversation, for a reason that the person’s history has', async () => {
  const reason = { 'x-reason': encodeURIComponent('Ann asked why “tea” was logged twice') };
  expect((await ann.get('/api/chronic/diagnosis/')).body).toEqual({ diagnosis: null, keeps_diary: true });
  await ann.post('/api/chronic/diagnosis/', { diagnosis: 'Ulcerative colitis' });
  expect((await ann.get('/api/chronic/diagnosis/')).body.diagnosis).toBe('Ulcerative colitis');
  expect((await product.as('bob').get('/api/chronic/diagnosis/')).body).toEqual({
    diagnosis: null,
    keeps_diary: false,
  });
  const { body } = await admin().get(`/api/chronic/user-convo/${annId}/`, reason);
  expect(body.user).toEqual({ name: 'Ann Lee', email: 'ann@example.org', diagnosis: 'Ulcerative colitis' });
  expect(body.messages[0]).toMatchObject({ role: 'user', content: 'Two cups of peppermint tea this morning' });
  expect(body.welcome_message).toContain(', Ann.');
  const events = await product.events(`user-${annId}`);
  expect(events.at(-1)).toMatchObject({
    type: 'PrivateDataRead',
    data: { what: 'conversations', which: null, statedReason: 'Ann asked why “tea” was logged twice' },
    metadata: { actor: { kind: 'user', userId: 'adam' } },
  });
});

test('days are summed up; a day without an entry fails, and is counted', async () => {
  const generate = (body: object) => admin().post(`/api/chronic/generate-daily-blurbs/${annId}/`, body);
  const today = todayThere();
  const before = new Date(Date.parse(today) - 3 * 86_400_000).toISOString().slice(0, 10);
  expect((await generate({ date_range: { start: before, end: today } })).body).toEqual({
    success: true,
    generated_count: 2,
    failed_count: 2,
    error: null,
  });
  expect((await generate({ date: before })).body).toEqual({
    success: false,
    generated_count: 0,
    failed_count: 1,
    error: 'Nothing was logged on this day.',
  });
  expect((await generate({ date: today })).body).toMatchObject({ generated_count: 1 });
  expect((await generate({})).status).toBe(400);
  expect((await generate({ date_range: { start: today, end: before } })).status).toBe(400);
  const { body } = await admin().get(`/api/chronic/user-blurbs/${annId}/`);
  expect(body.blurbs.map(({ date }: { date: string }) => date)).toEqual([today, expect.any(String)]);
  expect(body.blurbs[0].content).toContain('**Drinks** (1): Peppermint tea, 3 cups.');
});

test('an image is kept sealed, and shown to its person and to administrators alone', async () => {
  const send = (content: string, visitor = ann, more: object = {}) =>
    visitor.post('/api/chronic/send-image/', { content, tz_offset_minutes: AFTERNOON, ...more });
  const { status, body: sent } = await send(ONE_PIXEL);
  expect([status, sent.content]).toEqual([201, 'I have kept this image, but I can’t see what it shows.']);
  const { body } = await ann.get('/api/chronic/messages/?limit=2');
  expect(body.messages).toMatchObject([
    { id: sent.user_message_id, role: 'user', content: '[Image]', image_url: sent.image_url, images: [{}] },
    { id: sent.assistant_message_id, role: 'assistant', images: [] },
  ]);
  const shown = await ann.get(sent.image_url);
  expect([shown.status, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
    ...[200, 'image/png', 'nosniff'],
  ]);
  expect(Buffer.from(shown.body).toString('base64')).toBe(ONE_PIXEL);
  expect((await product.as('bob').get(sent.image_url)).status).toBe(403);
  expect((await admin().get(sent.image_url)).status).toBe(200);
  expect((await product.events(`user-${annId}`)).at(-1)).toMatchObject({
    type: 'PrivateDataRead',
    data: { what: 'conversations', which: sent.image_url.split('/').at(-2) },
  });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bad of [svg.toString('base64'), 'no base64!', 'A'.repeat(400_000)])
    expect((await send(bad)).status).toBe(400);
  expect((await send(ONE_PIXEL, product.as('bob'), { user_profile_id: annId })).status).toBe(403);
  expect((await ann.get('/api/chronic/images/unknown/')).status).toBe(404);
});

test('one reading of a conversation is one row, with who, whom and why; a second reason is a second row', async () => {
  const readings = async () =>
    (await product.events(`user-${annId}`)).filter(({ type }) => type === 'PrivateDataRead').length;
  const because = (reason: string) => ({ 'x-reason': encodeURIComponent(reason) });
  const conversation = `/api/chronic/user-convo/${annId}/`;
  const before = await readings();
  const why = because('Ticket 77');
  const { body } = await admin().get(conversation, why);
  const shown = body.messages.find(({ image_url }: { image_url: string | null }) => image_url !== null);
  for (const path of [
    conversation,
    `/api/chronic/messages/?user_profile_id=${annId}`,
    `/api/chronic/user-blurbs/${annId}/`,
    shown.image_url,
  ])
    expect([path, (await admin().get(path, why)).status]).toEqual([path, 200]);
  expect(await readings()).toBe(before + 1);
  await admin().get(conversation, because('Ticket 78'));
  expect(await readings()).toBe(before + 2);
  await admin().get(conversation, because('Ticket 78'));
  // The person sees each of them, and nobody else does.
  const { body: seen } = await ann.get('/api/common/private-readings/');
  expect(seen.slice(0, 2)).toMatchObject(
    ['Ticket 78', 'Ticket 77'].map((reason) => ({
      by: { user_uid: 'adam' },
      what: 'conversations',
      which: null,
      reason,
    })),
  );
  expect((await product.as('bob').get('/api/common/private-readings/')).body).toEqual([]);

  const staff = product.as('sue', 'staff');
  const filter = encodeURIComponent(JSON.stringify({ subject_id: annId, actor_id: 'adam' }));
  const { body: rows } = await staff.get(`/api/admin/decisions?filter=${filter}&range=[0,1]`);
  expect(rows).toMatchObject(
    ['Ticket 78', 'Ticket 77'].map((reason) => ({
      type: 'PrivateDataRead',
      detail: 'conversations',
      actor_id: 'adam',
      subject_id: annId,
      reason,
    })),
  );
  expect((await staff.get(`/api/admin/decisions/${rows[1].id}`)).body.reason).toBe('Ticket 77');
  const about = async (subject_email: string) => {
    const { body: found } = await staff.get(
      `/api/admin/decisions?filter=${encodeURIComponent(JSON.stringify({ subject_email }))}&range=[0,0]`,
    );
    return found.map(({ reason }: { reason: string }) => reason);
  };
  expect(await about('Ann@example.org')).toEqual(['Ticket 78']);
  expect(await about('ann@example')).toEqual([]);
});

test('writing in a person’s name is recorded as reading their conversation, and no reason is made up', async () => {
  const messages = [{ role: 'user', content: 'Show me this week' }];
  const say = async (headers: Record<string, string>) => {
    const asAnn = { user_profile_id: annId, messages };
    expect((await admin().post('/api/chronic/chat-sim-stream/', asAnn, headers)).status).toBe(200);
    const { body } = await ann.get('/api/common/private-readings/');
    return body[0];
  };
  expect(await say({ 'x-reason': 'Ticket%2079' })).toMatchObject({ by: { user_uid: 'adam' }, reason: 'Ticket 79' });
  expect(await say({})).toMatchObject({ by: { user_uid: 'adam' }, reason: 'No reason stated (chat simulator)' });
});

test('the dashboard counts stools, and shows who logged how many', async () => {
  await say('3 bowel movements');
  await tell('bowel movement');
  await tell('2 bowel movements', admin(), { user_profile_id: annId });
  await until('it is counted', async () => {
    const { body } = await admin().get(`/api/chronic/get-user-activity/${annId}/`);
    return body.data[0]?.data.reduce((sum: number, { y }: { y: number }) => sum + y, 0) === 3;
  });
  const { body: list } = await admin().get('/api/chronic/get-user-activity/');
  expect(list.users).toEqual([{ id: annId, email: 'a•••@example.org' }]);
  const { body } = await admin().get('/api/chronic/get-dashboard/');
  expect(body.items).toMatchObject([{ type: 'time_series', title: 'Stool Logs Over Time' }]);
  const { body: told } = await admin().get(`/api/chronic/messages/?user_profile_id=${annId}&limit=2`);
  expect(told.messages).toMatchObject([{ role: 'user', simulated: true }, { role: 'assistant' }]);
});

test('others are refused, and unknown people are not found', async () => {
  const bob = product.as('bob');
  const refused = {
    code: 'ADMIN_ONLY',
    error: 'You do not have permission to view this content. Admin access required.',
  };
  expect((await bob.get(`/api/chronic/messages/?user_profile_id=${annId}`)).body).toMatchObject(refused);
  expect((await stream(bob, 'Tea', { user_profile_id: annId })).body).toMatchObject(refused);
  expect((await bob.get(`/api/chronic/user-convo/${annId}/`)).status).toBe(403);
  for (const path of [
    'user-convo/nobody/',
    'user-blurbs/nobody/',
    'get-user-activity/nobody/',
    'messages/?user_profile_id=nobody',
  ])
    expect((await admin().get(`/api/chronic/${path}`)).body).toMatchObject({
      status: 404,
      error: 'User profile not found.',
    });
});

test('a message repeated with its Idempotency-Key after its answer was cut is logged and answered once', async () => {
  const body = { messages: [{ role: 'user', content: 'Peppermint tea, and a slice of toast' }] };
  const key = { 'idempotency-key': 'said-1' };
  const first = completedIn((await ann.post('/api/chronic/chat-sim-stream/', body, key)).text);
  const written = (await product.events()).length;
  expect(completedIn((await ann.post('/api/chronic/chat-sim-stream/', body, key)).text)).toEqual(first);
  expect((await product.events()).length).toBe(written);
  expect(
    (await ann.post('/api/chronic/chat-sim-stream/', { messages: [{ role: 'user', content: 'Tea' }] }, key)).status,
  ).toBe(409);
});

test('too much, nothing, and what is not of the user is refused', async () => {
  expect((await stream(ann, 'x'.repeat(20_001))).status).toBe(400);
  expect(await say('pain 7/10 '.repeat(2000))).toBe(NOTED);
  expect((await stream(ann, '   ')).status).toBe(400);
  const assistant = { messages: [{ role: 'assistant', content: 'Logged.' }] };
  expect((await ann.post('/api/chronic/chat-sim-stream/', assistant)).status).toBe(400);
});

const WORDS = [
  'ivborw0kggo',
  'peppermint',
  'oatmeal',
  'ulcerative',
  'ibuprofen',
  'crohn',
  'käse',
  'chest pain',
  'bowel movement',
];

const filesWith = (words: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return [bytes.toString('utf8'), bytes.toString('latin1')].some((text) =>
        words.some((word) => text.toLowerCase().includes(word)),
      );
    });

test('no file has a message in clear, even before an erasure', () => expect(filesWith(WORDS)).toEqual([]));

test('the person exports it, and after their erasure nothing of it can be read', async () => {
  const exported = JSON.parse((await ann.get('/api/common/export-account/')).text);
  expect(exported.messages.at(-1)).toMatchObject({ role: 'user', content: 'Two cups of peppermint tea this morning' });
  expect(exported.diary).toContainEqual(
    expect.objectContaining({ kind: 'drink', what: 'peppermint tea', amount: { value: 3, unit: 'cups' } }),
  );
  expect(exported.conversation_images).toMatchObject([{ media_type: 'image/png', content_base64: ONE_PIXEL }]);
  expect(exported.health_record[0].diagnosis).toBe('Ulcerative colitis');

  expect((await ann.post('/api/common/delete-account/', { password: PEOPLE_PASSWORD })).status).toBe(204);
  expect(filesWith(WORDS)).toEqual([]);
  const left = [
    ...(await product.events(conversationEvents.stream(annId))),
    ...(await product.events(healthRecordEvents.stream(annId))),
  ];
  expect(left.length).toBeGreaterThan(20);
  expect(WORDS.filter((word) => JSON.stringify(left).toLowerCase().includes(word))).toEqual([]);
  await until('nobody is listed', async () => {
    const { body } = await admin().get('/api/chronic/get-user-activity/');
    return body.users.length === 0;
  });
  expect((await admin().get(`/api/chronic/user-convo/${annId}/`)).status).toBe(404);
});
