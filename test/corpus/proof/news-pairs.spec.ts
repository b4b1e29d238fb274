import { newsPairs, pairFigures, runPair } from './news-pairs';

/** Pairs of news pages by an author who had seen no tracker's code, by the rules alone. Figures may only get better. */
test('general news reaches the reader, and what is told as a change is one', () => {
  const results = newsPairs.map((pair) => runPair(pair));
  const { pairs, firstTold, newsTold, asSuch, toldAgain, falseChanges, offTopic } = pairFigures(results);
  expect(pairs).toBe(110);
  expect(firstTold).toBeGreaterThanOrEqual(0.82);
  expect(newsTold).toBeGreaterThanOrEqual(0.65);
  expect(asSuch).toBeGreaterThanOrEqual(0.02);
  expect(toldAgain).toBeLessThanOrEqual(0.28);
  expect(falseChanges).toBeLessThanOrEqual(1);
  expect(offTopic).toBe(0);
});
