import { toldAndKeptOut } from './feedback';

describe.each([
  { half: 'seen', same: 0, others: 8 },
  { half: 'blind', same: 2, others: 6 },
  { half: 'third', same: 2, others: 7 },
] as const)('pages that would be told later, the $half set', ({ half, same, others }) => {
  test('those that tell what is known are not told, and all others are', () => {
    expect(toldAndKeptOut(half, true, 'known')).toEqual({ told: 0, keptOut: same });
    expect(toldAndKeptOut(half, false, 'known')).toEqual({ told: others, keptOut: 0 });
  });

  test('those that tell what is off topic are not told', () =>
    expect(toldAndKeptOut(half, true, 'off_topic')).toEqual({ told: 0, keptOut: same }));

  test('those that tell what was told wrong are told, in their own words', () =>
    expect(toldAndKeptOut(half, true, 'wrong')).toEqual({ told: same, keptOut: 0 }));
});
