import type { PageRequest } from '../page';
import { type Sql, valueExpression } from './filter-to-sql';

interface NamedLists {
  readonly of: string;
  readonly among: readonly string[];
  readonly by: string;
}

/** Separator between a time and an id. Less than anything that a time contains, so that rows are in order as texts. */
const SPACE = "' '";

/** The ids of the newest documents of several lists. */
export const newestOfLists = (table: string, { among, ...named }: NamedLists, page: PageRequest): Sql => {
  const lists = [...new Set(among)];
  const [list] = lists;
  return list !== undefined && lists.length === 1
    ? newestOfList(table, { list, ...named }, page)
    : mergedLists(table, { among: lists, ...named }, page);
};

/** The ids of one list, which needs no merging; that takes several times as long. */
const newestOfList = (
  table: string,
  { of, by, list }: Omit<NamedLists, 'among'> & { readonly list: string },
  { limit, after }: PageRequest,
): Sql => {
  const at = valueExpression(by);
  const following = after === null ? '' : `AND ${at} <= ?3 AND (${at} < ?3 OR id < ?4)`;
  return {
    text: `SELECT id FROM ${table} WHERE deleted = 0 AND ${valueExpression(of)} = ?1 AND ${at} >= '' ${following}
      ORDER BY ${at} DESC, id DESC LIMIT ?2`,
    values: [list, limit, ...(after === null ? [] : [after.at, after.id])],
  };
};

/**
 * The queue of the recursion holds the newest unread row of each list, as its time and id, which the index has. When
 * the newest of them is taken, the next row of its list replaces it. The condition on time alone is for SQLite: it
 * bounds where the index is read, whereas with the pair alone all newer entries of the list would be read again.
 */
const mergedLists = (table: string, { of, by, among }: NamedLists, { limit, after }: PageRequest): Sql => {
  const at = valueExpression(by);
  const row = `${at} || ${SPACE} || id`;
  const newestRow = (list: string, before: string | null): string =>
    `(SELECT ${row} FROM ${table} WHERE deleted = 0 AND ${valueExpression(of)} = ${list} AND ${at} >= ''
        ${before === null ? '' : `AND ${at} < ${before} AND ${row} < ${before}`} ORDER BY ${at} DESC, id DESC LIMIT 1)`;
  return {
    text: `WITH RECURSIVE merged(list, newest) AS (
        SELECT value, ${newestRow('value', after === null ? null : '?3')} FROM json_each(?1)
        UNION ALL SELECT list, ${newestRow('list', 'newest')} FROM merged
        ORDER BY 2 DESC LIMIT ?2)
      SELECT substr(newest, instr(newest, ${SPACE}) + 1) FROM merged WHERE newest IS NOT NULL`,
    values: [JSON.stringify(among), limit, ...(after === null ? [] : [`${after.at} ${after.id}`])],
  };
};
