export { queryWords, isUnknown } from './queries/matching/image-query';
export { singularAndPluralOf } from './queries/matching/inflections';
export { type MarkedText, markWords } from './queries/matching/search-marks';
