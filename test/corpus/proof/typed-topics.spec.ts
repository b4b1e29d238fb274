import { typedTopicFigures } from './typed-topics';

test.each([
  { half: 'seen', reached: 64, wrong: 19, telling: 53, silent: 6 },
  { half: 'held', reached: 67, wrong: 32, telling: 48, silent: 8 },
] as const)('first runs on topics typed by two authors who had seen no code: %o', ({ half, ...limits }) => {
  const { reached, wrong, telling, silent } = typedTopicFigures(half);
  expect(reached).toBeGreaterThanOrEqual(limits.reached);
  expect(wrong).toBeLessThanOrEqual(limits.wrong);
  expect(telling).toBeGreaterThanOrEqual(limits.telling);
  expect(silent).toBeGreaterThanOrEqual(limits.silent);
});
