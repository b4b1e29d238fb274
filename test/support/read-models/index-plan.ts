import type { Index } from '#kernel/projection';
import { type FilterCondition, parseFilter } from '#platform/read-store/filter';
import type { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import type { RecordedFind } from '../research/recorded-finds';

type Find = Pick<RecordedFind, 'model' | 'filter' | 'options'> & Partial<Pick<RecordedFind, 'counts'>>;

/** Listing everything in index order reads no more than it returns. Counting everything reads an index, for staff only. */
const listsAll = ({ filter, options, counts }: Find): boolean =>
  Object.keys(filter).length === 0 && (options.sort !== undefined || counts === true);

const matchesNothing = (condition: FilterCondition): boolean =>
  condition.kind === 'every'
    ? condition.of.some(matchesNothing)
    : condition.kind === 'field' && condition.test.kind === 'in' && condition.test.values.length === 0;

/** Steps of SQLite's plan that scan a table or index, or sort. */
export const costlyInSqlite = (store: SqliteReadStore, find: Find): readonly string[] =>
  store.explain({ name: find.model }, find.filter, find.options).filter((step) => {
    // SQLite plans a scan for an empty list of values, but does not run it.
    if (matchesNothing(parseFilter(find.filter))) return false;
    if (/TEMP B-TREE/.test(step)) return true;
    if (!step.startsWith('SCAN') || /VIRTUAL TABLE/.test(step)) return false;
    return !(listsAll(find) && /USING (COVERING )?INDEX/.test(step));
  });

/** Paths that a filter restricts in every matching document: to one value, or to several or a range. */
const narrowed = (
  condition: FilterCondition,
): { readonly equal: readonly string[]; readonly bounded: readonly string[] } => {
  if (condition.kind === 'every') {
    const parts = condition.of.map(narrowed);
    return { equal: parts.flatMap(({ equal }) => equal), bounded: parts.flatMap(({ bounded }) => bounded) };
  }
  if (condition.kind !== 'field') return { equal: [], bounded: [] };
  const { path, test } = condition;
  if (test.kind === 'equals') return { equal: [path], bounded: [] };
  return { equal: [], bounded: test.kind === 'in' || test.kind === 'compares' ? [path] : [] };
};

/** Fields that a find requires to have one value and that no index serving it has, so that it reads documents to leave them out. */
export const notIndexed = (find: Find, indexes: readonly Index[]): readonly string[] => {
  const { equal } = narrowed(parseFilter(find.filter));
  const lacking = indexes
    .filter((index) => servedInMongo(find, [index]))
    .map(({ keys }) => equal.filter((path) => !keys.includes(path)));
  return lacking.toSorted((one, other) => one.length - other.length)[0] ?? equal;
};

/**
 * Whether one of the indexes serves a find with its order in MongoDB: equality fields first, then the sort keys, then a
 * range. The test server has no query planner to ask.
 */
export const servedInMongo = (find: Find, indexes: readonly Index[]): boolean => {
  const { equal, bounded } = narrowed(parseFilter(find.filter));
  const order = Object.entries(find.options.sort ?? {});
  const oneDirection = new Set(order.map(([, direction]) => direction)).size <= 1;
  return [...indexes, { keys: [] }].some(({ keys }) => {
    const path = [...keys, '_id'];
    const fixed = path.findIndex((key) => !equal.includes(key));
    const equals = fixed === -1 ? path.length : fixed;
    const rest = path.slice(equals);
    const wanted = order.map(([key]) => key).filter((key) => !equal.includes(key));
    const isOrdered = oneDirection && wanted.every((key, index) => rest[index] === key);
    const narrows = equals > 0 || bounded.includes(rest[0] ?? '') || listsAll(find);
    return isOrdered && narrows;
  });
};
