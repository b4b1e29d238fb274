import { InvalidRequest } from '../http/requests/validation.pipe';
import { listRequestOf } from './list-request';
import type { DeclaredFields } from './resource';

const fields: DeclaredFields = {
  filters: { status: ['open', 'ended'], user_id: 'text', public: 'flag', started_at: 'time' },
  sorts: ['started_at', 'status'],
};
const parse = (query: { sort?: string; range?: string; filter?: string }) => listRequestOf(query, fields);
const filter = (value: unknown) => parse({ filter: JSON.stringify(value) }).where;
const refused = (query: { sort?: string; range?: string; filter?: string }) => {
  try {
    parse(query);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    return error.options.errors?.map(({ path }) => path);
  }
};
const refusedFilter = (text: string) => refused({ filter: text });

test('a request without parameters asks for the first page in the default order', () => {
  expect(parse({})).toEqual({ where: [], sort: { field: 'started_at', descending: true }, skip: 0, limit: 25 });
});

test('a range is inclusive', () => {
  expect(parse({ range: '[50,74]' })).toMatchObject({ skip: 50, limit: 25 });
});

test('sorting by id, React-admin’s own default, is the default order', () => {
  expect(parse({ sort: '["id","ASC"]' }).sort).toEqual({ field: 'started_at', descending: false });
  expect(parse({ sort: '["status","DESC"]' }).sort).toEqual({ field: 'status', descending: true });
});

test('fields are filtered by value, by a list of values or by a range of time', () => {
  const day = '2026-03-01T00:00:00Z';
  expect(filter({ user_id: 'u1', public: false, status: ['open'], started_at_gte: day, started_at_lt: day })).toEqual([
    { field: 'user_id', operator: '$eq', value: 'u1' },
    { field: 'public', operator: '$eq', value: false },
    { field: 'status', operator: '$in', value: ['open'] },
    { field: 'started_at', operator: '$gte', value: day },
    { field: 'started_at', operator: '$lt', value: day },
  ]);
});

test('a time may be missing', () => {
  expect(filter({ started_at: null })).toEqual([{ field: 'started_at', operator: '$eq', value: null }]);
  expect(refusedFilter('{"user_id":null}')).toEqual(['filter.user_id']);
});

test('rows are found by their ids', () => {
  expect(filter({ id: ['a', 'b'] })).toEqual([{ field: 'id', operator: '$in', value: ['a', 'b'] }]);
});

test.each([
  ['an undeclared field', '{"password":"x"}', ['filter.password']],
  ['an operator', '{"$where":"1"}', ['filter.$where']],
  ['an operator below a field', '{"user_id":{"$ne":"u1"}}', ['filter.user_id']],
  ['the prototype', '{"__proto__":{"user_id":"u1"}}', ['filter.__proto__']],
  ['nested lists', '{"user_id":[["u1"]]}', ['filter.user_id']],
  ['another type', '{"public":"yes"}', ['filter.public']],
  ['another value', '{"status":"gone"}', ['filter.status']],
  ['a range of a field without one', '{"user_id_gte":"u"}', ['filter.user_id_gte']],
  ['a list', '[1]', ['filter']],
  ['broken JSON', '{', ['filter']],
])('a filter by %s is refused by name', (_, text, paths) => {
  expect(refusedFilter(text)).toEqual(paths);
});

test('undeclared sorting and hostile ranges are refused', () => {
  expect(refused({ sort: '["email","ASC"]' })).toEqual(['sort']);
  expect(refused({ sort: '["status","up"]' })).toEqual(['sort']);
  for (const range of ['[10,5]', '[0,5000]', '[-1,5]', '[0.5,5]', '[0]', '{}']) {
    expect([range, refused({ range })]).toEqual([range, ['range']]);
  }
});
