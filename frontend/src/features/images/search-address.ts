/** URL parameter with the search text. */
export const QUERY_PARAM = 'q';

export const searchAddress = (query: string): string => `?${new URLSearchParams({ [QUERY_PARAM]: query }).toString()}`;
