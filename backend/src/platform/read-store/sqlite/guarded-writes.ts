import { byDocument, foldWrites } from '../fold-writes';
import type { PositionedWrite, Stored } from '../read-store';
import type { Statements } from './statements';

interface Row {
  readonly rowid: number;
  readonly position: number;
  readonly deleted: number;
  readonly doc: string;
}

const rowOf = (statements: Statements, table: string, id: string): Row | undefined =>
  statements.get<Row>(`SELECT rowid, position, deleted, doc FROM ${table} WHERE id = ?`, id);

const asStored = ({ position, deleted, doc }: Row): Stored => ({
  position,
  document: deleted === 1 ? null : (JSON.parse(doc) as object),
});

/** Those of the documents that were ever written, tombstones among them. */
export const readStored = (
  statements: Statements,
  table: string,
  ids: readonly string[],
): ReadonlyMap<string, Stored> => {
  const found = new Map<string, Stored>();
  for (const id of ids) {
    const row = rowOf(statements, table, id);
    if (row !== undefined) found.set(id, asStored(row));
  }
  return found;
};

/**
 * Inside the caller's transaction: reads each document that is concerned, folds what is new to it, and writes it once.
 * `written` is called for each, with null for one that was removed.
 */
export const writeGuarded = (
  statements: Statements,
  table: string,
  writes: readonly PositionedWrite[],
  written: (id: string, document: object | null) => void,
): void => {
  for (const [id, group] of byDocument(writes)) {
    const row = rowOf(statements, table, id);
    // What is replaced whole need not be parsed.
    const replaced = group.every(({ write }) => write.kind !== 'change');
    const stored = row && (replaced ? { position: row.position, document: null } : asStored(row));
    const folded = foldWrites(stored, group);
    if (folded === undefined || folded === stored) continue;
    statements.run(
      row === undefined
        ? `INSERT INTO ${table}(position, deleted, doc, id) VALUES (?, ?, ?, ?)`
        : `UPDATE ${table} SET position = ?, deleted = ?, doc = ? WHERE rowid = ?`,
      folded.position,
      folded.document === null ? 1 : 0,
      JSON.stringify(folded.document ?? {}),
      row?.rowid ?? id,
    );
    written(id, folded.document);
  }
};
