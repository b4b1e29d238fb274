const NAME = 'agency';

/** Where the map shows an agency. */
export const addressOf = (slug: string): string => `/exec?${new URLSearchParams({ [NAME]: slug })}`;

export const agencyIn = (query: URLSearchParams): string | null => query.get(NAME);

/** Whether somebody chose it in the list, whose focus then goes to what is shown of it. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
