import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import { STREAM_TYPES } from './streams/streamed';

const isStream = (response: Response): boolean => {
  const type = String(response.getHeader('Content-Type'));
  return Object.values(STREAM_TYPES).some((each) => type.startsWith(each));
};

/**
 * Compresses answers from 1 kB up, by brotli or gzip as the client prefers. Only of reads: a compressed answer that holds
 * a secret beside text that an attacker chooses discloses the secret by its length (BREACH), and tokens and one-time links
 * are answers of commands. A read that shows a secret says `Cache-Control: no-transform`, which leaves it as it is.
 */
export const compressReads = (): RequestHandler =>
  compression({
    filter: (request, response) =>
      ['GET', 'HEAD'].includes(request.method) && !isStream(response) && compression.filter(request, response),
  });
