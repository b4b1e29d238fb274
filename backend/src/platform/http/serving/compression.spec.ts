import { Controller, Get, Header, Post } from '@nestjs/common';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { Access } from '../access/access';

const claims = Array.from({ length: 200 }, (_, n) => ({ id: `claim-${n}`, text: 'A tariff of 10 % is in force.' }));

@Controller('/api/ledger')
class LedgerController {
  @Access('public')
  @Get()
  all() {
    return claims;
  }

  @Access('public')
  @Get('first')
  first() {
    return claims[0];
  }

  @Access('public')
  @Get('feed-address')
  @Header('Cache-Control', 'no-store, no-transform')
  secret() {
    return claims;
  }

  @Access('public')
  @Post()
  command() {
    return claims;
  }
}

let http: HttpApp;
let address: string;
beforeAll(async () => {
  http = await startHttpApp({ controllers: [LedgerController] });
  await http.app.listen(0, '127.0.0.1');
  address = await http.app.getUrl();
});
afterAll(() => http.close());

type Method = 'GET' | 'HEAD' | 'POST';

/** The bytes as sent: undici's `request` does not decompress. */
const send = async (method: Method, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, headers: received, body } = await request(`${address}${path}`, { method, headers });
  return { status: statusCode, headers: received, bytes: Buffer.from(await body.arrayBuffer()) };
};
const encodingOf = async (method: Method, path: string, accepted: string) =>
  (await send(method, path, { 'Accept-Encoding': accepted })).headers['content-encoding'];

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
] as const)('sends a list as %s to a client that accepts %s', async (encoding, accepted, decompress) => {
  const { headers, bytes } = await send('GET', '/api/ledger', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toMatch(/Accept-Encoding/);
  expect(JSON.parse(decompress(bytes).toString())).toEqual(claims);
  expect(bytes.length).toBeLessThan(JSON.stringify(claims).length / 5);
});

test.each(['', 'identity', 'br;q=0, gzip;q=0, deflate;q=0'])('sends %j uncompressed', async (accepted) => {
  const { headers, bytes } = await send('GET', '/api/ledger', { 'Accept-Encoding': accepted });
  expect([headers['content-encoding'], JSON.parse(bytes.toString())]).toEqual([undefined, claims]);
});

test.each<[what: string, method: Method, path: string]>([
  ['a response under 1 kB', 'GET', '/api/ledger/first'],
  ['the response to a command', 'POST', '/api/ledger'],
  ['a response with a secret', 'GET', '/api/ledger/feed-address'],
])('%s is not compressed', async (_what, method, path) =>
  expect(await encodingOf(method, path, 'gzip, br')).toBeUndefined(),
);

test('the ETag is the same in every encoding and gives 304', async () => {
  const encodings = ['identity', 'gzip', 'br'];
  const tags = await Promise.all(
    encodings.map(async (each) => (await send('GET', '/api/ledger', { 'Accept-Encoding': each })).headers.etag),
  );
  expect(new Set(tags)).toEqual(new Set([expect.stringMatching(/^W\/"/)]));

  const known = { 'If-None-Match': String(tags[0]), 'Accept-Encoding': 'br' };
  const { status, headers, bytes } = await send('GET', '/api/ledger', known);
  expect([status, headers['content-encoding'], bytes.length]).toEqual([304, undefined, 0]);
});
