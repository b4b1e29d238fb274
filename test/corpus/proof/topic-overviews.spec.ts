import { topicFigures, toldTopics } from './topic-overviews';

/** Before, of the seen and the held half: 17 of 36 and 17 of 32 pages told, 10 and 22 others, 7 of 11 and 4 of 11 first lines good. */
test.each([
  { half: 'seen', reached: 25, wrong: 3, silent: 4, told: 13, good: 13 },
  { half: 'held', reached: 20, wrong: 24, silent: 2, told: 12, good: 6 },
] as const)('first runs on topics that somebody typed who had seen no code: %o', ({ half, ...limits }) => {
  const { reached, wrong, silent, told, first } = topicFigures(toldTopics(half));
  expect(reached).toBeGreaterThanOrEqual(limits.reached);
  expect(wrong).toBeLessThanOrEqual(limits.wrong);
  expect(silent).toBeGreaterThanOrEqual(limits.silent);
  expect(told).toBeGreaterThanOrEqual(limits.told);
  expect(first.lead + first.leadOk).toBeGreaterThanOrEqual(limits.good);
});
