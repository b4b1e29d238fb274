/** Of two ISO 8601 times in UTC the later one first. Comparing by locale costs a hundred times as much. */
export const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);
