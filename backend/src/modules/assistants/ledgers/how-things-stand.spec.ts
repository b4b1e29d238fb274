import { askLedgers, evidenceOf, harbourClaim } from '#test/support/research/harbour-ledger';
import { replyParts } from '../answering/reply-parts';
import { NOTHING_KNOWN } from './ledger-material';
import { ledgerVoice } from './ledger-voice';
import type { Starts } from './starts';

const passing = harbourClaim('2026-03-01', 'The port takes, for a period of 90 days, a 7% levy on cranes.', {
  in_force: { from: '2026-03-10' },
});
const repeal = harbourClaim('2026-06-02', 'The 4% charge on coal barges is repealed.');
const coal = harbourClaim('2026-02-02', 'Every coal barge pays a 4% charge in the port.', {
  status: 'contradicted',
  ended_by: repeal._id,
});
const grain = harbourClaim('2026-01-05', 'The charge on grain barges is 3% in the outer port.');
const ferries = [
  harbourClaim('2026-09-09', 'A fee of 5% on ferries is collected at the northern quay.'),
  harbourClaim('2026-09-09', 'A fee of 8% on large ferries is collected at the southern quay.'),
];

const say = async (question: string, { starts = NOTHING_KNOWN.starts, language = 'en' as 'en' | 'de' } = {}) => {
  const claims = [passing, coal, repeal, grain, ...ferries];
  const answered = await askLedgers({ question, history: [] }, [claims], { ...NOTHING_KNOWN, starts });
  const voice = ledgerVoice({
    subject: { kind: 'tracker' },
    answered,
    today: '2026-11-26',
    language,
    titleOf: () => null,
    addressOf: ({ url }) => url,
  });
  return [...replyParts(answered.answer, voice)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
};

test('a levy whose time has run out no longer holds', async () => {
  const said = await say('Is the 7% levy on cranes still in force?');
  expect(said).toContain('Not any more, as far as I can tell. This tracker says:');
  expect(said).toContain('*March 1 · was due to last until June 8*');
});

test('the end of something is told once', async () => {
  const said = await say('Does the 4% charge on coal barges still apply?');
  expect(said.split(repeal.text)).toHaveLength(2);
});

const starts: Starts = new Map(ferries.map(({ _id }) => [_id, { day: '2026-12-01', inPart: ['2027-04-01'] }] as const));

test('a day on which several lines begin is told once', async () => {
  const said = await say('When do the fees on ferries take effect?', { starts });
  expect(said).toContain('From December 1, 2026, partly from April 1, 2027. This tracker says:');
  expect(said.split('December 1')).toHaveLength(2);
});

test('lines that still hold are offered before those that have ended', async () => {
  const said = await say('What do coal and grain barges pay for whales?');
  expect(said).toContain('These lines may help');
  expect(said.indexOf(grain.text)).toBeLessThan(said.indexOf(coal.text));
});

describe('a tariff that was ended, and another one that was set', () => {
  const oldEnd = harbourClaim('2026-02-20', 'The 25% tariff on Norwegian goods shall no longer be collected.');
  const old = harbourClaim('2025-02-01', 'Goods of Norway pay a 25% tariff in the port.', {
    status: 'contradicted',
    ended_by: oldEnd._id,
  });
  const present = harbourClaim('2026-07-20', 'Goods of Norway pay a tariff of 50% in every port.');
  const coming = harbourClaim('2026-11-02', 'Fish of Norway will pay a tariff of 60%.', {
    in_force: { from: '2027-01-01' },
  });
  const asked = async (question: string) => {
    const { answer } = await askLedgers({ question, history: [] }, [[old, oldEnd, present, coming]]);
    return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
  };

  test.each([
    'Does the tariff on Norway apply today?',
    'Are the tariffs on Norway in force?',
    'Is there a tariff on Norway now?',
    'Gelten die Zölle für Norwegen heute?',
    '¿Se aplican hoy los aranceles a Noruega?',
  ])('%s is answered by what holds first, whenever it was told', async (question) => {
    expect((await asked(question))?.[0]).toBe(present.text);
  });

  test.each(['What tariff does Norway pay today?', 'Was zahlt Norwegen auf Waren heute?', 'Was zahlt Norwegen?'])(
    '%s is answered by no line that has ended',
    async (question) => {
      expect(await asked(question)).toEqual([present.text, coming.text]);
    },
  );

  test('the current rate is told by all lines that hold and have begun', async () => {
    expect(await asked('What rate applies today?')).toEqual([present.text]);
  });

  test('a question what was told today is another question', async () => {
    expect(await asked('What was told of Norway today?')).toBeNull();
  });

  test('a line that has ended is told with its end', async () => {
    const claims = [old, oldEnd];
    const answered = await askLedgers({ question: 'What does Norway pay?', history: [] }, [claims]);
    expect(answered).toMatchObject({
      hasEnded: 'how',
      answer: { quotes: [{ text: oldEnd.text }, { text: old.text }] },
    });
  });
});

test('a line on an act that has ended says so, even if only its title names who it is for', async () => {
  const [page] = harbourClaim('2026-02-20', 'The duties under Order 7 shall no longer be collected.').evidence;
  const deal = harbourClaim('2025-12-04', 'This notice adjusts the duties under Order 7 and the fees on timber.', {
    evidence: [evidenceOf('2025-12-04', 'This notice', 'Implementing the Deal with Norway')],
  });
  const remark = {
    kind: 'depends_on',
    act: 'Order 7',
    part: 'duties',
    day: '2026-02-20',
    by: null,
    evidence: [],
  } as const;
  const asked = async (question: string) =>
    askLedgers({ question, history: [] }, [[deal, grain]], {
      ...NOTHING_KNOWN,
      paragraphsOf: async () => [],
      endsOf: async () => (page === undefined ? new Map() : new Map([[deal._id, { remark, page }]])),
    });
  const ended = await asked('Do the extra duties of Order 7 still apply to Norway?');
  expect(ended).toMatchObject({ hasEnded: 'whether', answer: { kind: 'quoted', quotes: [{ text: deal.text }] } });
  // Of the fees, nothing has ended.
  expect((await asked('Do the fees on timber still apply to Norway?')).hasEnded).toBeUndefined();
});

describe('whether there is a rate', () => {
  const copper = harbourClaim('2026-04-02', 'Pieces made of copper pay a flat tariff of 50%.');
  const praised = harbourClaim('2026-04-02', 'The port praised its tariff on copper and its tariff on wood.');
  const asked = async (question: string, history: readonly string[] = []) => {
    const { answer } = await askLedgers({ question, history }, [[copper, praised, grain]]);
    return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : answer.absent;
  };

  test.each([
    ['Is there a tariff on copper?', [copper.text]],
    ['Gibt es einen Zoll auf Kupfer?', [copper.text]],
    ['Is there a tariff on wood?', [praised.text]],
    ['Is there a tariff on bananas?', ['bananas']],
  ])('%s is answered by the rate, or else by the lines about it', async (question, told) => {
    expect(await asked(question)).toEqual(told);
    expect(await asked(question, ['Who gets the rate on grain barges?'])).toEqual(told);
  });

  test.each([
    ['What is the rate on copper products?', [copper.text]],
    ['What is the tariff on copper goods?', [copper.text]],
    ['Wie hoch ist der Zoll auf Waren aus Kupfer?', [copper.text]],
    ['Wie hoch ist der Zoll auf Kupferprodukte?', [copper.text]],
    ['What is the tariff on copper wire?', ['wire']],
    ['What is the tariff on banana products?', ['banana']],
  ])('%s: a noun that fits any goods is not what is asked for', async (question, told) => {
    expect(await asked(question)).toEqual(told);
  });
});

test('the words around lines are in the language of the reader', async () => {
  const said = await say('Is the 7% levy on cranes still in force?', { language: 'de' });
  expect(said).toContain('Nicht mehr, soweit ich weiß. Dieser Tracker sagt:');
  expect(said).toContain('*1. März · sollte bis 8. Juni gelten*');
  expect(said).toContain(passing.text);
});
