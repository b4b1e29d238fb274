/** The code that Node's and undici's errors carry, e.g. `ECONNREFUSED`; empty where there is none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
