import { Readable } from 'node:stream';
import request from 'supertest';
import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { CLOCK } from '../../clock';
import { fileRoute } from './file-route';
import { readRoute } from './read-route';

const note = readRoute({
  path: 'api/people/:person/notes/:id',
  access: 'optional',
  summary: 'A note.',
  uses: [],
  query: z.strictObject({ line: z.coerce.number().int().default(1) }),
  answers: z.strictObject({ of: z.string(), id: z.string(), line: z.int(), asked_by: z.string().nullable() }),
  read: ({ params: { person, id }, query, caller }) =>
    id === 'lost'
      ? refuse('NOT_FOUND', 'This note is lost.')
      : { of: person, id, line: query.line, asked_by: caller?.userId ?? null },
});

const time = readRoute({
  method: 'post',
  path: 'api/time',
  access: 'user',
  summary: 'The time, with a greeting.',
  body: z.strictObject({ greeting: z.string() }),
  answers: z.strictObject({ text: z.string() }),
  uses: [CLOCK],
  read: ({ body, caller }, clock) => ({ text: `${body.greeting}, ${caller.userId}: ${clock.now().toISOString()}` }),
});

const letter = fileRoute({
  path: 'api/letter',
  access: 'public',
  summary: 'A letter.',
  types: ['text/plain'],
  read: () => ({ name: 'letter.txt', type: 'text/plain; charset=utf-8', content: Readable.from(['Dear ', 'Ann']) }),
});

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ routes: { GetNote: note, GetTime: time, Letter: letter } });
});
afterAll(() => http.close());

const server = () => request(http.app.getHttpServer());

test('a route reads with the parameters of its path and query and the caller, if there is one', async () => {
  const { body } = await server().get('/api/people/ann/notes/n1/?line=3').set('Authorization', http.bearer());
  expect(body).toEqual({ of: 'ann', id: 'n1', line: 3, asked_by: 'ann' });
  expect((await server().get('/api/people/ann/notes/n2')).body).toEqual({
    of: 'ann',
    id: 'n2',
    line: 1,
    asked_by: null,
  });
});

test('invalid and unknown parameters are refused before anything is read', async () => {
  for (const query of ['line=one', 'colour=red']) {
    const { status, body } = await server().get(`/api/people/ann/notes/n1?${query}`);
    expect([status, body.code]).toEqual([400, 'INVALID']);
  }
});

test('a refusal by the reading is sent as a problem', async () => {
  const { status, body } = await server().get('/api/people/ann/notes/lost');
  expect({ status, code: body.code, detail: body.detail }).toEqual({
    status: 404,
    code: 'NOT_FOUND',
    detail: 'This note is lost.',
  });
});

test('a reading by POST has a body, and is given what it uses', async () => {
  const ask = (sent: object) => server().post('/api/time').set('Authorization', http.bearer()).send(sent);
  const { status, body } = await ask({ greeting: 'Hello' });
  expect([status, body.text]).toEqual([200, `Hello, ann: ${http.clock.now().toISOString()}`]);
  expect((await ask({})).body.code).toBe('INVALID');
  expect((await server().post('/api/time').send({ greeting: 'Hello' })).body.code).toBe('AUTH_REQUIRED');
});

test('a file is sent to be saved under its name', async () => {
  const { headers, text } = await server().get('/api/letter');
  expect(text).toBe('Dear Ann');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="letter.txt"');
});
