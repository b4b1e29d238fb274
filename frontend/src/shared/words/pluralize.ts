const number = new Intl.NumberFormat('en-US');

/** '1 page', '3 pages', '2,340 pages'. `many`: a plural that does not end in s alone. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;
