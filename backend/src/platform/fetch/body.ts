import { type Readable, pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { errorCode } from '../error-code';
import { ByteSource } from './byte-source';
import { fetchFailure, type FetchFailure } from './fetch-failure';
import { gunzipped, inflatedRaw, isGzip } from './gunzip';

type Bytes = AsyncIterable<Uint8Array>;

/** Character sets in place of an encoding are ignored, as in browsers. */
const isPlain = (encoding: string): boolean => /^(?:|identity|none|utf-?8|iso-8859-1|binary|8bit)$/.test(encoding);

/**
 * Whether deflate data has the zlib header, which begins with its method, 8, and a checksum. Some servers send raw data
 * without it.
 */
const isFramed = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

const inflated = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(bytes);
  const start = await source.peek(2);
  if (start.byteLength === 0) return;
  if (isFramed(start)) await source.skip(2);
  yield* inflatedRaw(source);
};

const unbrotlied = (bytes: Bytes): Bytes => pipeline(bytes, createBrotliDecompress(), () => undefined);

const decoders: ReadonlyMap<string, (bytes: Bytes) => Bytes> = new Map([
  ['gzip', gunzipped],
  ['x-gzip', gunzipped],
  ['deflate', inflated],
  ['br', unbrotlied],
]);

/** Maximum number of encodings of one body; more is an attack or a mistake. */
const MAX_LAYERS = 3;

/** The encodings of a body in the order in which they were applied; null if one is unknown. */
const layersOf = (contentEncoding: string): readonly ((bytes: Bytes) => Bytes)[] | null => {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !isPlain(name));
  const layers = names.flatMap((name) => decoders.get(name) ?? []);
  return layers.length === names.length && layers.length <= MAX_LAYERS ? layers : null;
};

/**
 * Removes a second compression: some servers compress data again, but declare it only once. Archives are meant to
 * arrive as they are.
 */
const unwrapped = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(bytes);
  yield* isGzip(await source.peek(3)) ? gunzipped(source) : source;
};

const isArchive = (contentType: string): boolean => /zip|octet-stream|tar\b/i.test(contentType);

/**
 * How to treat a body above the size limit: `cut` takes its beginning; `part` takes it also of a body that does not end in
 * time, or breaks off.
 */
export type WhenTooLong = 'refuse' | 'cut' | 'part';

export interface BodyRequest {
  readonly contentEncoding: string;
  readonly contentType: string;
  readonly announcedBytes: number;
  readonly maxBytes: number;
  readonly whenTooLong: WhenTooLong;
  onBytes(bytes: Uint8Array): void;
}

export interface Body {
  readonly kind: 'body';
  readonly bytes: Uint8Array;
  /** Whether it is only the beginning. */
  readonly isCut: boolean;
  /** Set if it is only the beginning because the rest does not match its encoding. */
  readonly isDamaged?: true;
}

const isDamage = (code: string): boolean =>
  code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI');

/** Reads a body up to the size limit, counted after decompression. */
export const readBody = async (stream: Readable, request: BodyRequest): Promise<Body | FetchFailure> => {
  const { contentEncoding, contentType, announcedBytes, maxBytes, whenTooLong } = request;
  const tooLarge = fetchFailure('too_large', { kind: 'too_large', kilobytes: Math.round(maxBytes / 1024) });
  // A destroyed stream emits an error that must be handled.
  stream.on('error', () => undefined);
  const layers = layersOf(contentEncoding);
  if (layers === null || (announcedBytes > maxBytes && whenTooLong === 'refuse')) {
    stream.destroy();
    const encoding = contentEncoding.trim().toLowerCase().slice(0, 40);
    return layers === null ? fetchFailure('garbled', { kind: 'unknown_encoding', encoding }) : tooLarge;
  }
  const decoded = layers.reduceRight<Bytes>((bytes, decode) => decode(bytes), stream);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = (isCut: boolean): Body => ({
    kind: 'body',
    bytes: Buffer.concat(chunks, Math.min(size, maxBytes)),
    isCut,
  });
  try {
    for await (const chunk of layers.length === 0 || isArchive(contentType) ? decoded : unwrapped(decoded)) {
      size += chunk.byteLength;
      if (size > maxBytes && whenTooLong === 'refuse') return tooLarge;
      chunks.push(chunk);
      request.onBytes(chunk);
      if (size > maxBytes) break;
    }
  } catch (error) {
    const isDamaged = isDamage(errorCode(error));
    if (whenTooLong === 'part' && size > 0) return { ...body(true), ...(isDamaged && { isDamaged }) };
    if (isDamaged) return fetchFailure('garbled', { kind: 'damaged' });
    throw error;
  } finally {
    stream.destroy();
  }
  return body(size > maxBytes);
};
