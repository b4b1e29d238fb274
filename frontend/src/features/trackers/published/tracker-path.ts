/** Path of a tracker's page. */
export const trackerPath = (id: string): string => `/tracker/${id}`;
