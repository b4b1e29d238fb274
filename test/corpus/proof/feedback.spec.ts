import { toldAndKeptOut } from './feedback';

describe.each([
  { half: 'seen', same: 0, others: 8 },
  { half: 'blind', same: 2, others: 6 },
  { half: 'third', same: 2, others: 7 },
] as const)('pages that would be told later, the $half set', ({ half, same, others }) => {
  test('pages that repeat a claim judged as known are left out, and all others are told', () => {
    expect(toldAndKeptOut(half, true, 'known')).toEqual({ told: 0, keptOut: same });
    expect(toldAndKeptOut(half, false, 'known')).toEqual({ told: others, keptOut: 0 });
  });

  test('pages that repeat a claim judged as off topic are left out', () =>
    expect(toldAndKeptOut(half, true, 'off_topic')).toEqual({ told: 0, keptOut: same }));

  test('pages that repeat a claim judged as wrong are told, in their own words', () =>
    expect(toldAndKeptOut(half, true, 'wrong')).toEqual({ told: same, keptOut: 0 }));
});
