/** What other areas may import from this one. */
export { queryWords, isUnknown } from './queries/matching/image-query';
export { inBothNumbers } from './queries/matching/inflections';
export { type MarkedText, marked } from './queries/matching/marks';
