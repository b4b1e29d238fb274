import { webcrypto } from 'node:crypto';

/** SHA-256 in hexadecimal figures, worked out beside the event loop: a body has megabytes. */
export const hashOfBody = async (body: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', body)).toString('hex');
