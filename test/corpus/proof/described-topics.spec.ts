import { describedFigures } from './described-topics';

/** Before the words of a description counted by where they stand and how rare they are, .18 and .28 of the lines were about the topic; before those that narrow were asked for, .43 and .58. */
test.each([
  { half: 'seen', own: false, right: 0.63, reached: 0.93 },
  { half: 'seen', own: true, right: 0.63, reached: 0.93 },
  { half: 'blind', own: false, right: 0.71, reached: 0.8 },
  { half: 'blind', own: true, right: 0.71, reached: 0.8 },
] as const)('of long pages on neighbouring topics, what is told is about the topic: %o', ({ half, own, ...least }) => {
  const figures = describedFigures(half, own);
  expect(figures.topics).toBe(18);
  expect(figures.right).toBeGreaterThanOrEqual(least.right);
  expect(figures.reached).toBeGreaterThanOrEqual(least.reached);
});
