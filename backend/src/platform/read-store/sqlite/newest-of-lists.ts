import type { PageRequest } from '../page';
import { type Sql, valueAt } from './filter-to-sql';

interface Named {
  readonly of: string;
  readonly among: readonly string[];
  readonly by: string;
}

/** Between a time and an id. Less than anything that a time contains, so that rows are in order as texts. */
const SPACE = "' '";

/**
 * The ids of the newest documents of several lists, merged: the queue of the recursion holds the newest unread row of each
 * list. Taking the newest of them puts its successor in the same list in its place. A row is its time and id, which the
 * index has. That the time is less than a row bounds where SQLite looks in the index, which it does not for a pair of time
 * and id: it would go through all newer entries of the list again.
 */
export const newestOfLists = (table: string, { of, by, among }: Named, { limit, after }: PageRequest): Sql => {
  const at = valueAt(by);
  const row = `${at} || ${SPACE} || id`;
  const newestRow = (list: string, before: string | null): string =>
    `(SELECT ${row} FROM ${table} WHERE deleted = 0 AND ${valueAt(of)} = ${list} AND ${at} >= ''
        ${before === null ? '' : `AND ${at} < ${before} AND ${row} < ${before}`} ORDER BY ${at} DESC, id DESC LIMIT 1)`;
  return {
    text: `WITH RECURSIVE merged(list, newest) AS (
        SELECT value, ${newestRow('value', after === null ? null : '?3')} FROM json_each(?1)
        UNION ALL SELECT list, ${newestRow('list', 'newest')} FROM merged
        ORDER BY 2 DESC LIMIT ?2)
      SELECT substr(newest, instr(newest, ${SPACE}) + 1) FROM merged WHERE newest IS NOT NULL`,
    values: [JSON.stringify([...new Set(among)]), limit, ...(after === null ? [] : [`${after.at} ${after.id}`])],
  };
};
