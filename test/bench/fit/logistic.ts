/** Weights of features and what is added to their sum. */
export interface Fitted {
  readonly weights: readonly number[];
  readonly intercept: number;
}

export interface Example {
  readonly features: readonly number[];
  readonly on: boolean;
  readonly worth?: number;
}

const ROUNDS = 3000;
const RATE = 0.5;

/** Logistic regression by gradient descent with momentum from nought, so that the same examples always give the same weights. `penalty`: on squares. */
export const fitted = (examples: readonly Example[], penalty: number): Fitted => {
  const size = examples[0]?.features.length ?? 0;
  const weights = new Array<number>(size + 1).fill(0);
  const speed = new Array<number>(size + 1).fill(0);
  const total = examples.reduce((sum, { worth = 1 }) => sum + worth, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at === size ? 0 : (penalty * weight) / total));
    for (const { features, on, worth = 1 } of examples) {
      let z = weights[size] ?? 0;
      for (let at = 0; at < size; at++) z += (weights[at] ?? 0) * (features[at] ?? 0);
      const error = (worth * (1 / (1 + Math.exp(-z)) - (on ? 1 : 0))) / total;
      for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + error * (features[at] ?? 0);
      slope[size] = (slope[size] ?? 0) + error;
    }
    for (let at = 0; at <= size; at++) {
      speed[at] = 0.9 * (speed[at] ?? 0) - RATE * (slope[at] ?? 0);
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  return { weights: weights.slice(0, size), intercept: weights[size] ?? 0 };
};

/** Somebody's choice among several options: what each has, and its share of the choice; the shares sum up to 1. */
export interface Choice {
  readonly options: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

/** How likely each of the options is chosen by their weights. */
const likelihoods = (options: Choice['options'], weights: readonly number[]): readonly number[] => {
  const scores = options.map((features) => features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / all);
};

/** Weights under which what was chosen is likeliest; each choice counts once. Descends as `fitted` does. */
export const softmax = (choices: readonly Choice[], penalty: number): readonly number[] => {
  const size = choices[0]?.options[0]?.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const speed = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => penalty * weight);
    for (const { options, shares } of choices)
      likelihoods(options, weights).forEach((likelihood, option) => {
        const error = (likelihood - (shares[option] ?? 0)) / choices.length;
        for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + error * (options[option]?.[at] ?? 0);
      });
    for (let at = 0; at < size; at++) {
      speed[at] = 0.9 * (speed[at] ?? 0) - RATE * (slope[at] ?? 0);
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  return weights;
};
