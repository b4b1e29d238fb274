/**
 * Options of a query whose answer holds for the visit: a second request would consume a one-time link, or report it as
 * used.
 */
export const oneTimeQueryOptions = {
  staleTime: Infinity,
  meta: { survivesSessionChange: true },
  retry: false,
} as const;
