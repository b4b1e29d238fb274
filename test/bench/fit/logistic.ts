/** Rate, rounds and the strength by which weights are drawn to zero; the fit is the same each time. */
const RATE = 0.5;
const ROUNDS = 800;

export interface Pair {
  readonly better: readonly number[];
  readonly worse: readonly number[];
  readonly weight: number;
}

/** Weights under which `better` beats `worse` in as many pairs as they can, by logistic regression without an intercept. */
export const fitPairs = (pairs: readonly Pair[], ridge: number): readonly number[] => {
  const all = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const differences = pairs.map(({ better, worse, weight }) => ({
    values: better.map((value, at) => value - (worse[at] ?? 0)),
    share: weight / all,
  }));
  const weights = (pairs[0]?.better ?? []).map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => ridge * weight);
    for (const { values, share } of differences) {
      const margin = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const error = share / (1 + Math.exp(margin));
      for (const [at, value] of values.entries()) gradient[at] = (gradient[at] ?? 0) - error * value;
    }
    for (const [at, slope] of gradient.entries()) weights[at] = (weights[at] ?? 0) - RATE * slope;
  }
  return weights;
};
