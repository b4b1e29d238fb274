/**
 * Header with an administrator's reason for reading somebody else's data. Requests with the same reason count as one
 * reading.
 */
export const reasonHeader = (reason: string) => ({ headers: { 'x-reason': encodeURIComponent(reason) } });
