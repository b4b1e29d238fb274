import { DatabaseSync } from '@photostructure/sqlite';
import { Query } from 'mingo';
import { repeats } from '#test/support/long';
import { seeded } from '#test/support/seeded';
import { parseFilter } from '../filter';
import { type Filter } from '../read-store';
import { filterToSql } from './filter-to-sql';

const SCALARS = [
  null,
  true,
  false,
  0,
  1,
  2,
  -3,
  2.5,
  '',
  'a',
  'b',
  'ab',
  "it's",
  '"q"',
  '1',
  '{"x":1}',
  '[1]',
  'ÿ',
  'true',
];
const PLAIN = ['s', 't', 'o.s', 'o.t', 'o.deep.s'];
const LISTS = ['l', 'o.l'];
const THROUGH = ['r.s', 'r.t', 'r.o.s', 'r.l'];
const ARRAYS = ['l', 'o.l', 'r', 'r.l'];

const generator = (seed: number) => {
  const random = seeded(seed);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const some = <T>(make: () => T, most: number): T[] => Array.from({ length: random(most + 1) }, make);
  const scalar = () => one(SCALARS);
  const something = () => one(SCALARS.filter((each) => each !== null));
  const sometimes = (fields: Record<string, () => unknown>) =>
    Object.fromEntries(Object.entries(fields).flatMap(([key, make]) => (random(4) === 0 ? [] : [[key, make()]])));
  const list = () => (random(8) === 0 ? null : some(scalar, 3));
  const inner = (): object =>
    sometimes({ s: scalar, t: scalar, o: () => sometimes({ s: scalar }), l: () => some(scalar, 2) });

  const document = (id: number) => ({
    _id: `d${id}`,
    ...sometimes({
      s: scalar,
      t: scalar,
      l: list,
      o: () =>
        random(6) === 0 ? scalar() : sometimes({ s: scalar, t: scalar, l: list, deep: () => sometimes({ s: scalar }) }),
      r: () => some(inner, 3),
    }),
  });

  /** `within`: inside array elements, where tests for missing values are not supported. */
  const operators = (path: string, within: boolean): unknown => {
    const value = within ? something : scalar;
    const comparable = () => one(SCALARS.filter((each) => typeof each === 'string' || typeof each === 'number'));
    switch (random(path === 'r.l' ? 2 : LISTS.includes(path) ? 10 : 8)) {
      case 0:
        return { $eq: value() };
      case 1:
        return { $ne: value() };
      case 2:
        return { $in: some(value, 4) };
      case 3:
        return { $nin: some(value, 4) };
      case 4:
        return {
          [one(['$gt', '$gte'])]: comparable(),
          ...(random(2) === 0 ? { [one(['$lt', '$lte'])]: comparable() } : {}),
        };
      case 5:
        return { [one(['$lt', '$lte'])]: comparable() };
      case 6:
        return within ? { $eq: value() } : { $exists: random(2) === 0 };
      case 7:
        return { $not: { [one(['$gt', '$lt'])]: comparable() } };
      case 8:
        return { $size: random(3) };
      default:
        return { $all: [value(), ...some(value, 1)] };
    }
  };
  const field = (): Filter => {
    const paths = one([PLAIN, PLAIN, LISTS, THROUGH]);
    const path = one(paths);
    const within = paths === THROUGH;
    return { [path]: random(3) === 0 ? (within ? something() : scalar()) : operators(path, within) };
  };
  const filter = (depth: number): Filter =>
    depth > 0 && random(3) === 0
      ? { [one(['$and', '$or', '$nor'])]: [filter(depth - 1), ...some(() => filter(depth - 1), 2)] }
      : { ...field(), ...(random(3) === 0 ? field() : {}) };
  return { document, filter: () => filter(2) };
};

const FILTERS = repeats(20_000, 2_000);

test(`agrees with mingo on ${FILTERS} random filters`, () => {
  const seed = Date.now() % 2 ** 31;
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE documents(id TEXT PRIMARY KEY, doc TEXT NOT NULL) STRICT');
  const { document, filter } = generator(seed);
  const documents = Array.from({ length: 40 }, (_, id) => document(id));
  const insert = db.prepare('INSERT INTO documents VALUES (?, ?)');
  for (const each of documents) insert.run(each._id, JSON.stringify(each));

  const disagreements: string[] = [];
  let found = 0;
  for (let n = 0; n < FILTERS; n++) {
    const wanted = filter();
    const query = new Query({ ...wanted });
    const expected = documents.filter((each) => query.test(each));
    const { text, values } = filterToSql(parseFilter(wanted), ARRAYS);
    const rows = db.prepare(`SELECT id FROM documents WHERE ${text}`).all(...values) as { id: string }[];
    const answered = new Set(rows.map(({ id }) => id));
    const disputed = documents.find((each) => answered.has(each._id) !== expected.includes(each));
    if (disputed !== undefined) disagreements.push(JSON.stringify({ seed, wanted, disputed, text, values }));
    if (expected.length > 0) found++;
  }
  expect(disagreements.slice(0, 5)).toEqual([]);
  // Filters that match nothing would prove little.
  expect(found).toBeGreaterThan(FILTERS * 0.6);
  db.close();
});

test('lists of any length share a statement', () => {
  const textOf = (...list: readonly string[]) => filterToSql(parseFilter({ s: { $in: list } }), ARRAYS).text;
  expect(textOf('a', 'b', 'c')).toBe(textOf('a'));
});
