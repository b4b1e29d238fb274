import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { errorCode } from '../error-code';
import { fetchFailure, type FetchFailure } from './fetch-failure';

/** Nested encodings are an attack or a mistake; character sets in place of an encoding are ignored, as in browsers. */
const isPlain = (encoding: string): boolean => /^(?:|identity|none|utf-?8|iso-8859-1|binary|8bit)$/.test(encoding);

/** Some servers send raw deflate data without the zlib header, which begins with its method, 8, and a checksum. */
const isFramed = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

const inflated = async (stream: Readable): Promise<Readable> => {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const start = await chunks.next();
  if (start.done === true) return Readable.from([]);
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield start.value;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  };
  return pipeline(
    Readable.from(whole()),
    isFramed(start.value) ? createInflate() : createInflateRaw(),
    () => undefined,
  );
};

/** Null for an unknown encoding. Errors of its streams also end the loop that reads them, which reports them. */
const decoded = async (stream: Readable, encoding: string): Promise<Readable | null> => {
  if (isPlain(encoding)) return stream;
  if (encoding === 'deflate') return inflated(stream);
  if (encoding === 'br') return pipeline(stream, createBrotliDecompress(), () => undefined);
  return encoding === 'gzip' || encoding === 'x-gzip' ? pipeline(stream, createGunzip(), () => undefined) : null;
};

/** What to do with a body above the size limit. */
export type WhenTooLong = 'refuse' | 'cut';

/** Reads a body up to the size limit, counted after decompression. */
export const readBody = async (
  stream: Readable,
  contentEncoding: string,
  announcedBytes: number,
  maxBytes: number,
  whenTooLong: WhenTooLong = 'refuse',
  onBytes?: (bytes: Uint8Array) => void,
): Promise<{ readonly kind: 'body'; readonly bytes: Uint8Array; readonly isCut: boolean } | FetchFailure> => {
  const tooLarge = fetchFailure('too-large', { kind: 'too_large', kilobytes: Math.round(maxBytes / 1024) });
  const encoding = contentEncoding.trim().toLowerCase();
  // A destroyed stream emits an error that must be handled.
  stream.on('error', () => undefined);
  const source = announcedBytes > maxBytes && whenTooLong === 'refuse' ? tooLarge : await decoded(stream, encoding);
  if (source === null || 'reason' in source) {
    stream.destroy();
    return source ?? fetchFailure('garbled', { kind: 'unknown_encoding', encoding: encoding.slice(0, 40) });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes && whenTooLong === 'refuse') return tooLarge;
      chunks.push(chunk);
      onBytes?.(chunk);
      if (size > maxBytes) break;
    }
  } catch (error) {
    const code = errorCode(error);
    if (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI'))
      return fetchFailure('garbled', { kind: 'damaged' });
    throw error;
  } finally {
    stream.destroy();
  }
  return { kind: 'body', bytes: Buffer.concat(chunks, Math.min(size, maxBytes)), isCut: size > maxBytes };
};
