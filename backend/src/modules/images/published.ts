/** The exports of this area for other areas. */
export { askedWords, isUnknown } from './queries/matching/asked';
export { inBothNumbers } from './queries/matching/inflections';
export { type MarkedText, marked } from './queries/matching/marks';
