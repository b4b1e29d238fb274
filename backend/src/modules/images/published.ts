export { queryWords, isUnknown } from './queries/matching/image-query';
export { inBothNumbers } from './queries/matching/inflections';
export { type MarkedText, marked } from './queries/matching/search-marks';
