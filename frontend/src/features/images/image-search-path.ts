/** URL parameter with the search text. */
export const QUERY_PARAM = 'q';

export const imageSearchPath = (query: string): string =>
  `?${new URLSearchParams({ [QUERY_PARAM]: query }).toString()}`;
