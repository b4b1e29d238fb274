/** The page that follows a request, by the correlation id of any of its events. */
export const followedRequestPath = (correlationId: string): string =>
  `/events/request/${encodeURIComponent(correlationId)}`;
