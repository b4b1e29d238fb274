/** The month of an ISO 8601 time in UTC: `2026-11`. */
export const monthOf = (time: string): string => time.slice(0, 7);
