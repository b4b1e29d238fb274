import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import request from 'supertest';
import { z } from 'zod';
import { type AreaRefusalCode, type RefusalCode, refuse } from '#kernel/decider';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { ConcurrencyConflict } from '../../command-handling/concurrency-conflict';
import { StorageFull } from '../../event-store/event-store';
import { StoreUnreachable } from '../../store-unreachable';
import { Access } from '../access/access';
import { commandAnswer } from './command-answer';
import { Problem, orThrow } from './problem';

const FULL: AreaRefusalCode = { code: 'NOTEBOOK_FULL', kindOf: 'CONFLICT', title: 'Notebook full' };

class NoteDto extends createZodDto(
  z.strictObject({ title: z.string().min(1), address: z.strictObject({ city: z.string() }).optional() }),
) {}
class RefuseDto extends createZodDto(z.strictObject({ code: z.string() })) {}

@Controller('/api/notes')
class NotesController {
  @Access('public')
  @Post()
  make(@Body() note: NoteDto): object {
    return { title: note.title };
  }

  @Access('public')
  @Post('refused')
  refuse(@Body() { code }: RefuseDto) {
    return commandAnswer(refuse(code === FULL.code ? FULL : (code as RefusalCode), 'A rule says no.'));
  }

  @Access('public')
  @Get('by-title/:title')
  byTitle(@Param('title') title: string) {
    return { title };
  }

  @Access('public')
  @Get('missing')
  missing() {
    return orThrow(refuse('NOT_FOUND', 'There is no such note.'));
  }

  @Access('public')
  @Get('full')
  full() {
    throw new StorageFull(new Error('/var/secret/place is full'));
  }

  @Access('public')
  @Get('unreachable')
  unreachable() {
    throw new StoreUnreachable('event store', new Error('connect ECONNREFUSED 10.0.0.7'));
  }

  @Access('public')
  @Get('contested')
  contested() {
    throw new ConcurrencyConflict('note-7');
  }

  @Access('public')
  @Get('broken')
  broken() {
    throw new Error('password=hunter2');
  }

  @Access('public')
  @Get('busy')
  busy() {
    throw new Problem('UNAVAILABLE', 'Come back later.', { headers: { 'Retry-After': '5' } });
  }

  @Get('undeclared')
  undeclared() {
    return {};
  }
}

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ controllers: [NotesController] });
});
afterAll(() => http.close());

const server = () => request(http.app.getHttpServer());

test('a problem has the RFC 9457 fields and our extensions', async () => {
  const { status, headers, body } = await server().get('/api/notes/missing');
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'NOT_FOUND',
    detail: 'There is no such note.',
    error: 'There is no such note.',
    request_id: headers['x-request-id'],
  });
});

test.each<[RefusalCode, number]>([
  ['INVALID', 400],
  ['AUTH_REQUIRED', 401],
  ['ACCESS_DENIED', 403],
  ['NOT_FOUND', 404],
  ['CONFLICT', 409],
])('the refusal %s has status %i', async (code, status) => {
  const response = await server().post('/api/notes/refused').send({ code });
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ code, status, detail: 'A rule says no.' });
});

test('a code of an area has its own title, and the status of its kind', async () => {
  const { body } = await server().post('/api/notes/refused').send({ code: FULL.code });
  expect(body).toMatchObject({ code: 'NOTEBOOK_FULL', title: 'Notebook full', status: 409, detail: 'A rule says no.' });
});

test('validation names each missing, invalid or unknown field', async () => {
  const { status, body } = await server()
    .post('/api/notes')
    .send({ address: { city: 5, zip: '1' }, owner: 'me' });
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID');
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'address.city',
    'address.zip',
    'owner',
    'title',
  ]);
  expect(body.detail).toBe('Please check: title, address.city, address.zip, owner.');
});

test('a hostile body gets a short response: some of its errors, and their number', async () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field-${index}`, 1]));
  const { text, body } = await server()
    .post('/api/notes')
    .send({ title: 'a', ...fields });
  expect(body.detail).toMatch(/^Please check: field-0, .* and 4990 more\.$/);
  expect(body.errors).toHaveLength(100);
  expect(text.length).toBeLessThan(10_000);

  const long = await server()
    .post('/api/notes')
    .send({ title: 'a', ['x'.repeat(100_000)]: 1 });
  expect(long.body.errors[0].path).toMatch(/^x{200}…$/);
  expect(long.text.length).toBeLessThan(1500);
});

test('a request without a body gets the missing fields', async () => {
  const { body } = await server().post('/api/notes');
  expect(body.errors).toEqual([{ path: 'title', message: expect.any(String) }]);
});

test.each([
  ['{"title": ', 'application/json'],
  ['"a string"', 'application/json'],
])('%s is not a JSON object', async (text, type) => {
  const { status, body } = await server().post('/api/notes').set('Content-Type', type).send(text);
  expect([status, body.code]).toEqual([400, 'INVALID']);
  expect(body.request_id).toEqual(expect.any(String));
});

test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=klingon'])(
  'refuses a body of type %s',
  async (type) => {
    const { status, body } = await server().post('/api/notes').set('Content-Type', type).send('title=a');
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  },
);

test('refuses a body over 1 MB', async () => {
  const { status, body } = await server()
    .post('/api/notes')
    .send({ title: 'a'.repeat(1_100_000) });
  expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('an unknown path is not found; a path with other methods names them', async () => {
  const unknown = await server().get('/api/nowhere');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  const other = await server().delete('/api/notes/missing/');
  expect([other.status, other.body.code, other.headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET, HEAD']);
});

test('a malformed URL is a malformed request', async () => {
  const { status, body } = await server().get('/api/notes/by-title/%E0%A4%A');
  expect([status, body.code]).toEqual([400, 'INVALID']);
});

test('accepts paths with and without a trailing slash', async () => {
  expect((await server().post('/api/notes/').send({ title: 'a' })).body).toEqual({ title: 'a' });
  expect((await server().post('/api/notes').send({ title: 'a' })).body).toEqual({ title: 'a' });
});

test('reports a full store without its location', async () => {
  const { status, body } = await server().get('/api/notes/full');
  expect([status, body.code]).toEqual([503, 'STORAGE_FULL']);
  expect(JSON.stringify(body)).not.toContain('/var/');
});

test('reports an unreachable store with Retry-After', async () => {
  const { status, body, headers } = await server().get('/api/notes/unreachable');
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5']);
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});

test('reports a command that lost its race as a conflict, without the stream', async () => {
  const { status, body } = await server().get('/api/notes/contested');
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(JSON.stringify(body)).not.toContain('note-7');
});

test('an internal error does not reveal its cause', async () => {
  const { status, body } = await server().get('/api/notes/broken');
  expect([status, body.code]).toEqual([500, 'INTERNAL']);
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

test('a problem may carry headers', async () => {
  const { status, headers } = await server().get('/api/notes/busy');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});

test('a route without declared access is closed to everyone', async () => {
  const { status } = await server()
    .get('/api/notes/undeclared')
    .set('Authorization', http.bearer({ roles: ['super'] }));
  expect(status).toBe(500);
});
