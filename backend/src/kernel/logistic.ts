/** From any sum of evidence to a likelihood between 0 and 1. */
export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));
