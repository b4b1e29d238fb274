import type { Evidence } from './evidence';

/**
 * Fitted by `npm run fit:answers` on 2026-11-26 on the tuning half of the paraphrased questions; do not edit. The sum of the
 * weighed evidence is the logarithm of how likely a passage is among the others.
 */
export const evidenceWeights: readonly (readonly [keyof Evidence, number])[] = [
  ['words', 5.08],
  ['alike', 3.333],
  ['same', 5.066],
  ['strength', 4.001],
  ['about', 2.974],
  ['around', 2.97],
  ['told', 3.948],
];

/** By how the best passages stand: the logarithm of the odds that they answer. */
export const confidenceWeights: readonly (readonly ['one' | 'best' | 'share' | 'far', number])[] = [
  ['one', 0.9],
  ['best', 0.071],
  ['share', 0.644],
  ['far', -1.972],
];
