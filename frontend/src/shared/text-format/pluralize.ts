import { numberFormat, takesSingular } from '../language/locale';

/** '2,340', as the reader writes it. */
export const figure = numberFormat();

/**
 * '1 page', '3 pages', '2,340 pages'. `many`: a plural that does not end in s alone. Which counts are singular is as in
 * the language of the interface; one with more than two forms has a function of its own.
 */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${takesSingular(count) ? one : many}`;
