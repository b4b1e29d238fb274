import type { Claim } from '#modules/research/published';
import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';
import type { LedgerAnswer } from './ledger-material';
import { ratesIn } from './rate-figures';

const quotedTexts = ({ answer }: LedgerAnswer) =>
  answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;

const ofSteel = harbourClaim('2026-03-02', 'Steel coils pay a flat 50% fee at the quay.');
const ofWire = harbourClaim('2026-03-02', 'Copper wire pays a fee of 25%.');
const ofDrones = harbourClaim('2026-11-02', 'The order imposes a 100% fee on large drones.', {
  in_force: { from: '2026-12-03' },
});
const ofNails = harbourClaim('2026-05-11', 'The fee on nails was lowered from 75% to 50%.');
const lifted = harbourClaim('2026-06-01', 'The fee on barges is lifted.');
const ofBarges = harbourClaim('2026-01-05', 'Barges pay a fee of 200%.', {
  status: 'contradicted',
  ended_by: lifted._id,
});
const ofAmericanSteel = harbourClaim('2026-06-01', 'Cranes with at least 85% local steel qualify for a 10% fee rate.');
const all = [ofSteel, ofWire, ofDrones, ofNails, ofBarges, lifted, ofAmericanSteel];

const ask = async (question: string, claims: readonly Claim[] = all) =>
  quotedTexts(await askLedgers({ question, history: [] }, [claims]));

describe('the highest rate', () => {
  test('all lines that hold are compared, those that have begun as well', async () => {
    expect(await ask('Which fee is the highest?')).toEqual([ofDrones.text, ofNails.text, ofSteel.text]);
    expect(await ask('Welche Gebühr ist die höchste?')).toEqual([ofDrones.text, ofNails.text, ofSteel.text]);
    expect(await ask('What is the lowest fee?')).toEqual([ofAmericanSteel.text]);
  });

  test('only lines with what the question names are compared', async () => {
    expect(await ask('What is the highest fee on copper wire?')).toEqual([ofWire.text]);
  });

  test('no rate is given for those who pay, nor if a higher share may be a rate', async () => {
    const unclear = harbourClaim('2026-07-01', 'Of fees that ships from the north once owed, 120 percent was new.');
    expect(await ask('Which country pays the highest fee?')).toBeNull();
    expect(await ask('Which fee is the highest?', [...all, unclear])).toBeNull();
    expect(await ask('What was the highest fee?')).toBeNull();
  });
});

test('the largest thing is told by a line that says so, or by comparing amounts of money', async () => {
  const small = harbourClaim('2026-02-01', 'Ostland makes an investment of $900 million in the quay.');
  const large = harbourClaim('2026-02-02', 'Westland makes an investment of $2 billion in the quay.');
  const crane = harbourClaim('2026-02-03', 'The crane on the quay is the largest of the coast.');
  expect(await ask('What is the largest investment?', [small, large])).toEqual([large.text]);
  expect(await ask('What is the smallest investment?', [small, large])).toEqual([small.text]);
  expect(await ask('Which is the largest crane?', [small, large, crane])).toEqual([crane.text]);
  expect(await ask('Which is the largest quay?', [harbourClaim('2026-02-04', 'The quay was painted.')])).toBeNull();
});

describe('the goods with a rate', () => {
  test('every line that holds and gives the rate answers', async () => {
    expect(await ask('Which goods pay 50%?')).toEqual([ofNails.text, ofSteel.text]);
    expect(await ask('Welche Waren zahlen 50 %?')).toEqual([ofNails.text, ofSteel.text]);
    expect(await ask('Which goods pay 25%?')).toEqual([ofWire.text]);
  });

  test('a rate that nothing has any more is told with its end', async () => {
    expect(await ask('Which ships pay 200%?')).toEqual([lifted.text, ofBarges.text]);
  });
});

describe('whether there is a rate on everything', () => {
  const ended = harbourClaim('2026-06-02', 'The general fee of the port is no longer collected.');
  const onAll = harbourClaim('2026-01-02', 'All goods pay a fee of 10% at the quay.', {
    status: 'contradicted',
    ended_by: ended._id,
  });

  test('the lines on all goods answer, together with what ended them', async () => {
    const answered = await askLedgers({ question: 'Is there still a 10% fee on everything?', history: [] }, [
      [...all, onAll, ended],
    ]);
    expect(quotedTexts(answered)).toEqual([ended.text, onAll.text]);
    expect(answered.hasEnded).toBe('whether');
  });

  test('lines on some goods do not answer', async () => {
    expect(await ask('Is there a 10% fee on everything?')).toBeNull();
  });
});

test('a verb of change is nothing that lines lack', async () => {
  const { answer } = await askLedgers({ question: 'Did the fee on fentanyl fall?', history: [] }, [all]);
  expect(answer).toMatchObject({ kind: 'not_answered', absent: ['fentanyl'] });
});

test.each(['Did the fee on steel coils fall to 10%?', 'Wurde die Gebühr auf steel coils auf 10 % gesenkt?'])(
  '%s is answered by what it is',
  async (question) => {
    expect(await ask(question)).toEqual([ofSteel.text]);
  },
);

test.each([
  ['Steel coils pay a flat 50% at the quay.', [{ percent: 50, isPlain: true }]],
  ['The fee on nails was lowered from 75% to 50%.', [{ percent: 50, isPlain: true }]],
  ['Cranes with at least 85% local steel qualify for a 10% fee rate.', [{ percent: 10, isPlain: true }]],
  [
    'Some 30% of all ships that came by night, in winter and in storms, paid the fee.',
    [{ percent: 30, isPlain: false }],
  ],
  ['Some 30% of all ships came by night.', []],
])('%s', (text, rates) => {
  expect(ratesIn(text, null)).toEqual(rates);
});
