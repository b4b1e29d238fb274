/** A choice among options, some of which are right. */
export interface Choice {
  /** Features of each option. */
  readonly options: readonly (readonly number[])[];
  readonly right: readonly number[];
}

const ROUNDS = 400;
const RATE = 0.3;
const MOMENTUM = 0.9;

const sumOf = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** How likely each option is, by softmax. */
export const likelihoods = (weights: readonly number[], { options }: Choice): readonly number[] => {
  const sums = options.map((features) => sumOf(weights, features));
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, each) => all + each, 0);
  return raised.map((each) => each / total);
};

/** Adds the mean features of the options, by likelihood. */
const addMean = (slope: number[], { options }: Choice, shares: readonly number[], sign: number): void => {
  for (const [option, features] of options.entries()) {
    const share = shares[option] ?? 0;
    if (share < 1e-9) continue;
    for (const [index, value] of features.entries()) slope[index] = (slope[index] ?? 0) + sign * share * value;
  }
};

/** Weights by which right options are likeliest, from nought, so that the same choices always give the same. `penalty`: on squares. */
export const softmaxFitted = (choices: readonly Choice[], penalty: number): readonly number[] => {
  const size = choices[0]?.options[0]?.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const speed = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => penalty * weight);
    for (const choice of choices) {
      const likely = likelihoods(weights, choice);
      const right = choice.right.reduce((sum, index) => sum + (likely[index] ?? 0), 0);
      const shares = likely.map((each, index) => (choice.right.includes(index) ? each / right : 0));
      addMean(slope, choice, likely, 1);
      addMean(slope, choice, shares, -1);
    }
    for (let index = 0; index < size; index++) {
      speed[index] = MOMENTUM * (speed[index] ?? 0) - (RATE * (slope[index] ?? 0)) / choices.length;
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0);
    }
  }
  return weights;
};
