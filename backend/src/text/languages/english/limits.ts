import { anyOf, oneOf } from '../../words/phrases';
import { hedges } from './hedges';

const exceptions = anyOf(
  `
    ${oneOf('but except excepting excluding however less only subject until without')}
    other than
    according to
  `,
  'i',
);

/** Words that limit what a sentence says, or mark it as only someone's word. */
export const limits = new RegExp(
  [exceptions, hedges.negation, hedges.condition, hedges.allegation].map(({ source }) => source).join('|'),
  'i',
);
