import { z } from 'zod';
import { rowsResource } from './rows-resource';

const resource = rowsResource({
  name: 'boats',
  answers: z.object({ id: z.string(), kind: z.string(), length: z.int(), since: z.string() }),
  fields: { filters: { kind: ['ferry', 'tug'], since: 'time' }, sorts: ['length', 'since'] },
  rows: () =>
    Promise.resolve([
      { id: 'a', kind: 'ferry', length: 90, since: '2026-01-01T00:00:00Z' },
      { id: 'b', kind: 'tug', length: 9, since: '2026-02-01T00:00:00Z' },
      { id: 'c', kind: 'tug', length: 30, since: '2026-03-01T00:00:00Z' },
    ]),
});
const all = { where: [], sort: { field: 'length', descending: true }, skip: 0, limit: 10 } as const;
const ids = async (request: object) => (await resource.list({ ...all, ...request })).rows.map(({ id }) => id);

test('numbers are sorted as numbers, and texts as texts', async () => {
  expect(await ids({})).toEqual(['a', 'c', 'b']);
  expect(await ids({ sort: { field: 'since', descending: false } })).toEqual(['a', 'b', 'c']);
});

test('rows must meet every condition', async () => {
  const tugs = { field: 'kind', operator: '$eq', value: 'tug' };
  expect(await ids({ where: [tugs] })).toEqual(['c', 'b']);
  expect(await ids({ where: [{ field: 'id', operator: '$in', value: ['a', 'c'] }] })).toEqual(['a', 'c']);
  const [from, before] = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'];
  expect(await ids({ where: [tugs, { field: 'since', operator: '$gte', value: from }] })).toEqual(['c', 'b']);
  expect(await ids({ where: [{ field: 'since', operator: '$lt', value: before }] })).toEqual(['a', 'b']);
});

test('a page comes with the number of all that match', async () => {
  const { rows, total } = await resource.list({ ...all, skip: 1, limit: 1 });
  expect([rows.map(({ id }) => id), total]).toEqual([['c'], 3]);
  expect(await resource.get('b')).toMatchObject({ length: 9 });
  expect(await resource.get('z')).toBeUndefined();
});
