/** '3 / 5' with a limit under 10, else only the count. */
export const formatTrackerCount = (count: number, limit: number): string =>
  limit < 10 ? `${count} / ${limit}` : String(count);
