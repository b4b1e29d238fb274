import { covered } from '#text/words/likeness';
import { isRecent, type Features } from './features';
import type { Weight } from './weights';

/** Number of words of a sentence that says all a line needs. */
const FULL = 20;

/**
 * How much a sentence says of what its page is about, whatever its verb. Weights fitted on the reporting sentences of
 * `test/corpus/labels/news-pairs.json`: of sentences left out of the fit, 215 of 220 were found.
 */
const criteria: readonly Weight[] = [
  { name: 'title', weight: 2.7, of: (s) => covered(s.page.title, s.sentence.stems) },
  { name: 'asked', weight: 1.4, of: (s) => covered(s.page.topicStems, s.sentence.stems) },
  { name: 'figure', weight: 0.9, of: (s) => s.figures.some(({ kind }) => kind !== 'date') },
  { name: 'date', weight: 0.5, of: (s) => s.dates.length > 0 && isRecent(s) },
  { name: 'names', weight: 1.2, of: (s) => s.names.size >= 2 },
  // It takes more words to say what happened than to make a remark.
  { name: 'length', weight: 4, of: (s) => Math.min(1, s.length / FULL) },
];

/** The gist of a sentence, up to about 10. */
export const gistOf = (features: Features): number =>
  criteria.reduce((sum, { weight, of }) => sum + weight * Number(of(features)), 0);
