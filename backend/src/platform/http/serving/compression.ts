import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import { STREAM_TYPES } from '../streams/streamed';

const isStream = (response: Response): boolean => {
  const type = String(response.getHeader('Content-Type'));
  return Object.values(STREAM_TYPES).some((each) => type.startsWith(each));
};

/**
 * Compresses responses from 1 kB with brotli or gzip, as the client prefers. Only reads: a compressed response that
 * contains a secret and attacker-chosen text leaks the secret through its length (BREACH), and tokens and one-time links
 * are responses to commands. A read with a secret sets `Cache-Control: no-transform`, which disables compression.
 */
export const compressReads = (): RequestHandler =>
  compression({
    filter: (request, response) =>
      ['GET', 'HEAD'].includes(request.method) && !isStream(response) && compression.filter(request, response),
  });
