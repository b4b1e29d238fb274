import { seeded } from './seeded';

/** Whether long suites run whole, as `npm run test:long` has it. Otherwise they run a random sample. */
export const isLong = process.env.LONG_TESTS === '1';

/** How often to repeat what is random. */
export const repeats = (whole: number, sampled: number): number => (isLong ? whole : sampled);

const seedOfRun = (): number => Number(process.env.SAMPLE_SEED ?? Date.now() % 2 ** 31);

/**
 * All cases, or `count` of them chosen at random. The seed is printed; SAMPLE_SEED repeats a choice.
 * Those not chosen are not registered, so that they do not count as skipped.
 */
export const sampled = <Case>(what: string, cases: readonly Case[], count: number): readonly Case[] => {
  if (isLong || cases.length <= count) return cases;
  const seed = seedOfRun();
  const random = seeded(seed);
  const left = [...cases.keys()];
  const chosen = new Set(Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]));
  process.stderr.write(`SAMPLE_SEED=${seed}: ${count} of ${cases.length} of ${what}\n`);
  return cases.filter((_, index) => chosen.has(index));
};
