import { foldedPairs } from './retelling-pairs';

describe.each([
  { half: 'seen', least: 9 },
  { half: 'blind', least: 9 },
  { half: 'third', least: 10 },
] as const)('ten pages that tell the same and ten that do not, the $half set', ({ half, least }) => {
  test('fold those that tell the same, whoever publishes them, and no other', () => {
    const { found, missed, wrong } = foldedPairs(half);
    expect(found + missed).toBe(10);
    expect(found).toBeGreaterThanOrEqual(least);
    expect(wrong).toEqual([]);
  });
});
