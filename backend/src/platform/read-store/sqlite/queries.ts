import type { Document } from '#kernel/projection';
import type { FilterCondition } from '../filter';
import type { FindOptions, Sort } from '../read-store';
import type { CollectionFile } from './collection-file';
import { type Sql, filterToSql, sortToSql } from './filter-to-sql';

export const queryOf = <D extends Document>(
  { table, arrays }: CollectionFile,
  condition: FilterCondition,
  options: FindOptions<D>,
): Sql => {
  const where = filterToSql(condition, arrays);
  const order = options.sort === undefined ? '' : ` ORDER BY ${sortToSql(options.sort as Sort)}`;
  return {
    text: `SELECT doc FROM ${table} WHERE deleted = 0 AND ${where.text}${order} LIMIT ? OFFSET ?`,
    values: [...where.values, options.limit ?? -1, options.skip ?? 0],
  };
};

/** The steps of SQLite's plan. */
export const queryPlan = ({ statements }: CollectionFile, { text, values }: Sql): readonly string[] =>
  statements.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...values).map(({ detail }) => detail);
