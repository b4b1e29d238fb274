import { gzipSync } from 'node:zlib';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { type RawRequest, rawRequest, sendRaw } from '#test/support/hostile/raw-request';
import { type Product, startProduct } from '#test/support/product';
import { temporaryFolder } from '#test/support/temporary-folder';
import { until } from '#test/support/until';
import { UNREACHABLE_HOSTS } from '#test/support/walk-through';

const folder = temporaryFolder();
let product: Product;
let address: string;
let authorization: string;
let tracker: string;

const CREATE = '/api/topics/create-tracker/';
const TIME = '/api/common/update-email-send-time/';
const fields = '"tracker_description":"x","update_frequency":"week"';

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  address = await product.app.getUrl();
  const tokens = product.app.get(AccessTokens, { strict: false });
  authorization = `Authorization: Bearer ${tokens.issue({ userId: 'ann', sessionId: 's', roles: [] }).token}`;
  const ann = product.as('ann');
  const topic = { tracker_description: 'Track notices.', update_frequency: 'week', domains: ['agency.example'] };
  tracker = (await ann.post(CREATE, topic)).body.tracker_id;
  const lastRun = async () => (await ann.get(`/api/topics/tracker/${tracker}/runs/`)).body[0];
  await until('the first run is over', async () => (await lastRun())?.state === 'failed');
});
afterAll(() => product.stop());

let positionBefore = 0;
const lastPosition = async (): Promise<number> => (await product.events()).at(-1)?.position ?? 0;
beforeEach(async () => {
  positionBefore = await lastPosition();
});
afterEach(async () => expect(await lastPosition()).toBe(positionBefore));

const send = (request: RawRequest) =>
  sendRaw(address, rawRequest({ ...request, headers: [authorization, ...(request.headers ?? [])] }));

const problemIn = (text: string): { code?: string; errors?: { path: string }[] } =>
  text.startsWith('{') ? JSON.parse(text) : {};

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

type BadBody = readonly [what: string, path: string, body: string | Uint8Array, status: number, field?: string];
const badBodies: readonly BadBody[] = [
  ['a truncated body', CREATE, `{${fields}`, 400],
  ['trailing text', CREATE, `{${fields}} {}`, 400],
  ['a list', CREATE, '[]', 400],
  ['null', CREATE, 'null', 400],
  ['a number', CREATE, '7', 400],
  ['a trailing comma', CREATE, `{${fields},}`, 400],
  ['single quotes', CREATE, "{'tracker_description':'x'}", 400],
  ['NaN', TIME, '{"hour":NaN,"minute":0}', 400],
  ['an overflowing number', TIME, '{"hour":1e400,"minute":0}', 400, 'hour'],
  ['an unsafe integer', TIME, '{"hour":9007199254740993,"minute":0}', 400, 'hour'],
  ['a fraction', TIME, '{"hour":7.5,"minute":0}', 400, 'hour'],
  ['a duplicate field, the last one invalid', TIME, '{"hour":7,"minute":0,"hour":"x"}', 400, 'hour'],
  ['400,000 nested lists', CREATE, `{${fields},"domains":${nested(400_000)}}`, 400, 'domains'],
  ['nested objects', CREATE, `{${fields},"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, 400, 'a'],
  ['__proto__', CREATE, `{${fields},"__proto__":{"is_super":true}}`, 400, '__proto__'],
  ['__proto__ within', CREATE, `{${fields},"key_facts":[{"__proto__":{}}]}`, 400, 'key_facts.0.__proto__'],
  ['constructor', CREATE, `{${fields},"constructor":{"prototype":{"roles":["super"]}}}`, 400, 'constructor'],
  [
    'a lone surrogate',
    CREATE,
    '{"tracker_description":"a\\ud800b","update_frequency":"week"}',
    400,
    'tracker_description',
  ],
  ['a NUL', CREATE, '{"tracker_description":"a\\u0000b","update_frequency":"week"}', 400, 'tracker_description'],
  ['a NUL in a domain', CREATE, `{${fields},"domains":["a.example\\u0000.b.example"]}`, 400, 'domains.0'],
  [
    'a store operator',
    CREATE,
    '{"tracker_description":{"$gt":""},"update_frequency":"week"}',
    400,
    'tracker_description',
  ],
  ['an operator as id', CREATE, `{${fields},"tracker_id":{"$ne":null}}`, 400, 'tracker_id'],
  [
    '20,000 domains',
    CREATE,
    JSON.stringify({ tracker_description: 'x', update_frequency: 'week', domains: Array(20_000).fill('a.example') }),
    400,
    'domains',
  ],
  ['a list of 500,000 numbers', CREATE, `{${fields},"domains":[${'1,'.repeat(500_000)}1]}`, 400, 'domains'],
  [
    'as many lists, deeply nested',
    CREATE,
    `{${fields},"a":${'['.repeat(30)}${'[],'.repeat(300_000)}[]${']'.repeat(30)}}`,
    400,
    'a',
  ],
  ['60,000 unknown fields', CREATE, `{${Array.from({ length: 60_000 }, (_, index) => `"f${index}":1`).join()}}`, 400],
  ['invalid UTF-8', CREATE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['only a byte order mark', CREATE, Buffer.from([0xef, 0xbb, 0xbf]), 400],
  ['two megabytes', CREATE, `{"tracker_description":"${'x'.repeat(2_000_000)}"}`, 413],
];
test.each(badBodies.map((row) => [row[0], row] as const))(
  '%s is refused',
  async (_what, [, path, body, status, field]) => {
    for (const headers of [[], ['Idempotency-Key: a-key']]) {
      const answer = await send({ path, body, headers });
      const { code, errors = [] } = problemIn(answer.text);
      expect([answer.status, code]).toEqual([status, status === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID']);
      if (field !== undefined) expect(errors.map((error) => error.path)).toContain(field);
    }
  },
);

test.each<readonly [string, Omit<RawRequest, 'path'>, number]>([
  ['no type', { body: '{}', headers: [], type: '' }, 415],
  ['a form', { body: 'a=b', type: 'application/x-www-form-urlencoded' }, 415],
  ['a multipart form', { body: '--x--', type: 'multipart/form-data; boundary=x' }, 415],
  ['XML', { body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', type: 'application/xml' }, 415],
  ['another JSON type', { body: '{}', type: 'application/merge-patch+json' }, 415],
  ['Latin 1', { body: '{}', type: 'application/json; charset=latin1' }, 415],
  ['UTF-16', { body: Buffer.from('{}', 'utf16le'), type: 'application/json; charset=utf-16' }, 415],
  ['UTF-7', { body: '{}', type: 'application/json; charset="utf-7"' }, 415],
  ['an invalid type', { body: '{}', type: 'application/json; charset' }, 400],
  ['an unknown compression', { body: '{}', headers: ['Content-Encoding: klingon'] }, 415],
  ['an uncompressed body declared as compressed', { body: '{}', headers: ['Content-Encoding: gzip'] }, 400],
  [
    'a compression bomb',
    { body: gzipSync(`{"a":"${'x'.repeat(50_000_000)}"}`), headers: ['Content-Encoding: gzip'] },
    413,
  ],
])('refuses a body as %s', async (_what, request, status) => {
  const answer = await send({ path: CREATE, ...request });
  expect(answer.status).toBe(status);
  expect(answer.headers.toLowerCase()).toContain('application/problem+json');
});

const strange = [
  '/api/topics/tracker/__proto__/',
  '/api/topics/tracker/constructor/runs',
  '/api/topics/tracker/%00/',
  '/api/topics/tracker/%2e%2e/',
  '/api/topics/tracker/..%2f..%2fetc%2fpasswd/',
  '/api/topics/tracker/%E0%A4%A',
  '/api/topics/tracker/%ED%A0%80/',
  '/api/topics/tracker/%F0%9F%92%A9/',
  `/api/topics/tracker/${'a'.repeat(9000)}/`,
  `/api/topics/tracker/${'%00'.repeat(3000)}/claims`,
  "/api/topics/tracker/'%20OR%201=1--/",
  '/api/topics/tracker/%7B%22$ne%22:null%7D/',
  '/api/topics/search-trackers/__proto__',
  '/api/topics/search-trackers/?query=a&query=b',
  '/api/topics/search-trackers/?query[$ne]=a',
  `/api/topics/search-trackers/?query=${'a'.repeat(201)}`,
  '/api/topics/search-trackers/?is_super=true',
  '/api/topics/search-trackers/?limit=0',
  '/api/topics/search-trackers/?limit=1e9',
  '/api/topics/search-trackers/?cursor=forged',
  `/api/topics/search-trackers/campaigns/?cursor=${'a'.repeat(501)}`,
  '/api/topics/get-collection/?unique_id=%00',
  '/api/topics/get-collection/?unique_id=__proto__',
  `/api/topics/get-collection/?unique_id=${'a'.repeat(5000)}`,
  '/api//topics/wire',
  '/api/topics/wire%2f',
  '/api/topics/./wire',
  '/API/topics/nowhere',
  '/go/__proto__',
  '/go/%2e%2e',
  '/go/https:%2f%2fevil.example',
  '/go//evil.example',
  '/rss/user/x.xml',
  '/api/docs/%2e%2e/%2e%2e/package.json',
  '/outbox/..%2f..%2fkeys.db',
  '/outbox/%00.eml',
];
test.each(strange)('the URL %s is not found', async (path) => {
  const answer = await send({ path });
  expect([400, 404]).toContain(answer.status);
  expect(problemIn(answer.text).code).toMatch(/^(INVALID|NOT_FOUND)$/);
});

test.each([
  '?query=%00',
  '?query=%',
  '?query=%ED%A0%80',
  '?query=.*',
  `?query=${encodeURIComponent('"*?([\\%_'.repeat(20))}`,
  '?__proto__=a',
])('Explore finds nothing for %s', async (query) => {
  const answer = await send({ path: `/api/topics/search-trackers/${query}` });
  expect([answer.status, JSON.parse(answer.text).trackers]).toEqual([200, []]);
});

test.each([
  '/%2e%2e/package.json',
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/....//....//package.json',
  '/index.html%00.js',
  '/.env.local',
  '/data/keys.db',
  '/%c0%ae%c0%ae/package.json',
  'file:///etc/passwd.txt',
])('serves no file outside the front end at %s', async (path) => {
  const { status, text } = await send({ path });
  expect([400, 403, 404]).toContain(status);
  expect(text).not.toMatch(/"name": "aidy"|root:/);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'LOCK'])(
  'refuses %s on read-only routes, and TRACE echoes nothing',
  async (method) => {
    const answer = await send({ method, path: '/api/topics/wire', headers: ['X-Canary: told-back'] });
    expect([answer.status, problemIn(answer.text).code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(answer.text).not.toContain('told-back');
  },
);

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])('%s overrides nothing', async (name) => {
  const path = `/api/topics/tracker/${tracker}/`;
  expect((await send({ path, headers: [`${name}: DELETE`] })).status).toBe(200);
  expect((await send({ path: `${path}?_method=DELETE` })).status).toBe(200);
  expect((await send({ path, body: '{}', headers: [`${name}: GET`] })).status).toBe(405);
});

const head = `GET /api/topics/wire HTTP/1.1\r\nHost: localhost\r\n`;
test.each<readonly [string, string, number, string]>([
  ['no HTTP', '\x16\x03\x01\x02garbage\r\n\r\n', 400, 'INVALID'],
  ['an unknown method', 'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'INVALID'],
  ['an invalid length', `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n`, 400, 'INVALID'],
  [
    'two lengths, as for smuggling',
    `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${head}\r\n`,
    400,
    'INVALID',
  ],
  ['an invalid chunk', `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n`, 400, 'INVALID'],
  ['a NUL in a header', `${head}X-A: a\0b\r\n\r\n`, 400, 'INVALID'],
  ['no host', 'GET /api/topics/wire HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID'],
  ['two hosts', `${head}Host: evil.example\r\nConnection: close\r\n\r\n`, 400, 'INVALID'],
  [
    'an unknown expectation',
    `POST ${CREATE} HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    401,
    'AUTH_REQUIRED',
  ],
  ['a header without a name', `${head}: a\r\n\r\n`, 400, 'INVALID'],
  ['endless headers', `${head}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, 413, 'PAYLOAD_TOO_LARGE'],
  ['an endless URL', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 413, 'PAYLOAD_TOO_LARGE'],
])('answers %s with a problem, too', async (_what, bytes, status, code) => {
  const answer = await sendRaw(address, Buffer.from(bytes, 'latin1'));
  const body = problemIn(answer.text);
  expect([answer.status, body.code]).toEqual([status, code]);
  expect(answer.headers).toContain('application/problem+json');
});

test('echoes no header value in a header', async () => {
  const canary = 'evil%0d%0aSet-Cookie:%20a=b';
  for (const path of [`/${canary}`, `/go/${canary}`, `/api/topics/tracker/${canary}`]) {
    const { headers } = await send({ path, headers: ['X-Request-Id: evil', `Idempotency-Key: ${canary}`] });
    expect(headers).not.toMatch(/evil|set-cookie/i);
  }
});
