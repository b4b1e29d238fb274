import { createHash } from 'node:crypto';

/** The hash by which the log knows a token, so that nobody who reads the log can use the token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
