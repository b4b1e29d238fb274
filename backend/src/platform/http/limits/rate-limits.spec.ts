import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import { type HttpApp, TEST_SECRETS, startHttpApp } from '#test/support/http-app';
import { describeWhere } from '#test/support/needs';
import { type RedisForTests, redisMissing, startRedis } from '#test/support/servers/redis-server';
import { Access } from '../access/access';
import { SignInAttempts } from '../access/sign-in-attempts';
import { RateLimit } from './rate-limit';
import { rateLimits } from './rate-limits';

@Controller('/api/gates')
class GatesController {
  constructor(private readonly attempts: SignInAttempts) {}

  @Access('public')
  @RateLimit('sign-in', { accountField: 'username' })
  @HttpCode(204)
  @Post('sign-in')
  async signIn(@Body() body: object, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { username, password } = { username: '', password: 'wrong', ...body };
    if (password === 'right') await this.attempts.succeeded(request, response, username);
  }

  @Access('optional')
  @RateLimit('mail', { accountField: 'email' })
  @HttpCode(204)
  @Post('verify')
  verify(@Body() _body: object) {}

  @Access('user')
  @RateLimit('run')
  @HttpCode(204)
  @Post('run')
  run(@Body() _body: object) {}

  @Access('optional')
  @RateLimit('mail', { accountField: 'email' })
  @HttpCode(204)
  @Post('reset')
  reset(@Body() _body: object) {}

  @Access('user')
  @RateLimit('costly', { isUrgent: (body) => JSON.stringify(body).includes('help') })
  @HttpCode(204)
  @Post('ask')
  ask(@Body() _body: object) {}

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
  readonly cookie?: string;
}
const post = (path: string, { body = {}, bearer, from, cookie }: Call = {}) => {
  const call = request(http.app.getHttpServer()).post(`/api/gates/${path}`).send(body);
  if (bearer !== undefined) void call.set('Authorization', bearer);
  if (from !== undefined) void call.set('X-Forwarded-For', from);
  if (cookie !== undefined) void call.set('Cookie', cookie);
  return call;
};
const cookieOf = (response: { get(name: 'Set-Cookie'): string[] | undefined }): string =>
  response.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
/** Number of calls that were not limited. */
const passed = async (times: number, path: string, call: (index: number) => Call): Promise<number> => {
  let through = 0;
  for (let index = 0; index < times; index++) if ((await post(path, call(index))).status === 204) through += 1;
  return through;
};

const ann = { username: ' Ann@Example.org ' };
/** Tries a wrong password for Ann's account from as many addresses. */
const guessFrom = (addresses: number): Promise<number> =>
  passed(addresses, 'sign-in', (index) => ({ body: ann, from: `10.0.1.${index}` }));

describe('signing in', () => {
  test('one account is allowed ten failures in 15 minutes from one address', async () => {
    await start();
    expect(await passed(12, 'sign-in', () => ({ body: ann }))).toBe(10);
    expect((await post('sign-in', { body: { username: 'bob@example.org' } })).status).toBe(204);
  });

  test('stays possible for a person whose account others try to get into from elsewhere', async () => {
    await start({ TRUST_PROXY: '1' });
    expect(await passed(20, 'sign-in', () => ({ body: ann, from: '10.0.0.1' }))).toBe(10);
    expect((await post('sign-in', { body: ann, from: '10.0.0.2' })).status).toBe(204);
  });

  test('one account is slowed down after ten failures, however many addresses they come from', async () => {
    await start({ TRUST_PROXY: '1' });
    expect(await guessFrom(11)).toBe(11);
    const more = Array.from({ length: 5 }, (_, index) => post('sign-in', { body: ann, from: `10.0.2.${index}` }));
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204).length).toBe(1);
    expect(statuses.filter((status) => status === 429).length).toBe(4);
  });

  test('counts failures only', async () => {
    await start();
    const right = { username: 'ann@example.org', password: 'right' };
    expect(await passed(30, 'sign-in', () => ({ body: right }))).toBe(30);
  });

  test('a browser that has signed in before is never slowed down by others', async () => {
    await start({ TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.1' });
    const first = await post('sign-in', { body: { ...ann, password: 'right' }, from: '10.0.0.1' });
    const cookie = cookieOf(first);
    await passed(3, 'sign-in', () => ({ body: ann, from: '10.0.0.1' }));
    expect((await post('sign-in', { body: ann, from: '10.0.0.1' })).status).toBe(429);
    expect((await post('sign-in', { body: ann, from: '10.0.0.1', cookie })).status).toBe(204);
    expect((await post('sign-in', { body: ann, from: '10.0.0.1', cookie })).status).toBe(429);
  });

  test('a browser that is known for another account counts like any other', async () => {
    await start({ RATE_LIMIT_SCALE: '0.1' });
    const cookie = cookieOf(await post('sign-in', { body: { ...ann, password: 'right' } }));
    const bob = { username: 'bob@example.org' };
    expect(await passed(2, 'sign-in', () => ({ body: bob }))).toBe(1);
    expect((await post('sign-in', { body: bob, cookie })).status).toBe(429);
  });
});

describe('the cookie of a browser that has signed in', () => {
  const signIn = (username: string, cookie?: string) =>
    post('sign-in', { body: { username, password: 'right' }, ...(cookie !== undefined && { cookie }) });
  /**
   * Whether the failures of others spare the browser: its own failure counts apart after the address’s one is used up.
   */
  const isKnown = async (username: string, cookie: string): Promise<boolean> => {
    await post('sign-in', { body: { username } });
    return (await post('sign-in', { body: { username }, cookie })).status === 204;
  };

  test('the cookie is for the sign-in alone, hidden from scripts, and names no account', async () => {
    await start();
    const [header = ''] = (await signIn('ann@example.org')).get('Set-Cookie') ?? [];
    expect(header).toMatch(
      /^aidy_known=[\w.-]+; Max-Age=15552000; Path=\/api\/common; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(header).not.toContain('ann');
  });

  test('the cookie is sent over https alone if the product is served by it', async () => {
    await start({ PUBLIC_URL: 'https://aidy.example' });
    expect((await signIn('ann@example.org')).get('Set-Cookie')?.[0]).toContain('; Secure');
  });

  test('a failed attempt sets no cookie', async () => {
    await start();
    expect((await post('sign-in', { body: ann })).get('Set-Cookie')).toBeUndefined();
  });

  test('knows each of the accounts that share a machine', async () => {
    await start({ RATE_LIMIT_SCALE: '0.1' });
    const cookie = cookieOf(await signIn('bob@example.org', cookieOf(await signIn('ann@example.org'))));
    expect([await isKnown('ann@example.org', cookie), await isKnown('bob@example.org', cookie)]).toEqual([true, true]);
  });

  test('a cookie that is forged or half a year old is worth nothing', async () => {
    await start({ RATE_LIMIT_SCALE: '0.1' });
    const cookie = cookieOf(await signIn('ann@example.org'));
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await isKnown('ann@example.org', forged)).toBe(false);
    http.clock.advance(181 * 86_400_000);
    expect(await isKnown('ann@example.org', cookie)).toBe(false);
  });
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

test('runs asked for by hand: 60 an hour for one account', async () => {
  await start();
  const bearer = http.bearer();
  expect(await passed(62, 'run', () => ({ bearer }))).toBe(60);
  expect((await post('run', { bearer: http.bearer({ userId: 'bob' }) })).status).toBe(204);
});

test('chat: 20 a minute for one account, and what is urgent is let through beyond', async () => {
  await start();
  const bearer = http.bearer();
  expect(await passed(22, 'ask', () => ({ bearer }))).toBe(20);
  expect((await post('ask', { bearer, body: { said: 'help' } })).status).toBe(204);
  expect((await post('ask', { bearer })).status).toBe(429);
  expect(await passed(62, 'ask', () => ({ bearer, body: { said: 'help' } }))).toBe(59);
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

  test('all processes share the limits, and store no account in clear', async () => {
    const connections = [new Redis(server.url), new Redis(server.url)];
    const processes = connections.map((redis) => rateLimits({ scale: 1, dataKey: TEST_SECRETS.dataKey, redis }));
    const waits: Array<number | null> = [];
    for (let index = 0; index < 12; index++) {
      waits.push((await processes[index % 2]?.count('sign-in/account', 'ann@example.org')) ?? null);
    }
    const keys = await connections[0]?.keys('*');
    for (const connection of connections) connection.disconnect();
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
    expect(keys).toHaveLength(1);
    expect(String(keys)).not.toContain('ann');
  });
});
