const NAME = 'agency';

/** Path of an agency on the map. */
export const agencyPath = (slug: string): string => `/exec?${new URLSearchParams({ [NAME]: slug })}`;

export const parseAgency = (query: URLSearchParams): string | null => query.get(NAME);

/** Whether the agency was chosen in the list; the focus then moves to its panel. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
