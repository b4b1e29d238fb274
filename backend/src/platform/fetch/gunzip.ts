import { constants, createInflateRaw, inflateRawSync, type InflateRaw } from 'node:zlib';
import { ByteSource } from './byte-source';

/** How servers in the wild write gzip: without the trailer, with other bytes after it, as several members. */

const FLAG = { checksum: 2, extra: 4, name: 8, comment: 16 } as const;
const FIXED_HEADER = 10;
/** Names and comments in headers are short. */
const LONGEST_HEADER = 64 * 1024;

export const isGzip = ([first, second, method]: Uint8Array): boolean =>
  first === 0x1f && second === 0x8b && method === 8;

/** The length of a member's header (RFC 1952); `more`: it continues after these bytes; null: it is not a header. */
const headerLength = (bytes: Uint8Array): number | 'more' | null => {
  if (bytes.length < FIXED_HEADER) return bytes.length < 3 || isGzip(bytes) ? 'more' : null;
  if (!isGzip(bytes)) return null;
  const flags = bytes[3] ?? 0;
  let offset = FIXED_HEADER;
  if ((flags & FLAG.extra) !== 0) offset += 2 + (bytes[offset] ?? 0) + 256 * (bytes[offset + 1] ?? 0);
  for (const text of [FLAG.name, FLAG.comment]) {
    if ((flags & text) === 0) continue;
    const end = bytes.indexOf(0, offset);
    if (end === -1) return bytes.length > LONGEST_HEADER ? null : 'more';
    offset = end + 1;
  }
  if ((flags & FLAG.checksum) !== 0) offset += 2;
  return offset <= bytes.length ? offset : 'more';
};

/** Writes to the decoder up to the end of its data, and leaves what follows. */
const feed = async (source: ByteSource, inflate: InflateRaw): Promise<void> => {
  let given = 0;
  for (let chunk = await source.next(); chunk !== undefined; chunk = await source.next()) {
    const bytes = chunk;
    given += bytes.byteLength;
    await new Promise<void>((resolve, reject) => {
      inflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    const left = given - inflate.bytesWritten;
    if (left > 0) {
      source.unread(bytes.subarray(bytes.byteLength - left));
      break;
    }
  }
  inflate.end();
};

/** Inflates up to the final block; fails if there is none. */
export const inflatedRaw = async function* (source: ByteSource): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  const feeding = feed(source, inflate).catch((error: Error) => void inflate.destroy(error));
  try {
    yield* inflate as AsyncIterable<Uint8Array>;
    await feeding;
  } finally {
    inflate.destroy();
  }
};

const takeHeader = async (source: ByteSource): Promise<boolean> => {
  let start: Uint8Array = new Uint8Array();
  for (let length = headerLength(start); length !== null; length = headerLength(start)) {
    if (length !== 'more') {
      source.unread(start.subarray(length));
      return true;
    }
    const chunk = await source.next();
    if (chunk === undefined) return false;
    start = Buffer.concat([start, chunk]);
  }
  return false;
};

const TRAILER_BYTES = 8;

/** Inflates all members, and ignores what follows them. Fails if the first is not a member, or if one has no end. */
export const gunzipped = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(bytes);
  // Redirects say that they are compressed and have no body.
  if ((await source.peek(1)).byteLength === 0) return;
  if (!(await takeHeader(source))) throw Object.assign(new Error('This is not gzip'), { code: 'Z_DATA_ERROR' });
  do {
    yield* inflatedRaw(source);
    await source.skip(TRAILER_BYTES);
  } while (await takeHeader(source));
};

/** The result of zlib with `info`, which its types do not know. */
interface Inflated {
  readonly buffer: Uint8Array;
  /** `bytesWritten`: how many compressed bytes it took. */
  readonly engine: { readonly bytesWritten: number };
}

const isInflated = (given: unknown): given is Inflated =>
  typeof given === 'object' && given !== null && 'buffer' in given && 'engine' in given;

/**
 * Inflates all members at once, or as much as there is of data that was cut. Null if it is not gzip or longer than the
 * limit.
 */
export const gunzip = (bytes: Uint8Array, maxBytes: number): Uint8Array | null => {
  const members: Uint8Array[] = [];
  let rest = bytes;
  let room = maxBytes;
  for (let start = headerLength(rest); typeof start === 'number' && room > 0; start = headerLength(rest)) {
    const data = rest.subarray(start);
    try {
      const options = { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH, info: true };
      const inflated: unknown = inflateRawSync(data, options);
      if (!isInflated(inflated)) break;
      members.push(inflated.buffer);
      room -= inflated.buffer.byteLength;
      rest = data.subarray(inflated.engine.bytesWritten + TRAILER_BYTES);
    } catch {
      break;
    }
  }
  return members.length === 0 ? null : Buffer.concat(members);
};
