import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';

const repair = harbourClaim('2026-11-20', 'The repair of the northern quay will begin on 1 March 2027.');
const finished = harbourClaim('2026-11-21', 'The repair of the southern pier will be finished on 4 May 2027.');
const crane = harbourClaim('2026-11-22', 'The port buys three cranes on 6 April 2027.');
const ban = harbourClaim('2026-11-10', 'The port banned anchoring in the bay from Monday, 9 November.');
const extended = harbourClaim('2026-11-24', 'The port extended the anchoring ban from 15 December to 28 February.');
const staff = harbourClaim('2026-11-12', 'The number of employees of the port fell from 412 to 389.');
const injured = harbourClaim('2026-11-13', 'Seven employees of the port were injured.');

test.each([
  ['When will the work begin?', [repair.text]],
  ['Until when does the anchoring ban last?', [extended.text]],
  ['How many people work for the port?', [staff.text]],
  ['How many people does the port employ?', [staff.text]],
  ['How many employees were injured?', [injured.text]],
  ['When will the dredging begin?', null],
])('%s', async (question, told) => {
  const claims = [repair, finished, crane, ban, extended, staff, injured];
  const { answer } = await askLedgers({ question, history: [] }, [claims]);
  expect(answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null).toEqual(told);
});

test('a line that says nothing of what is asked is not offered', async () => {
  const days = harbourClaim('2026-11-18', 'The crossing takes two days since Friday.');
  const { answer } = await askLedgers({ question: 'Will it rain tomorrow?', history: [] }, [[days, crane]]);
  expect(answer).toMatchObject({ kind: 'not_answered', nearest: [] });
  const near = await askLedgers({ question: 'Who painted the cranes?', history: [] }, [[days, crane]]);
  expect(near.answer).toMatchObject({ kind: 'not_answered', nearest: [{ text: crane.text }] });
});
