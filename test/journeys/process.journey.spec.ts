import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { join } from 'node:path';
import supertest from 'supertest';
import { z } from 'zod';
import { type ProductProcess, endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();

afterAll(endProductProcesses);

const start = (environment: Record<string, string> = {}) =>
  startProductProcess({ DATA_DIR: join(folder, 'data'), ...environment });
const ready = async (environment: Record<string, string> = {}) => untilReady(await start(environment));

const tokens = z.object({ access: z.string() });

const statusOf = (port: number, path: string): Promise<number> =>
  new Promise((answered, failed) => {
    get({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    }).on('error', failed);
  });

test('an invalid configuration is reported in full, and the process exits with 78', async () => {
  const { exit, err, out } = await start({ PORT: 'x', DATA_KEY: 'short', ROLES: 'web' });
  expect(await exit).toBe(78);
  for (const name of ['PORT', 'DATA_KEY', 'EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL']) {
    expect(err()).toMatch(new RegExp(`^ +${name}: expected .+ Example: ${name}=`, 'm'));
  }
  expect(out()).toBe('');
});

/** Whether it answers what was asked before the signal, and exits with 0, though the signal comes again as npm sends it. */
const stopsInOrder = async ({ child, port, exit }: ProductProcess, signal: NodeJS.Signals): Promise<void> => {
  expect(await statusOf(port, '/readyz')).toBe(200);
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ username: 'ann@example.org', password: 'not the password' });
  const signIn = (): Promise<number> =>
    new Promise((answered, failed) => {
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          path: '/api/common/sign-in/',
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
        },
        (response) => {
          response.resume();
          answered(response.statusCode ?? 0);
        },
      );
      sent.on('error', failed);
      sent.end(body);
    });
  // Four passwords are hashed at a time, so that when one is answered four others wait; a slow machine answers these, too, in
  // the time that a stop allows.
  const answers = Array.from({ length: 8 }, signIn);
  await Promise.race(answers);
  child.kill(signal);
  await until('it is stopping', async () => (await statusOf(port, '/readyz').catch(() => 0)) !== 200);
  child.kill(signal);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 8 }, () => 401));
  expect(await exit).toBe(0);
  agent.destroy();
};

describe('a running process', () => {
  let first: ProductProcess;
  beforeAll(async () => {
    first = await ready({ RATE_LIMIT_SCALE: '100' });
  });
  afterAll(endProductProcesses);

  test('a second process on the same data is refused, and the first continues', async () => {
    const second = await start();
    expect(await second.exit).toBe(78);
    expect(second.err()).toContain('Another Aidy is running on');
    expect(await statusOf(first.port, '/healthz')).toBe(200);
  });

  test('reports a port in use with its remedy', async () => {
    const second = await start({ PORT: String(first.port), DATA_DIR: join(folder, 'elsewhere') });
    expect(await second.exit).toBe(1);
    expect(second.err()).toContain(`Port ${first.port}`);
  });

  test('SIGTERM makes it finish open requests and exit with 0', () => stopsInOrder(first, 'SIGTERM'));
});

test('SIGINT makes it finish open requests and exit with 0', async () =>
  stopsInOrder(await ready({ RATE_LIMIT_SCALE: '100' }), 'SIGINT'));

test('a signal during startup makes it exit with 0 as well', async () => {
  const { child, exit, out } = await start({
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
  });
  // Nest's first log line: main.ts handles signals by now, but no requests are served yet.
  await once(child.stderr ?? child, 'data');
  child.kill('SIGTERM');
  const startedAt = performance.now();
  expect(await exit).toBe(0);
  // It finishes starting, unless a slow machine takes longer than a stop may.
  const hadTime = performance.now() - startedAt < 9000;
  expect(out().match(/Aidy is ready at/g)?.length ?? 0).toBeGreaterThanOrEqual(hadTime ? 1 : 0);
});

test.each([
  ['HOST', '192.0.2.1', 'HOST 192.0.2.1 is not an address of this machine'],
  ['DATA_DIR', '/dev/null/data', 'DATA_DIR /dev/null/data cannot be created'],
  ['ADMIN_PASSWORD', 'password2025!', 'ADMIN_PASSWORD: This password is too common'],
])('reports an unusable %s without a stack trace and exits with 78', async (name, value, told) => {
  const dataDir = join(folder, `refused-${name}`);
  const { exit, err } = await start({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'root@example.org',
    ADMIN_PASSWORD: 'a lamp for the harbour',
    [name]: value,
  });
  expect(await exit).toBe(78);
  expect(err()).toContain(told);
  expect(err()).not.toContain('    at ');
});

test('an account, its token and the secrets survive kill -9', async () => {
  const username = 'admin@example.org';
  const password = 'a phrase of the tests';
  const dataDir = join(folder, 'killed');
  const first = await ready({ DATA_DIR: dataDir, ADMIN_EMAIL: username, ADMIN_PASSWORD: password });
  const { access } = tokens.parse(
    (await supertest(first.address).post('/api/common/sign-in').send({ username, password })).body,
  );
  first.child.kill('SIGKILL');
  await first.exit;
  const second = await ready({ DATA_DIR: dataDir });
  const me = await supertest(second.address).get('/api/common/user').set('Authorization', `Bearer ${access}`);
  expect(me.status).toBe(200);
  const again = await supertest(second.address).post('/api/common/sign-in').send({ username, password });
  expect(again.status).toBe(200);
});
