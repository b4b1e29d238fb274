import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { type BodyRequest, readBody } from './body';
import { gunzip } from './gunzip';

const text = `<p>${'The lock at Varn opens again on 3 May. '.repeat(40)}</p>`;
const member = gzipSync(text);
/** With a name, a comment, an extra field and a checksum of the header. */
const named = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 2 + 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 3, 0, 1, 2, 3]),
  Buffer.from('lock.html\0as of today\0'),
  Buffer.from([7, 7]),
  member.subarray(10),
]);

const chunked = (bytes: Uint8Array, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      Buffer.from(bytes.subarray(index * size, index * size + size)),
    ),
  );

const read = async (bytes: Uint8Array, contentEncoding: string, more: Partial<BodyRequest> = {}, chunk = 7) => {
  const body = await readBody(chunked(bytes, chunk), {
    contentEncoding,
    contentType: 'text/html',
    announcedBytes: 0,
    maxBytes: 100_000,
    whenTooLong: 'refuse',
    onBytes: () => undefined,
    ...more,
  });
  return body.kind === 'body' ? { text: Buffer.from(body.bytes).toString(), isCut: body.isCut } : body.reason;
};

const whole = { text, isCut: false };

describe.each([1, 7, 64 * 1024])('a body in chunks of %d bytes', (chunk) => {
  test.each([
    ['gzip', 'gzip', member],
    ['gzip without its trailer', 'gzip', member.subarray(0, -8)],
    ['gzip with half of its trailer', 'x-gzip', member.subarray(0, -5)],
    ['gzip with bytes after it', 'gzip', Buffer.concat([member, Buffer.from('\r\n<!-- served by node 7 -->')])],
    ['gzip with zeros after it', 'gzip', Buffer.concat([member, Buffer.alloc(20)])],
    ['gzip with a broken header after it', 'gzip', Buffer.concat([member, Buffer.from([0x1f, 0x8b, 9])])],
    ['gzip in two members', 'gzip', Buffer.concat([gzipSync(text.slice(0, 100)), gzipSync(text.slice(100))])],
    ['gzip with a full header', 'gzip', named],
    ['gzip coded twice', 'gzip, gzip', gzipSync(member)],
    ['gzip coded twice, and told once', 'gzip', gzipSync(member)],
    ['brotli in gzip', 'br, gzip', gzipSync(brotliCompressSync(text))],
    ['deflate', 'deflate', deflateSync(text)],
    ['deflate without its checksum', 'deflate', deflateSync(text).subarray(0, -4)],
    ['deflate without a frame', 'deflate', deflateRawSync(text)],
    ['nothing', 'identity', Buffer.from(text)],
  ])('reads %s', async (_, encoding, bytes) => expect(await read(bytes, encoding, {}, chunk)).toEqual(whole));
});

test.each([
  ['gzip that breaks off', 'gzip', member.subarray(0, 60), { kind: 'damaged' }],
  ['what is not gzip', 'gzip', Buffer.from(text), { kind: 'damaged' }],
  ['a damaged block', 'gzip', Buffer.concat([member.subarray(0, 20), Buffer.alloc(60, 0xff)]), { kind: 'damaged' }],
  ['too many encodings', 'gzip,gzip,gzip,gzip', member, { kind: 'unknown_encoding', encoding: 'gzip,gzip,gzip,gzip' }],
  ['a bomb in a bomb', 'gzip', gzipSync(gzipSync(Buffer.alloc(30_000_000))), { kind: 'too_large', kilobytes: 98 }],
])('refuses %s', async (_, encoding, bytes, fault) => expect(await read(bytes, encoding)).toEqual(fault));

test('an empty body is no damage', async () =>
  expect(await read(Buffer.alloc(0), 'gzip')).toEqual({ text: '', isCut: false }));

test('an archive arrives as it is', async () =>
  expect(await read(gzipSync(member), 'gzip', { contentType: 'application/x-gzip' })).toEqual({
    text: member.toString(),
    isCut: false,
  }));

test('takes the part of a list that came before it broke off', async () => {
  const breaking = async function* () {
    yield Buffer.from('<rss>');
    throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  };
  const request = { contentEncoding: '', contentType: '', announcedBytes: 0, maxBytes: 100, onBytes: () => undefined };
  expect(await readBody(Readable.from(breaking()), { ...request, whenTooLong: 'part' })).toMatchObject({ isCut: true });
  await expect(readBody(Readable.from(breaking()), { ...request, whenTooLong: 'cut' })).rejects.toThrow('reset');
});

test('a zipped file is read at once as far as it goes', () => {
  const joined = Buffer.concat([member, named, Buffer.from('end')]);
  expect(Buffer.from(gunzip(joined, 100_000) ?? []).toString()).toBe(text + text);
  expect(gunzip(member.subarray(0, 40), 100_000)?.byteLength).toBeGreaterThan(0);
  expect(gunzip(member, 10)).toBeNull();
  expect(gunzip(Buffer.from(text), 100_000)).toBeNull();
});
