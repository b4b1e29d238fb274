/** The code of an error from Node or undici, e.g. `ECONNREFUSED`; empty if it has none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
