import { numberFormat, takesSingular } from '../language/locale';

/** '2,340', in the user's locale. */
export const figure = numberFormat();

/**
 * '1 page', '3 pages', '2,340 pages'. `many`: a plural that does not end in s alone. The language of the interface
 * decides which counts are singular; languages with more than two forms need their own function.
 */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${takesSingular(count) ? one : many}`;
