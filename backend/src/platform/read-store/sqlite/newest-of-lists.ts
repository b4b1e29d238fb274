import type { PageAsked } from '../page';
import { type Sql, valueAt } from './filter-to-sql';

interface Named {
  readonly of: string;
  readonly among: readonly string[];
  readonly by: string;
}

/** Between a time, which contains none, and an id. */
const SPACE = "' '";

/**
 * The documents of several lists, merged: the queue of the recursion holds the newest unread row of each list. Taking the
 * newest of them puts its successor in the same list in its place. A row is its time and id, which the index has, so that
 * only what is returned is read as a document.
 */
export const newestOfLists = (table: string, { of, by, among }: Named, { limit, after }: PageAsked): Sql => {
  const at = valueAt(by);
  const newestRow = (list: string, before: string): string =>
    `(SELECT ${at} || ${SPACE} || id FROM ${table}
        WHERE deleted = 0 AND ${valueAt(of)} = ${list} AND ${at} >= ''${before} ORDER BY ${at} DESC, id DESC LIMIT 1)`;
  const time = `substr(newest, 1, instr(newest, ${SPACE}) - 1)`;
  const id = `substr(newest, instr(newest, ${SPACE}) + 1)`;
  return {
    text: `WITH RECURSIVE merged(list, newest) AS (
        SELECT value, ${newestRow('value', after === null ? '' : ` AND (${at}, id) < (?3, ?4)`)} FROM json_each(?1)
        UNION ALL SELECT list, ${newestRow('list', ` AND (${at}, id) < (${time}, ${id})`)} FROM merged
        ORDER BY 2 DESC LIMIT ?2)
      SELECT document.doc FROM merged CROSS JOIN ${table} AS document ON document.id = ${id}`,
    values: [JSON.stringify([...new Set(among)]), limit, ...(after === null ? [] : [after.at, after.id])],
  };
};
