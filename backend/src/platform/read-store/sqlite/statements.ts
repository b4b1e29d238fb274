import { LRUCache } from 'lru-cache';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

type Value = string | number;

/** Cache of prepared statements: preparing costs as much as a short query. */
export class Statements {
  private readonly prepared = new LRUCache<string, StatementSyncInstance>({ max: 500 });

  constructor(private readonly db: DatabaseSyncInstance) {}

  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.of(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.of(sql).all(...values) as readonly Row[];
  }

  /** Rows as lists of their cells, which take less time than objects. */
  cells<Row extends readonly unknown[]>(sql: string, ...values: readonly Value[]): readonly Row[] {
    const statement = this.of(sql);
    statement.setReturnArrays(true);
    try {
      return statement.all(...values) as Row[];
    } finally {
      statement.setReturnArrays(false);
    }
  }

  /** The first column of all rows. */
  column<Cell>(sql: string, ...values: readonly Value[]): readonly Cell[] {
    return this.cells<readonly [Cell]>(sql, ...values).map(([cell]) => cell);
  }

  run(
    sql: string,
    ...values: readonly Value[]
  ): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint } {
    return this.of(sql).run(...values);
  }

  private of(sql: string): StatementSyncInstance {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}
