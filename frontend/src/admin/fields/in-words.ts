/** A value of the API, such as `nothing_new`, in words. */
export const inWords = (value: string): string => value.replaceAll('_', ' ');
