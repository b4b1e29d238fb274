import type { Evidence } from './evidence';

/**
 * Fitted by `npm run fit:answers` on 2026-11-26 on the tuning half of the paraphrased questions; do not edit. The sum of the
 * weighed evidence is the logarithm of how likely a passage is among the others.
 */
export const evidenceWeights: readonly (readonly [keyof Evidence, number])[] = [
  ['words', 5.073],
  ['alike', 3.326],
  ['same', 5.054],
  ['strength', 3.998],
  ['about', 2.988],
  ['around', 2.969],
  ['told', 3.942],
];

/** By how the best passages stand: the logarithm of the odds that they answer. */
export const confidenceWeights: readonly (readonly ['one' | 'best' | 'share' | 'far', number])[] = [
  ['one', 0.893],
  ['best', 0.072],
  ['share', 0.641],
  ['far', -1.984],
];
