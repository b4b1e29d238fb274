export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Seconds taken by the work. */
export const secondsOf = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

export type Measures<Name extends string> = Readonly<Record<Name, () => Promise<number> | number>>;

/** Takes all measurements once per round, one after the other, so that a slow moment of the machine affects all of them. */
export const interleaved = async <Name extends string>(
  rounds: number,
  measures: Measures<Name>,
): Promise<Readonly<Record<Name, number>>> => {
  const names = Object.keys(measures) as Name[];
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) taken.get(name)?.push(await measures[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<Name, number>;
};
