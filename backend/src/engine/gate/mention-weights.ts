/**
 * Weights of the features in their order, fitted by `npm run fit:topic` on 2026-11-27 on 42 pages on
 * a topic and 656 others, near neighbours nearly all; do not edit.
 */
const weighed: readonly (readonly [string, number])[] = [
  ['name', 1.883],
  ['others', -0.638],
  ['meaning', 6.891],
  ['no meaning known', 1.425],
  ['odds of names', 4.835],
  ['odds of words', 5.908],
  ['nearer to pages on the topic', 8.922],
  ['learned of ten', -3.066],
];
export const mentionWeights: readonly number[] = weighed.map(([, weight]) => weight);

/** Added to their sum, so that pages are accepted from 0.3. */
export const mentionIntercept = -5.861;
