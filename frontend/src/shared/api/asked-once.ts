/** Options of a query whose answer holds for the visit: asking again would use a mailed link up, or find it used. */
export const askedOnce = { staleTime: Infinity, meta: { survivesSessionChange: true }, retry: false } as const;
