import compression from 'compression';
import type { RequestHandler } from 'express';

const STREAMS = /^(text\/event-stream|application\/x-ndjson)\b/;

/**
 * Compresses answers from 1 kB up, by brotli or gzip as the client prefers. Only of reads: a compressed answer that holds
 * a secret beside text that an attacker chooses discloses the secret by its length (BREACH), and tokens and one-time links
 * are answers of commands. A read that shows a secret says `Cache-Control: no-transform`, which leaves it as it is.
 */
export const compressReads = (): RequestHandler =>
  compression({
    filter: (request, response) =>
      ['GET', 'HEAD'].includes(request.method) &&
      !STREAMS.test(String(response.getHeader('Content-Type'))) &&
      compression.filter(request, response),
  });
