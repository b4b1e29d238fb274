import { webcrypto } from 'node:crypto';

/** SHA-256 in hex, computed off the event loop because bodies have megabytes. */
export const hashOfBody = async (body: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', body)).toString('hex');
