import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Redis } from 'ioredis';
import request from 'supertest';
import { type HttpApp, TEST_SECRETS, startHttpApp } from '../../../../test/support/http-app';
import { describeWhere } from '../../../../test/support/needs';
import { type RedisForTests, redisMissing, startRedis } from '../../../../test/support/redis-server';
import { Access } from './access';
import { RateLimit } from './rate-limit';
import { rateLimits } from './rate-limits';

@Controller('/api/gates')
class GatesController {
  @Access('public')
  @RateLimit('sign-in', 'username')
  @HttpCode(204)
  @Post('sign-in')
  signIn(@Body() _body: object) {}

  @Access('optional')
  @RateLimit('mail', 'email')
  @HttpCode(204)
  @Post('verify')
  verify(@Body() _body: object) {}

  @Access('optional')
  @RateLimit('mail', 'email')
  @HttpCode(204)
  @Post('reset')
  reset(@Body() _body: object) {}

  @Access('optional')
  @HttpCode(204)
  @Post('write')
  write() {}

  @Access('optional')
  @HttpCode(204)
  @Get('read')
  read() {}
}

let http: HttpApp;
const start = async (environment: Record<string, string> = {}) => {
  http = await startHttpApp({ controllers: [GatesController], environment });
};
afterEach(() => http.close());

interface Call {
  readonly body?: object;
  readonly bearer?: string;
  readonly from?: string;
}
const post = (path: string, { body = {}, bearer, from }: Call = {}) => {
  const call = request(http.app.getHttpServer()).post(`/api/gates/${path}`).send(body);
  if (bearer !== undefined) void call.set('Authorization', bearer);
  if (from !== undefined) void call.set('X-Forwarded-For', from);
  return call;
};
/** Number of calls that were not limited. */
const passed = async (times: number, path: string, call: (index: number) => Call): Promise<number> => {
  let through = 0;
  for (let index = 0; index < times; index++) if ((await post(path, call(index))).status === 204) through += 1;
  return through;
};

test('sign-in: ten in 15 minutes for one account, from any address', async () => {
  await start({ TRUST_PROXY: '1' });
  const call = (index: number) => ({ body: { username: ' Ann@Example.org ' }, from: `10.0.0.${index}` });
  expect(await passed(12, 'sign-in', call)).toBe(10);
  expect((await post('sign-in', { body: { username: 'bob@example.org' }, from: '10.0.0.1' })).status).toBe(204);
});

test('sign-in: fifty in 15 minutes from one address, for any accounts', async () => {
  await start();
  expect(await passed(52, 'sign-in', (index) => ({ body: { username: `user-${index}` } }))).toBe(50);
});

test('mail: five an hour for one account, all kinds together', async () => {
  await start();
  const body = { email: 'ann@example.org' };
  expect(await passed(3, 'verify', () => ({ body }))).toBe(3);
  expect(await passed(4, 'reset', () => ({ body }))).toBe(2);
});

test('other writes: 300 a minute for one account; reads are not limited', async () => {
  await start();
  const bearer = http.bearer();
  expect(await passed(302, 'write', () => ({ bearer }))).toBe(300);
  expect((await post('write', { bearer: http.bearer({ userId: 'bob' }) })).status).toBe(204);
  const read = await request(http.app.getHttpServer()).get('/api/gates/read').set('Authorization', bearer);
  expect(read.status).toBe(204);
});

test('exceeding a limit gives the seconds to wait, the same for known and unknown accounts', async () => {
  await start({ RATE_LIMIT_SCALE: '0.1' });
  await post('sign-in', { body: { username: 'ann' } });
  const { status, body, headers } = await post('sign-in', { body: { username: 'ann' } });
  expect([status, body.code, body.detail]).toEqual([429, 'RATE_LIMITED', 'Too many requests. Please wait a little.']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
});

test('malformed bodies count too', async () => {
  await start({ RATE_LIMIT_SCALE: '0.02' });
  expect((await post('sign-in', { body: { username: { $ne: null } } })).status).toBe(204);
  expect((await post('sign-in', { body: [] })).status).toBe(429);
});

test('ignores a client’s forwarded address unless a proxy is trusted', async () => {
  await start({ RATE_LIMIT_SCALE: '0.02' });
  expect(await passed(3, 'sign-in', (index) => ({ from: `10.0.0.${index}` }))).toBe(1);
});

test('counts an IPv6 network as one client', async () => {
  await start({ RATE_LIMIT_SCALE: '0.02', TRUST_PROXY: '1' });
  expect(await passed(3, 'sign-in', (index) => ({ from: `2001:db8:1:1::${index}` }))).toBe(1);
  expect(await passed(3, 'sign-in', (index) => ({ from: `2001:db8:1:${index + 2}::1` }))).toBe(3);
});

test("shifting the application's clock does not reset limits", async () => {
  await start({ RATE_LIMIT_SCALE: '0.02' });
  expect((await post('sign-in')).status).toBe(204);
  http.clock.advance(24 * 3_600_000);
  expect((await post('sign-in')).status).toBe(429);
});

describeWhere(redisMissing, 'rate limits on Redis', () => {
  let server: RedisForTests;
  beforeAll(async () => {
    server = await startRedis();
    await start();
  });
  afterAll(() => server.stop());

  test('are shared by all processes and store no account in clear', async () => {
    const connections = [new Redis(server.url), new Redis(server.url)];
    const processes = connections.map((redis) => rateLimits({ scale: 1, dataKey: TEST_SECRETS.dataKey, redis }));
    const waits: Array<number | null> = [];
    for (let index = 0; index < 12; index++) {
      waits.push((await processes[index % 2]?.count('sign-in', 'account', 'ann@example.org')) ?? null);
    }
    const keys = await connections[0]?.keys('*');
    for (const connection of connections) connection.disconnect();
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
    expect(keys).toHaveLength(1);
    expect(String(keys)).not.toContain('ann');
  });
});
