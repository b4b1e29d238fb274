/** The parameter of the address that holds what is searched for. */
export const PARAMETER = 'q';

export const searchFor = (query: string): string => `?${new URLSearchParams({ [PARAMETER]: query }).toString()}`;
