/** The parameter of the address that holds what is searched for. */
export const QUERY_PARAM = 'q';

export const searchAddressOf = (query: string): string =>
  `?${new URLSearchParams({ [QUERY_PARAM]: query }).toString()}`;
