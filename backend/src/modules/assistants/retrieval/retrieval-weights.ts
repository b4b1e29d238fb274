import type { ConfidenceFeatures } from './confidence-features';
import type { PassageEvidence } from './passage-evidence';

/**
 * Fitted by `npm run fit:answers` on 2026-11-26 on the tuning half of the paraphrased questions; do not edit. The
 * weighted sum of the evidence is the logarithm of a passage's likelihood relative to the others.
 */
export const evidenceWeights: readonly (readonly [keyof PassageEvidence, number])[] = [
  ['words', 5.08],
  ['alike', 3.333],
  ['same', 5.066],
  ['strength', 4.001],
  ['about', 2.974],
  ['around', 2.97],
  ['told', 3.948],
];

/** Weights for how the best passages compare; their sum is the logarithm of the odds that they answer. */
export const confidenceWeights: readonly (readonly ['one' | keyof ConfidenceFeatures, number])[] = [
  ['one', 0.82],
  ['best', 0.076],
  ['share', 0.642],
  ['far', -1.741],
  ['absent', -0.425],
];
