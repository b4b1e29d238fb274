import { seeded } from '#test/support/seeded';
import { SortedRuns } from './sorted-runs';

test('ids of several runs come in order, a batch at a time, each once', () => {
  const random = seeded(Number(process.env.SEED ?? 11));
  const ids = Array.from({ length: 10_000 }, (_none, n) => `${random(1_000_000).toString(36)}-${n}`);
  const runs = new SortedRuns();
  for (const id of ids) runs.add(id);
  expect(runs.size).toBe(ids.length);
  const taken: string[] = [];
  for (let batch = runs.take(250); batch.length > 0; batch = runs.take(250)) taken.push(...batch);
  expect(taken).toEqual([...ids].sort());
});

test('an empty collection of runs gives nothing', () => {
  expect(new SortedRuns().take(250)).toEqual([]);
});
