import request from 'supertest';
import { z } from 'zod';
import { type ReadModel, put } from '#kernel/projection';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { newestFirst } from '../../read-store/newest-first';
import { readRoute } from '../routes/read-route';
import { pageRequestOf, pageParameters, paged } from './page';

const notes: ReadModel<{ _id: string; of: string; made_at: string }> = { name: 'notes' };
const store = new InMemoryReadStore();
const newestIds = ['n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1'];

const route = readRoute({
  path: 'api/notes',
  access: 'public',
  summary: 'Notes, newest first.',
  uses: [],
  query: pageParameters(5),
  answers: z.array(z.strictObject({ _id: z.string(), of: z.string(), made_at: z.string() })),
  async read({ query }) {
    const list = { where: { of: 'ann' }, by: 'made_at' } as const;
    return paged(await newestFirst(store, notes, list, pageRequestOf(query)));
  },
});

let http: HttpApp;
beforeAll(async () => {
  await store.ensureCollection('notes', { indexes: [] });
  await store.saveModelRecord({ name: 'notes', live: 'notes', liveVersion: 'v1', building: null, retired: [] });
  const writes = newestIds.map((_id) => put({ _id, of: 'ann', made_at: '2026-03-01T12:00:00.000Z' }));
  await store.apply(
    'notes',
    writes.map((write) => ({ position: 1, write })),
    1,
  );
  http = await startHttpApp({ routes: { Notes: route } });
});
afterAll(() => http.close());

const get = async (path: string) => {
  const { status, body, headers } = await request(http.app.getHttpServer()).get(path);
  return { status, body, next: /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1] };
};
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

test.each([
  ['/api/notes', [5, 2]],
  ['/api/notes/?limit=3', [3, 3, 1]],
  ['/api/notes?limit=1', [1, 1, 1, 1, 1, 1, 1]],
])('following the links from %s visits the whole list in pages of %j', async (first, sizes) => {
  const pages: string[][] = [];
  for (let path: string | undefined = first; path !== undefined;) {
    const { body, next }: Awaited<ReturnType<typeof get>> = await get(path);
    pages.push(idsOf(body));
    path = next;
  }
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(newestIds);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=6', 'limit'],
  ['limit=many', 'limit'],
  ['cursor=of-another-list', 'cursor'],
  [`cursor=${Buffer.from('["at"]').toString('base64url')}`, 'cursor'],
  [`cursor=${'a'.repeat(501)}`, 'cursor'],
  ['page=2', 'page'],
])('refuses %s by name', async (query, path) => {
  const { status, body } = await get(`/api/notes?${query}`);
  expect([status, body.errors]).toEqual([400, [{ path, message: expect.any(String) }]]);
});

test('a cursor is valid only for its own list', async () => {
  const cursor = Buffer.from(JSON.stringify(['~', { $gt: '' }])).toString('base64url');
  expect((await get(`/api/notes?cursor=${cursor}`)).status).toBe(400);
});
