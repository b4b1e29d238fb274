import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { errorCode } from './error-code';
import { fetchFailure, type FetchFailure } from './fetch-failure';

const decoderFor = (encoding: string) => {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
};

/** A body that nests encodings is an attack or a mistake. */
const isPlain = (encoding: string): boolean => encoding === '' || encoding === 'identity';

/** Reads a body to its end, counting after decompression, and leaves off at the first byte that is too many. */
export const readBody = async (
  stream: Readable,
  contentEncoding: string,
  announcedBytes: number,
  maxBytes: number,
): Promise<{ readonly kind: 'body'; readonly bytes: Uint8Array } | FetchFailure> => {
  const tooLarge = fetchFailure('too-large', `is larger than ${Math.round(maxBytes / 1024)} kB`);
  const encoding = contentEncoding.trim().toLowerCase();
  const decoder = decoderFor(encoding);
  // A stream that is destroyed early reports an error that nobody waits for.
  stream.on('error', () => undefined);
  if (announcedBytes > maxBytes || (decoder === undefined && !isPlain(encoding))) {
    stream.destroy();
    return announcedBytes > maxBytes
      ? tooLarge
      : fetchFailure('garbled', `is sent in an encoding that is not known (${encoding.slice(0, 40)})`);
  }
  // The error also ends the loop below, which tells it.
  const source: Readable = decoder === undefined ? stream : pipeline(stream, decoder, () => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) return tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    const code = errorCode(error);
    if (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI'))
      return fetchFailure('garbled', 'is not compressed the way it says');
    throw error;
  } finally {
    stream.destroy();
  }
  return { kind: 'body', bytes: Buffer.concat(chunks, size) };
};
