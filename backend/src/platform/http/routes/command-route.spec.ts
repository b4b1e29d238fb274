import request from 'supertest';
import { z } from 'zod';
import { type Decider, refuse } from '#kernel/decider';
import { type EventOf, event, declareEvents } from '#kernel/events';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { CLOCK } from '../../clock';
import { entityId } from '../../command-handling/command-context';
import { CommandRunner } from '../../command-handling/command-runner';
import { commandRoute } from './command-route';

const listEvents = declareEvents('list', {
  Noted: event<{ readonly id: string; readonly text: string }>(),
  Cleared: event(),
});

type Change = { readonly type: 'Note'; readonly id: string; readonly text: string } | { readonly type: 'Clear' };

const listDecider: Decider<Change, EventOf<typeof listEvents>, number> = {
  events: listEvents,
  initialState: 0,
  evolve: (count, { type }) => (type === 'Noted' ? count + 1 : 0),
  decide: (change, count) => {
    if (change.type === 'Clear') return count === 0 ? [] : [{ type: 'Cleared', data: {} }];
    const { id, text } = change;
    return text === 'too much' ? refuse('CONFLICT', 'The list is full.') : [{ type: 'Noted', data: { id, text } }];
  },
};

const note = commandRoute({
  path: 'api/lists/:list/notes',
  access: 'user',
  summary: 'Notes something.',
  body: z.strictObject({ text: z.string() }),
  answers: z.strictObject({ id: z.string(), by: z.string(), count: z.int() }),
  status: 201,
  decider: listDecider,
  decide: ({ params: { list }, body: { text }, context }) =>
    text === '' ? refuse('INVALID', 'Write something.') : [list, { type: 'Note', id: entityId(context, 'note'), text }],
  answer: ({ caller }, { command: { id }, state }) => ({ id, by: caller.userId, count: state }),
});

const jot = commandRoute({
  path: 'api/lists/:list/jot',
  access: 'user',
  summary: 'Notes a dash.',
  decider: listDecider,
  decide: ({ params: { list }, context }) => [list, { type: 'Note', id: entityId(context, 'note'), text: '-' }],
});

const clear = commandRoute({
  method: 'delete',
  path: 'api/lists/:list',
  access: 'user',
  summary: 'Clears a list.',
  answers: null,
  decider: listDecider,
  decide: ({ params: { list } }) => [list, { type: 'Clear' }],
});

const copy = commandRoute({
  path: 'api/lists/:list/copies',
  access: 'user',
  summary: 'Notes how many notes another list has, and when.',
  body: z.strictObject({ of: z.string() }),
  answers: z.strictObject({ text: z.string(), at: z.string() }),
  uses: [CommandRunner, CLOCK],
  decider: listDecider,
  async decide({ params: { list }, body: { of }, context }, runner) {
    const count = await runner.streams.stateOf(listDecider, of);
    if (count === 0) return refuse('NOT_FOUND', 'There is nothing to copy.');
    return [list, { type: 'Note', id: entityId(context, 'note'), text: `${count} of ${of}` }];
  },
  answer: (_asked, { command: { text } }, _runner, clock) => ({ text, at: clock.now().toISOString() }),
});

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ routes: { Note: note, Jot: jot, Clear: clear, Copy: copy } });
});
afterAll(() => http.close());

const sent = (method: 'post' | 'delete', path: string, body: object = {}) =>
  request(http.app.getHttpServer())[method](path).set('Authorization', http.bearer()).send(body);

test('a command is answered with what was decided and the state after it', async () => {
  const first = await sent('post', '/api/lists/a/notes', { text: 'milk' });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({ id: expect.any(String), by: 'ann', count: 1 });
  expect(first.headers).toHaveProperty('x-position');
  expect((await sent('post', '/api/lists/a/notes/', { text: 'eggs' })).body).toMatchObject({ count: 2 });
});

test('a request repeated with its key is decided once', async () => {
  const repeated = () => sent('post', '/api/lists/b/notes', { text: 'milk' }).set('Idempotency-Key', 'k');
  const [first, second] = [await repeated(), await repeated()];
  expect(second.body).toEqual(first.body);
  expect((await sent('post', '/api/lists/b/notes', { text: 'eggs' })).body).toMatchObject({ count: 2 });
});

test('a command without a declared answer is answered with an empty object, or with nothing', async () => {
  const jotted = await sent('post', '/api/lists/c/jot');
  expect([jotted.status, jotted.body]).toEqual([200, {}]);
  const cleared = await sent('delete', '/api/lists/c');
  expect([cleared.status, cleared.text]).toEqual([204, '']);
});

test.each([
  ['before the decider is asked', { text: '' }, 400, 'INVALID'],
  ['by the decider', { text: 'too much' }, 409, 'CONFLICT'],
  ['by the schema of its body', { text: 'milk', urgent: true }, 400, 'INVALID'],
])('a command refused %s is answered with its problem', async (_, body, status, code) => {
  expect((await sent('post', '/api/lists/d/notes', body)).body).toMatchObject({ status, code });
});

test('the parts that a command uses are there for its decision and its answer', async () => {
  const copied = () => sent('post', '/api/lists/f/copies', { of: 'e' });
  expect((await copied()).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  await sent('post', '/api/lists/e/notes', { text: 'milk' });
  expect((await copied()).body).toEqual({ text: '1 of e', at: http.clock.now().toISOString() });
});

test('a command is refused to those whom its access leaves out', async () => {
  await request(http.app.getHttpServer()).post('/api/lists/a/jot').expect(401);
});
