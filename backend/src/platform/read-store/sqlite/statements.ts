import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import { namingDamage } from '../../sqlite/database';
import { READ_MODELS_REMEDY } from './schema';

type Value = string | number;

/** Cache of prepared statements: preparing costs as much as a short query. A damaged file is named. */
export class Statements {
  private readonly prepared = new LRUCache<string, StatementSyncInstance>({ max: 500 });

  constructor(
    private readonly db: DatabaseSyncInstance,
    private readonly file: string,
  ) {}

  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.onFile(() => this.of(sql).get(...values) as Row | undefined);
  }

  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.onFile(() => this.of(sql).all(...values) as readonly Row[]);
  }

  /** Rows as lists of their cells, which take less time than objects. */
  cells<Row extends readonly unknown[]>(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.onFile(() => {
      const statement = this.of(sql);
      statement.setReturnArrays(true);
      try {
        return statement.all(...values) as Row[];
      } finally {
        statement.setReturnArrays(false);
      }
    });
  }

  /** The first column of all rows. */
  column<Cell>(sql: string, ...values: readonly Value[]): readonly Cell[] {
    return this.cells<readonly [Cell]>(sql, ...values).map(([cell]) => cell);
  }

  run(
    sql: string,
    ...values: readonly Value[]
  ): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint } {
    return this.onFile(() => this.of(sql).run(...values));
  }

  private onFile<Result>(work: () => Result): Result {
    return namingDamage(this.file, work, READ_MODELS_REMEDY);
  }

  private of(sql: string): StatementSyncInstance {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}
