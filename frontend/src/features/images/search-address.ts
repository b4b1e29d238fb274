/** The parameter of the address that holds what is searched for. */
export const QUERY_PARAM = 'q';

export const searchAddress = (query: string): string => `?${new URLSearchParams({ [QUERY_PARAM]: query }).toString()}`;
