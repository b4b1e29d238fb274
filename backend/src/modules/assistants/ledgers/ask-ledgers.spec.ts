import type { Claim } from '#modules/research/published';
import type { Conversation } from '../answering/conversation';
import { replyOf } from '../answering/reply';
import { askLedgers } from './ask-ledgers';
import { together } from './candidates';
import { addToIndex, ledgerIndexOf } from './ledger-index';
import { type Subject, ledgerVoice } from './ledger-voice';

const NOW = Date.UTC(2026, 10, 26);

const claim = (day: string, text: string, changes: Partial<Claim> = {}): Claim => ({
  _id: `${changes.tracker_id ?? 'harbours'} ${text}`,
  tracker_id: 'harbours',
  run_id: 'run-1',
  text,
  kind: 'new',
  quote_key: '',
  status: 'new',
  first_seen_at: `${day}T10:00:00.000Z`,
  last_seen_at: `${day}T10:00:00.000Z`,
  evidence: [
    {
      url: `https://port.example/${day}`,
      title: 'Port notices',
      host: 'port.example',
      publisher: 'Port',
      publishedAt: day,
      quote: text,
    },
  ],
  mentions: 1,
  ...changes,
});

const steel = claim('2026-06-03', 'The port doubles its fee on steel coils.');
const reopening = claim('2026-11-18', 'The northern quay reopens on Monday.');
const closing = claim('2026-03-02', 'The northern quay closes for ferries.', {
  status: 'contradicted',
  ended_by: reopening._id,
});
const earlier = claim('2025-02-11', 'Steel coils are unloaded at the western quay only.');
const cranes = claim('2026-11-20', 'The port buys three cranes.', { tracker_id: 'machines' });
const repeated = claim('2026-11-20', 'The port buys three cranes.', { tracker_id: 'harbours' });

const inHarbours = [earlier, closing, steel, reopening, repeated];

const ask = async (
  question: string,
  told: readonly (readonly Claim[])[] = [inHarbours, [cranes]],
  before: Partial<Conversation> = {},
) => {
  const indexes = told.map((claims) => {
    const index = ledgerIndexOf(claims);
    addToIndex(index, claims);
    return index;
  });
  const read = async (ids: readonly string[]) => told.flat().filter(({ _id }) => ids.includes(_id));
  return askLedgers({ question, history: [], ...before }, together(indexes), read, NOW);
};

const said = async (question: string, subject: Subject = { kind: 'folder', isOwn: true, isRoot: false }) => {
  const { answer, period } = await ask(question);
  const voice = ledgerVoice({
    subject,
    period,
    today: '2026-11-26',
    titleOf: (id) => (subject.kind === 'tracker' ? null : `All on ${id}`),
    addressOf: ({ url }) => url,
  });
  return [...replyOf(answer, voice)]
    .map((part) => {
      if (part.kind === 'lines') return '';
      return part.kind === 'text' ? part.text : ` (${part.source.address})`;
    })
    .join('')
    .split('\n\n');
};

test('a question with a time is answered by what was told then', async () => {
  expect(await said('What happened with steel since May?')).toEqual([
    'Your folder says, since May 1:',
    '*June 3 · All on harbours*',
    '> The port doubles its fee on steel coils. [1] (https://port.example/2026-06-03)',
  ]);
});

test('without a time all that is known is told, in the order of date', async () => {
  const { answer } = await ask('What is known of steel coils?');
  expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).toEqual([earlier.text, steel.text]);
});

test('what holds no longer is told with what ended it', async () => {
  expect(await said('Is the northern quay closed for ferries?', { kind: 'tracker' })).toEqual([
    'This tracker says:',
    '1. *March 2 · no longer holds since November 18*',
    '   > The northern quay closes for ferries. [1] (https://port.example/2026-03-02)',
    '2. *November 18 · ended what is told of March 2*',
    '   > The northern quay reopens on Monday. [2] (https://port.example/2026-11-18)',
  ]);
});

test('a question that names only a time hears the news of it, each once', async () => {
  const { answer } = await ask('What changed in the last two weeks?');
  expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).toEqual([reopening.text, repeated.text]);
});

test('what was told at another time only is offered as such', async () => {
  const [lead, ...nearest] = await said('What happened with steel last week?');
  expect(lead).toBe('Your folder has nothing on this from November 16 to November 22. At other times:');
  expect(nearest).toContain('   > The port doubles its fee on steel coils. [2] (https://port.example/2026-06-03)');
});

test('what no ledger tells is not answered', async () => {
  const { answer } = await ask('How many whales were counted off Norway?');
  expect(answer).toMatchObject({ kind: 'not_answered', nearest: [] });
  expect(await ask('What is new?', [])).toMatchObject({ answer: { kind: 'not_answered', nearest: [] } });
});

const texts = ({ answer }: Awaited<ReturnType<typeof ask>>) =>
  answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;

test('a question points to the lines of the last answer', async () => {
  const before = { history: ['Is the northern quay closed for ferries?'], lines: [closing._id, reopening._id] };
  expect(texts(await ask('and what was it before that?', undefined, before))).toEqual([closing.text]);
  expect(texts(await ask('tell me more about the second', undefined, before))).toEqual([reopening.text]);
  expect(texts(await ask('which of them is about ferries?', undefined, before))).toEqual([
    closing.text,
    reopening.text,
  ]);
});

test('each part of a question is answered, or said not to be', async () => {
  const { answer } = await ask('What is known of steel coils, and which order raises them?');
  expect(answer).toMatchObject({ kind: 'quoted', unanswered: ['which order raises them?'] });
});

test('a line about another name does not answer', async () => {
  const told = [
    claim('2026-05-01', 'Japan lowers its duty on rice.'),
    claim('2026-05-02', 'Korea lowers its duty on rice.'),
  ];
  expect(texts(await ask('When did Korea lower its duty on rice?', [told]))).toEqual(null);
  expect(texts(await ask('What did Korea do with its duty on rice?', [told]))).toEqual([
    'Korea lowers its duty on rice.',
  ]);
});

const ofDrones = claim('2026-08-13', 'The order sets a tariff of 25% on certain drones.');
const ofSteel = claim('2026-04-02', 'Articles made of steel will pay a tariff of 50%.');
const ofBonds = claim('2025-08-05', 'Importers pay by bond for entries valued at less than $2,500.');
const ofTalks = claim('2026-03-01', 'The ministers of both countries met in Geneva to talk about tariffs.');
const tariffs = [ofDrones, ofSteel, ofBonds, ofTalks];

test('each line says by itself what the question turns on', async () => {
  expect(texts(await ask('What is the tariff on drones?', [tariffs]))).toEqual([ofDrones.text]);
});

test('a line that fits one part only is not quoted for another', async () => {
  const { answer } = await ask('What is the tariff on drones, and who pays less?', [tariffs]);
  expect(answer).toMatchObject({ kind: 'quoted', quotes: [{ text: ofDrones.text }] });
});

test('a thing that no line has is not answered by lines on others', async () => {
  expect(texts(await ask('How high is the tariff on films?', [tariffs]))).toBeNull();
});

test('a number of things is not answered by a line that neither counts nor lists them', async () => {
  const stated = claim('2026-03-20', 'The framework states the objectives of the government.');
  expect(texts(await ask('What are the six objectives of the framework?', [[...tariffs, stated]]))).toBeNull();
});

test('what a question names itself and no line has is not answered by what was asked before', async () => {
  const effective = claim('2026-02-20', 'The temporary import duty will take effect February 24 at 12:01 a.m.');
  const drinks = claim('2026-08-18', 'The additional duties on beverages are suspended.');
  const told = [...tariffs, ...inHarbours, effective, drinks];
  const history = ['What changed on duties?', 'And when does that take effect?'];
  expect(texts(await ask('What does it say about coffee?', [told], { history }))).toBeNull();
  expect(texts(await ask('And coffee?', [told], { history }))).toBeNull();
  expect(texts(await ask('And the temporary one?', [told], { history }))).toEqual([effective.text]);
});

const titled = (day: string, title: string, text: string, changes: Partial<Claim> = {}): Claim => {
  const made = claim(day, text, changes);
  return { ...made, evidence: made.evidence.map((page) => ({ ...page, title })) };
};
const suspended = titled('2026-08-18', 'Suspension of duties on Canadian goods', 'They shall apply from August 22.');
const onCanada = titled('2026-07-20', 'Duties on goods', 'Goods of Canada pay a duty of 50% in thirty days.', {
  status: 'updated',
  ended_by: suspended._id,
});

test('a line of the time that is asked about answers by the title of its page, if none does by itself', async () => {
  const told = [[...tariffs, onCanada, suspended]];
  expect(texts(await ask('What happened to Canada in August?', told))).toEqual([suspended.text]);
  expect(texts(await ask('What happened to Canada in July?', told))).toEqual([onCanada.text, suspended.text]);
  expect(texts(await ask('What happened to Canada in June?', told))).toBeNull();
});

test('a line of the time that is asked about is not offered as one of another time', async () => {
  const { answer } = await ask('How high was the duty on goods of Canada in August?', [
    [...tariffs, onCanada, suspended],
  ]);
  expect(answer.kind === 'not_answered' && answer.nearest.map(({ text }) => text)).toEqual([onCanada.text]);
});

test('of a short ledger a model also reads the newest that holds, whatever the question names', async () => {
  const { evidence } = await ask('Which vessels were bought?', [inHarbours]);
  expect(evidence.map(({ text }) => text)).toEqual([earlier.text, steel.text, reopening.text, repeated.text]);
});

test('of a long ledger it reads the nearest alone', async () => {
  const many = Array.from({ length: 250 }, (_, at) => claim('2026-05-04', `The ferry ${at} sails.`));
  const { evidence } = await ask('What does the port charge for steel?', [[...inHarbours, ...many]]);
  expect(evidence.map(({ text }) => text)).not.toContain('The ferry 249 sails.');
});

const textsFor = async (question: string, told: readonly Claim[]): Promise<readonly string[]> => {
  const { answer } = await ask(question, [told]);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : [];
};

describe('deadlines', () => {
  const survey = claim('2026-06-05', 'Within 60 days the harbour board shall survey every crane.', {
    in_force: { due: '2026-08-04' },
  });
  const report = claim('2026-11-05', 'Within 60 days the harbour board shall report on steel.', {
    in_force: { due: '2027-01-04' },
  });
  const rate = claim('2026-06-03', 'The lower fee holds for steel coils.', { in_force: { until: '2027-12-31' } });
  const all = [survey, rate, report, earlier];

  test('are told by the day, on the side of today that is asked for', async () => {
    expect(await textsFor('Which deadlines have passed?', all)).toEqual([survey.text]);
    expect(await textsFor('Which deadlines are coming up?', all)).toEqual([report.text, rate.text]);
    expect(await textsFor('What are the deadlines on steel?', all)).toEqual([report.text, rate.text]);
    expect(await textsFor('¿Qué plazos han pasado?', all)).toEqual([survey.text]);
  });

  test('are what a question of a time to come asks for', async () => {
    expect(await textsFor('Is there anything that runs out in 2027?', all)).toEqual([report.text, rate.text]);
    expect(await textsFor('What runs out in 2029?', all)).toEqual([]);
  });

  test('are shown above a line that has one', async () => {
    const { answer, period } = await ask('Which deadlines have passed?', [all]);
    const voice = ledgerVoice({
      subject: { kind: 'tracker' },
      period,
      today: '2026-11-26',
      titleOf: () => null,
      addressOf: ({ url }) => url,
    });
    const text = [...replyOf(answer, voice)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
    expect(text).toContain('*June 5 · was due August 4*');
  });

  test('tell when something is to be done', async () => {
    expect(await textsFor('When does the harbour board survey the cranes?', all)).toEqual([survey.text]);
  });
});

test('whether something still holds is answered by its end, and what holds by nothing that has ended', async () => {
  const fee = claim('2026-02-01', 'The northern quay charges ferries a fee.');
  const all = [closing, reopening, fee];
  expect(await textsFor('Is the northern quay still closed for ferries?', all)).toEqual([closing.text, reopening.text]);
  expect(await textsFor('What holds now for ferries at the northern quay?', all)).not.toContain(closing.text);
});

test('an agency is known by an abbreviation that no line has', async () => {
  const hiring = claim('2026-06-05', 'The Office of Personnel Management expands hiring.');
  expect(await textsFor('Does OPM expand hiring?', [hiring, steel])).toEqual([hiring.text]);
});

test('a people in lower case is a name: what is told of another country is no answer', async () => {
  const swiss = claim('2026-02-01', 'The notice adjusts tariffs on Swiss goods such as cheese.');
  expect(await textsFor('which korean goods does the notice adjust tariffs on?', [swiss, steel])).toEqual([]);
});

test('a figure of the question is no answer to how much', async () => {
  const drones = claim('2026-02-01', 'Drones of a certain weight pay a fee of 100%.');
  expect(await textsFor('from what weight on does a drone pay the 100% fee?', [drones, steel])).toEqual([]);
});
