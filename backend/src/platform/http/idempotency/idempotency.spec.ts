import { Body, Controller, Delete, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { Readable } from 'node:stream';
import request from 'supertest';
import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { type HttpApp, TEST_SECRETS, startHttpApp } from '#test/support/http-app';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { TestClock } from '#test/support/test-clock';
import type { CommandContext } from '../../command-handling/command-context';
import type { Accepted } from '../../command-handling/command-outcome';
import type { IdempotencyRecord, KeyStore } from '../../crypto/key-store';
import { Access } from '../access/access';
import { commandAnswer } from '../answers/command-answer';
import { ConsistencyTokens } from '../answers/consistency-tokens';
import { Context } from '../requests/context';
import { WithoutIdempotencyKey } from './idempotency';

class OrderDto extends createZodDto(z.strictObject({ item: z.string().min(1) })) {}

/** The command's behaviour; set by each test. */
let carryOut: (context: CommandContext, item: string) => Promise<Accepted<{ made: string }>>;
const made: CommandContext[] = [];
const madeAt = (position: number, item: string): Accepted<{ made: string }> => ({
  result: { made: item },
  written: { position, categories: ['order'] },
});

@Controller('/api/orders')
class OrdersController {
  @Access('optional')
  @Post()
  async order(@Body() { item }: OrderDto, @Context() context: CommandContext) {
    made.push(context);
    const outcome =
      item === 'nothing'
        ? refuse({ code: 'ENOUGH', kindOf: 'INVALID', title: 'Enough' }, 'Enough.')
        : await carryOut(context, item);
    return commandAnswer(outcome, { status: 201, body: (result) => ({ made: result.made, times: made.length }) });
  }

  @Access('optional')
  @Post('other')
  async other(@Body() { item }: OrderDto, @Context() context: CommandContext) {
    made.push(context);
    return commandAnswer(await carryOut(context, item), { status: 204 });
  }

  @Access('public')
  @Post('file')
  file(@Body() _order: OrderDto, @Context() context: CommandContext) {
    made.push(context);
    return new StreamableFile(Readable.from(['a file']), { type: 'text/plain' });
  }

  @Access('public')
  @WithoutIdempotencyKey()
  @HttpCode(202)
  @Post('plain')
  plain() {
    return { token: `token ${made.push({} as CommandContext)}` };
  }

  @Access('public')
  @Delete(':id')
  remove(@Context() { now, actor }: CommandContext) {
    return { now: now.toISOString(), actor };
  }
}

let http: HttpApp;
let keyStore: KeyStore;
let clock: TestClock;
const start = async () => {
  http = await startHttpApp({ controllers: [OrdersController], keyStore, clock });
};
beforeEach(async () => {
  made.length = 0;
  clock = new TestClock();
  keyStore = inMemoryKeyStore();
  carryOut = async (_context, item) => madeAt(7, item);
  await start();
});
afterEach(() => http.close());

const post = (item: string, key: string | null, options: { path?: string; bearer?: string } = {}) => {
  const call = request(http.app.getHttpServer())
    .post(options.path ?? '/api/orders')
    .send({ item });
  if (key !== null) void call.set('Idempotency-Key', key);
  if (options.bearer !== undefined) void call.set('Authorization', options.bearer);
  return call;
};

test('every request without a key is a separate command', async () => {
  await post('a', null);
  await post('a', null);
  expect(made).toHaveLength(2);
  expect(made[0]?.commandId).not.toBe(made[1]?.commandId);
});

test('the same key and body repeat the first response with its status and position', async () => {
  const first = await post('a', 'k1');
  const second = await post('a', 'k1');
  expect(made).toHaveLength(1);
  expect(first.status).toBe(201);
  const position = new ConsistencyTokens(TEST_SECRETS.dataKey).tokenOf({ position: 7, categories: ['order'] });
  expect([second.status, second.body, second.headers['x-position']]).toEqual([201, { made: 'a', times: 1 }, position]);
});

test('a response without a body is repeated without one', async () => {
  await post('a', 'k1', { path: '/api/orders/other' });
  const second = await post('a', 'k1', { path: '/api/orders/other' });
  expect([second.status, second.text, made.length]).toEqual([204, '', 1]);
});

test('a file is sent again whole, by the same command', async () => {
  const sent = [
    await post('a', 'k1', { path: '/api/orders/file' }),
    await post('a', 'k1', { path: '/api/orders/file' }),
  ];
  expect(sent.map(({ text }) => text)).toEqual(['a file', 'a file']);
  expect(new Set(made.map(({ commandId }) => commandId)).size).toBe(1);
});

test('survives a restart and ignores a trailing slash', async () => {
  await post('a', 'k1');
  await http.close();
  await start();
  const second = await post('a', 'k1', { path: '/api/orders/' });
  expect([second.body, made.length]).toEqual([{ made: 'a', times: 1 }, 1]);
});

test('stores refusals by rules too', async () => {
  const first = await post('nothing', 'k1');
  const second = await post('nothing', 'k1');
  expect([first.status, second.status, second.body.code, made.length]).toEqual([400, 400, 'ENOUGH', 1]);
});

test('another body with the same key is a conflict for a signed-in user', async () => {
  const bearer = http.bearer();
  await post('a', 'k1', { bearer });
  const { status, body } = await post('b', 'k1', { bearer });
  expect([status, body.code, made.length]).toEqual([409, 'CONFLICT', 1]);
});

test('keys are scoped by account and path; signed out, by path and body', async () => {
  const [ann, bob] = [http.bearer({ userId: 'ann' }), http.bearer({ userId: 'bob' })];
  const calls = [
    post('a', 'k1', { bearer: ann }),
    post('a', 'k1', { bearer: bob }),
    post('a', 'k1', { bearer: ann, path: '/api/orders/other' }),
    post('a', 'k1'),
    post('b', 'k1'),
  ];
  for (const call of calls) expect((await call).status).toBeLessThan(300);
  expect(made).toHaveLength(5);
});

test('impersonators have separate keys', async () => {
  await post('a', 'k1', { bearer: http.bearer({ userId: 'ann' }) });
  await post('a', 'k1', { bearer: http.bearer({ userId: 'ann', impersonator: { userId: 'eve' } }) });
  expect(made.map(({ impersonator }) => impersonator)).toEqual([undefined, { kind: 'user', userId: 'eve' }]);
});

test('the same key is a conflict while the first request is in progress', async () => {
  let finish = (): void => undefined;
  const begun = new Promise<void>((begin) => {
    carryOut = async (_context, item) => {
      begin();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return madeAt(1, item);
    };
  });
  const first = post('a', 'k1').then((response) => response);
  await begun;
  const { status, body } = await post('a', 'k1');
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  finish();
  expect((await first).status).toBe(201);
  expect((await post('a', 'k1')).status).toBe(201);
  expect(made).toHaveLength(1);
});

test('repeats an interrupted command with its first id, at the time of the retry', async () => {
  carryOut = async () => {
    throw new Error('killed between two streams');
  };
  expect((await post('a', 'k1')).status).toBe(500);
  clock.advance(60_000);
  carryOut = async (_context, item) => madeAt(1, item);
  expect((await post('a', 'k1')).status).toBe(201);
  expect(made).toHaveLength(2);
  expect(made[1]?.commandId).toBe(made[0]?.commandId);
  expect(made.map(({ now }) => now.toISOString())).toEqual(['2026-03-01T12:00:00.000Z', '2026-03-01T12:01:00.000Z']);
});

test('a malformed request does not use up its key', async () => {
  expect((await post('', 'k1')).status).toBe(400);
  expect((await post('a', 'k1', { bearer: http.bearer() })).status).toBe(201);
  expect((await post('', 'k2', { bearer: http.bearer() })).status).toBe(400);
  expect((await post('a', 'k2', { bearer: http.bearer() })).status).toBe(201);
});

test('a key is valid for 24 hours', async () => {
  await post('a', 'k1');
  clock.advance(24 * 3_600_000 + 1);
  await post('a', 'k1');
  expect(made).toHaveLength(2);
});

test.each(['!', '~', 'two words', 'order 17: "a  b", 100 %', 'k'.repeat(255), `a${' '.repeat(253)}b`])(
  'accepts 1 to 255 printable ASCII characters, including inner spaces: %j',
  async (key) => {
    const first = await post('a', key);
    const second = await post('a', key);
    expect([first.status, second.status, made.length]).toEqual([201, 201, 1]);
  },
);

test('keys that differ only in inner spaces are different', async () => {
  await post('a', 'two words');
  await post('a', 'two  words');
  expect(made).toHaveLength(2);
});

test.each(['', 'k'.repeat(256), 'a\tb', 'schlüssel'])('refuses anything else by name: %j', async (key) => {
  const { status, body } = await post('a', key);
  expect([status, body.errors]).toEqual([400, [{ path: 'Idempotency-Key', message: expect.any(String) }]]);
});

test('routes that issue single-use tokens ignore keys', async () => {
  const call = () => request(http.app.getHttpServer()).post('/api/orders/plain').set('Idempotency-Key', 'k1');
  expect([(await call()).body, (await call()).body]).toEqual([{ token: 'token 1' }, { token: 'token 2' }]);
});

test('stores no key, body or response in clear', async () => {
  const kept: IdempotencyRecord[] = [];
  const inner = keyStore.idempotency;
  keyStore.idempotency = {
    ...inner,
    begin: async (record) => {
      kept.push(record);
      return inner.begin(record);
    },
    complete: async (key, sealed) => {
      kept.push({ key, bodyHash: '', commandId: '', answer: sealed, at: 0 });
      return inner.complete(key, sealed);
    },
  };
  await post('my-secret-item', 'my-secret-key');
  const text =
    JSON.stringify(kept) + kept.map(({ answer: sealed }) => Buffer.from(sealed ?? '', 'base64').toString()).join();
  expect(kept).toHaveLength(2);
  expect(text).not.toMatch(/my-secret/);
});

test('takes a command’s time from the clock and its actor from the caller', async () => {
  const server = request(http.app.getHttpServer());
  const { body } = await server.delete('/api/orders/1');
  expect(body).toEqual({ now: '2026-03-01T12:00:00.000Z', actor: { kind: 'system' } });
  await post('a', null, { bearer: http.bearer({ userId: 'ann' }) });
  expect(made[0]?.actor).toEqual({ kind: 'user', userId: 'ann' });
});
