import request from 'supertest';
import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { CLOCK } from '../../clock';
import { accepted } from '../../command-handling/command-outcome';
import { actionRoute } from './action-route';

const rung: string[] = [];

const ring = actionRoute({
  path: 'api/bells/:bell/ring',
  access: 'user',
  summary: 'Rings a bell.',
  body: z.strictObject({ for: z.string() }),
  answers: z.strictObject({ text: z.string(), at: z.string() }),
  status: 202,
  uses: [CLOCK],
  async act({ params: { bell }, body: { for: guest }, context }, clock) {
    if (bell === 'broken') return refuse('CONFLICT', 'This bell is broken.');
    rung.push(context.commandId);
    const written = { position: 7, categories: ['bell'] };
    return accepted({ guest, at: clock.now() }, { written });
  },
  answer: ({ params: { bell } }, { guest, at }) => ({ text: `${bell} for ${guest}`, at: at.toISOString() }),
});

const hush = actionRoute({
  method: 'delete',
  path: 'api/bells',
  access: 'user',
  summary: 'Nothing rings any more.',
  answers: null,
  act: () => accepted(null),
});

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ routes: { Ring: ring, Hush: hush } });
});
afterAll(() => http.close());

const sent = (method: 'post' | 'delete', path: string, body: object = {}) =>
  request(http.app.getHttpServer())[method](path).set('Authorization', http.bearer()).send(body);

test('an action is answered with what was done, and with how far the log got by it', async () => {
  const { status, body, headers } = await sent('post', '/api/bells/door/ring', { for: 'ann' });
  expect([status, body]).toEqual([202, { text: 'door for ann', at: http.clock.now().toISOString() }]);
  expect(headers).toHaveProperty('x-position');
});

test('an action that wrote nothing has no position', async () => {
  const { status, text, headers } = await sent('delete', '/api/bells');
  expect([status, text]).toEqual([204, '']);
  expect(headers).not.toHaveProperty('x-position');
});

test('a request repeated with its key is carried out once', async () => {
  rung.length = 0;
  const repeated = () => sent('post', '/api/bells/door/ring', { for: 'ben' }).set('Idempotency-Key', 'k');
  expect((await repeated()).body).toEqual((await repeated()).body);
  expect(rung).toHaveLength(1);
});

test('a refusal of an action is answered as its problem', async () => {
  const { body } = await sent('post', '/api/bells/broken/ring', { for: 'ann' });
  expect(body).toMatchObject({ status: 409, code: 'CONFLICT', detail: 'This bell is broken.' });
});

test('a body is described under the name of its route', async () => {
  const { body } = await request(http.app.getHttpServer()).get('/api/openapi.json');
  const { content } = body.paths['/api/bells/{bell}/ring'].post.requestBody;
  expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/RingBody' } } });
});
