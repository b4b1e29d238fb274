import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';
import { timeNamingThing } from '../periods/question-period';

const april = harbourClaim('2026-04-02', 'Today, the port master signed a decree on steel coils.');
const june = harbourClaim('2026-06-01', 'Today, the port master signed a decree on copper wire.', {
  in_force: { until: '2027-12-31' },
});
const august = harbourClaim('2026-08-20', 'Today, the decree of February 2026 was printed.');

const ask = async (question: string) => {
  const { answer } = await askLedgers({ question, history: [] }, [[april, june, august]]);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
};

test.each([
  ['When was the June decree signed?', [june.text]],
  ['When was the April 2 decree signed?', [april.text]],
  ['When was the April 2026 decree signed?', [april.text]],
  ['When was the April 2025 decree signed?', null],
  ['When was the May decree signed?', null],
  ['When was the February decree printed?', [august.text]],
  ['Until when do the June changes last?', [june.text]],
])('%s', async (question, told) => {
  expect(await ask(question)).toEqual(told);
});

test.each([
  ['When was the June decree signed?', { written: 'June', month: 5, day: null, year: null }],
  ['What did the June 1, 2026 decree say?', { written: 'June 1, 2026', month: 5, day: 1, year: 2026 }],
  ['Was steht in der Verordnung vom 2. April?', { written: '2. April', month: 3, day: 2, year: null }],
  ['May the port close?', null],
  ['What happened in June?', null],
])('%s', (question, time) => {
  expect(timeNamingThing(question)).toEqual(time);
});
