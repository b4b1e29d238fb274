import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { z } from 'zod';
import { type HttpApp, type HttpAppOptions, TEST_SECRETS, startHttpApp } from '#test/support/http-app';
import { temporaryFolder } from '#test/support/temporary-folder';
import type { ReadModelProgress, WrittenUpTo } from '../../read-store/read-model-progress';
import { StoreUnreachable } from '../../store-unreachable';
import { Access } from '../access/access';
import { commandAnswer } from '../answers/command-answer';
import { ConsistencyTokens } from '../answers/consistency-tokens';

class ThingDto extends createZodDto(z.strictObject({ name: z.string(), note: z.string().nullable() })) {}

@Controller()
class ThingsController {
  @Access('user')
  @Post('/api/things')
  make(@Body() thing: ThingDto) {
    return commandAnswer(
      { result: thing, written: { position: 41, categories: ['thing'] } },
      { status: 201, body: ({ name }) => ({ name }) },
    );
  }

  @Access('public')
  @Get('/api/things/:token')
  read(@Param('token') token: string) {
    return { length: token.length };
  }
}

const tokenOf = (position: number): string =>
  new ConsistencyTokens(TEST_SECRETS.dataKey).tokenOf({ position, categories: ['thing'] });

const waitingOn = (
  waitFor: (written: WrittenUpTo, timeoutMs: number) => boolean,
): { readonly progress: ReadModelProgress } => ({
  progress: {
    waitFor: async (...args) => waitFor(...args),
    untilCaughtUp: async () => 'shows',
    hidesItsDocuments: () => false,
  },
});

let http: HttpApp | undefined;
const start = async (options: Partial<HttpAppOptions> = {}): Promise<HttpApp> => {
  http = await startHttpApp({ controllers: [ThingsController], ...options });
  return http;
};
afterEach(() => http?.close());
const get = (app: HttpApp, path: string, headers: Record<string, string> = {}) =>
  request(app.app.getHttpServer()).get(path).set(headers);

describe('answers', () => {
  test('a command waits for the read models and returns its position', async () => {
    const waited: Array<[WrittenUpTo, number]> = [];
    const app = await start(waitingOn((...args) => waited.push(args) > 0));
    const { status, body, headers } = await request(app.app.getHttpServer())
      .post('/api/things')
      .set('Authorization', app.bearer())
      .send({ name: 'a', note: null });
    expect([status, body, headers['x-position']]).toEqual([201, { name: 'a' }, tokenOf(41)]);
    expect(waited).toEqual([[{ position: 41, categories: new Set(['thing']) }, 1000]]);
  });

  const unreachable = (): never => {
    throw new StoreUnreachable('event store', new Error('cut'));
  };

  test.each<[state: string, waitFor: () => boolean]>([
    ['are late', () => false],
    ['cannot be reached', unreachable],
  ])('answers a command whose read models %s, marked as behind', async (_state, waitFor) => {
    const app = await start(waitingOn(waitFor));
    const call = request(app.app.getHttpServer()).post('/api/things').set('Authorization', app.bearer());
    const { status, headers } = await call.send({ name: 'a', note: null });
    expect([status, headers['x-position'], headers['x-behind']]).toEqual([201, tokenOf(41), 'true']);
  });

  test.each<[behind: string | undefined, waitFor: () => boolean]>([
    ['true', () => false],
    ['true', unreachable],
    [undefined, () => true],
  ])('a GET with a position has X-Behind: %s', async (behind, waitFor) => {
    const app = await start(waitingOn(waitFor));
    const asking = await get(app, '/api/things/x', { 'X-Min-Position': tokenOf(41) });
    expect([asking.status, asking.headers['x-behind']]).toEqual([200, behind]);
    expect((await get(app, '/api/things/x')).headers['x-behind']).toBeUndefined();
  });

  test('a GET waits for the position it sends', async () => {
    const waited: WrittenUpTo[] = [];
    const app = await start(waitingOn((written) => waited.push(written) > 0));
    expect((await get(app, '/api/things/x', { 'X-Min-Position': tokenOf(41) })).status).toBe(200);
    expect((await get(app, '/api/things/x')).status).toBe(200);
    expect(waited.map(({ position, categories }) => [position, categories.has('thing')])).toEqual([[41, true]]);
  });

  test('a GET does not wait for a token that was never issued, so waiting reveals nothing about the log', async () => {
    const waited: WrittenUpTo[] = [];
    const app = await start(waitingOn((written) => waited.push(written) > 0));
    for (const guess of ['0', '41', '1'.repeat(39)]) {
      expect((await get(app, '/api/things/x', { 'X-Min-Position': guess })).status).toBe(200);
    }
    expect(waited).toEqual([]);
  });

  test.each(['-1', '1.5', 'x', '1e3', '99999999999999999999'])('%s is not a position', async (position) => {
    const { status, body } = await get(await start(), '/api/things/x', { 'X-Min-Position': position });
    expect([status, body.errors[0].path]).toEqual([400, 'X-Min-Position']);
  });
});

describe('headers', () => {
  test('allows no foreign scripts, framing, referrer, sniffing, caching or other origins', async () => {
    const { headers } = await get(await start(), '/api/things/x', { Origin: 'https://evil.example' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('sends HSTS on https', async () => {
    const app = await start({ environment: { PUBLIC_URL: 'https://aidy.example.org' } });
    expect((await get(app, '/api/things/x')).headers['strict-transport-security']).toContain('max-age=');
  });
});

describe('the log', () => {
  test("each request has one line, with the route's pattern but never its path, query or token", async () => {
    const lines: string[] = [];
    const app = await start({ onLog: (line) => lines.push(line) });
    const { headers } = await get(app, '/api/things/secret-token?key=secret-key', {
      Authorization: 'Bearer secret-jwt',
    });
    await get(app, '/secret-address');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      request_id: headers['x-request-id'],
      method: 'GET',
      route: '/api/things/:token',
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ route: 'none', status: 404 });
    expect(lines.join()).not.toContain('secret');
  });
});

describe('health', () => {
  test('the process is up', async () => {
    expect((await get(await start(), '/healthz')).body).toEqual({ status: 'up' });
  });

  test('names what is faulty without the cause', async () => {
    const checks = [
      { name: 'event-store', fault: async () => null },
      { name: 'read-store', fault: async () => Promise.reject(new Error('mongodb://user:secret@host')) },
      { name: 'read-models', fault: async () => 'Stopped: trackers.' },
    ];
    const { status, body } = await get(await start({ readiness: { checks, stopping: () => false } }), '/readyz');
    expect([status, body]).toEqual([
      503,
      {
        status: 'not_ready',
        faults: [
          { name: 'read-store', fault: 'It is unreachable.' },
          { name: 'read-models', fault: 'Stopped: trackers.' },
        ],
      },
    ]);
  });

  test('a process that is stopping is not ready', async () => {
    const app = await start({ readiness: { checks: [], stopping: () => true } });
    expect((await get(app, '/readyz')).status).toBe(503);
    expect((await get(app, '/healthz')).status).toBe(200);
  });
});

describe('metrics', () => {
  test('count requests by pattern', async () => {
    const app = await start();
    await get(app, '/api/things/secret');
    const { text } = await get(app, '/metrics');
    expect(text).toContain(
      'aidy_http_request_duration_seconds_count{method="GET",route="/api/things/:token",status="200"} 1',
    );
    expect(text).not.toContain('secret');
  });

  test.each<Record<string, string>>([
    { Host: 'aidy.example.org' },
    { 'X-Forwarded-For': '127.0.0.1' },
    { Forwarded: 'for=127.0.0.1' },
    { Via: '1.1 proxy' },
    { 'X-Real-IP': '127.0.0.1' },
  ])('metrics without a token are only for this machine: refuses %j', async (headers) => {
    expect((await get(await start(), '/metrics', headers)).status).toBe(403);
  });

  test('require the token if one is set', async () => {
    const app = await start({ environment: { METRICS_TOKEN: 'a token of the tests' } });
    const read = async (headers: Record<string, string>) => (await get(app, '/metrics', headers)).status;
    expect(await read({})).toBe(401);
    expect(await read({ Authorization: 'Bearer another token' })).toBe(401);
    expect(await read({ Authorization: 'Bearer a token of the tests', Host: 'aidy.example.org' })).toBe(200);
  });
});

describe('the API document', () => {
  test('the document is OpenAPI 3.1 and describes nullable text as text or null', async () => {
    const { body } = await get(await start(), '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.components.schemas.ThingDto.properties.note).toEqual({ anyOf: [{ type: 'string' }, { type: 'null' }] });
    expect(body.paths['/api/things'].post.security).toEqual([{ bearer: [] }]);
    expect(body.paths['/api/things/{token}'].get.security).toBeUndefined();
    expect(body.paths['/api/things'].post.responses.default.content['application/problem+json']).toBeDefined();
  });

  test('the document can be browsed without external files', async () => {
    const { status, text } = await get(await start(), '/api/docs');
    expect(status).toBe(200);
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});

describe('the interface', () => {
  const folder = join(temporaryFolder(), 'frontend');
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<title>Aidy</title>');
    writeFileSync(join(folder, 'assets/app-1a2b.js'), 'let a;');
    writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('let a;'));
    writeFileSync(join(folder, '../outside.txt'), 'secret');
  });

  const proven = `/unsubscribe/0199-ab.tracker.0199-cd.${'a1_-'.repeat(10)}xyz`;
  test.each(['/', '/sign-in', '/trackers/0199-ab', '/list-trackers/', proven])('%s is a page', async (path) => {
    const { status, text, headers } = await get(await start({ interfaceFolder: folder }), path);
    expect([status, text, headers['cache-control']]).toEqual([200, '<title>Aidy</title>', 'no-cache']);
  });

  test.each(['/api/nowhere', '/rss/x', '/go/x', '/b/x', '/outbox', '/missing.png', '/assets/missing.js'])(
    '%s is not a page of the interface',
    async (path) => {
      const { status, headers } = await get(await start({ interfaceFolder: folder }), path);
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    },
  );

  test('files with a hash in their name are immutable and sent in the best compression', async () => {
    const app = await start({ interfaceFolder: folder });
    const small = await get(app, '/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(small.text).toBe('let a;');
    const plain = await get(app, '/assets/app-1a2b.js', { 'Accept-Encoding': 'identity' });
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'let a;']);
  });

  test.each(['/%2e%2e/outside.txt', '/assets/%2e%2e/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/%E0%A4%A.js'])(
    '%s leads nowhere',
    async (path) => {
      const { status, text } = await get(await start({ interfaceFolder: folder }), path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('secret');
    },
  );
});
