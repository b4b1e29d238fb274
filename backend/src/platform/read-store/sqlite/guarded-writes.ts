import { byDocument, foldWrites } from '../fold-writes';
import type { PositionedWrite, Stored } from '../read-store';
import type { Statements } from './statements';

interface Row {
  readonly position: number;
  readonly deleted: number;
  readonly doc: string;
}

const asStored = ({ position, deleted, doc }: Row): Stored => ({
  position,
  document: deleted === 1 ? null : (JSON.parse(doc) as object),
});

/** The documents that were ever written, including tombstones. */
export const readStored = (
  statements: Statements,
  table: string,
  ids: readonly string[],
): ReadonlyMap<string, Stored> => {
  const rows = statements.all<Row & { readonly id: string }>(
    `SELECT id, position, deleted, doc FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.id, asStored(row)]));
};

/**
 * Inside the caller's transaction: reads each document that changes, folds what is new into it, and writes it once. One
 * that is replaced whole need not be read. `written` is called for each, with null for one that was removed. Its
 * tombstone is a new row at the end of the table, since one in its place would keep the rest of the page from being
 * reused.
 */
export const writeGuarded = (
  statements: Statements,
  table: string,
  writes: readonly PositionedWrite[],
  written: (id: string, document: object | null) => void,
): void => {
  const upsert = `INSERT INTO ${table}(id, position, deleted, doc) VALUES (?, ?, ?, ?) ON CONFLICT(id) DO UPDATE
    SET position = excluded.position, deleted = excluded.deleted, doc = excluded.doc WHERE excluded.position > position`;
  for (const [id, group] of byDocument(writes)) {
    const changes = group.some(({ write }) => write.kind === 'change');
    const row = changes
      ? statements.get<Row>(`SELECT position, deleted, doc FROM ${table} WHERE id = ?`, id)
      : undefined;
    const stored = row && asStored(row);
    const folded = foldWrites(stored, group);
    if (folded === undefined || folded === stored) continue;
    const { position, document } = folded;
    if (document === null) statements.run(`DELETE FROM ${table} WHERE id = ? AND position < ?`, id, position);
    const [deleted, doc] = document === null ? [1, '{}'] : [0, JSON.stringify(document)];
    const result = statements.run(upsert, id, position, deleted, doc);
    if (Number(result.changes) > 0) written(id, document);
  }
};
