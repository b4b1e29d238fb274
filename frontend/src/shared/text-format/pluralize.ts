import { numberFormat } from '../language/locale';

/** '2,340', as the reader writes it. */
export const figure = numberFormat();

/** '1 page', '3 pages', '2,340 pages'. `many`: a plural that does not end in s alone. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
