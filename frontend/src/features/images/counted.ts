const number = new Intl.NumberFormat('en-US');

/** `2,340 pictures`. */
export const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;
