import { logistic } from '#kernel/logistic';

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
    const slope = weights.map((weight, index) => (index === size ? 0 : (penalty * weight) / total));
    for (const { features, on, worth = 1 } of examples) {
      let z = weights[size] ?? 0;
      for (let index = 0; index < size; index++) z += (weights[index] ?? 0) * (features[index] ?? 0);
      const error = (worth * (logistic(z) - (on ? 1 : 0))) / total;
      for (let index = 0; index < size; index++) slope[index] = (slope[index] ?? 0) + error * (features[index] ?? 0);
      slope[size] = (slope[size] ?? 0) + error;
    }
    for (let index = 0; index <= size; index++) {
      speed[index] = 0.9 * (speed[index] ?? 0) - RATE * (slope[index] ?? 0);
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0);
    }
  }
  return { weights: weights.slice(0, size), intercept: weights[size] ?? 0 };
};
