import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { EventMetadata, Recorded } from '../../../kernel/recorded-event';
import { BEGINNING, type Page, type ReadAllOptions } from '../event-store';

type Row = readonly [
  position: number,
  stream: string,
  revision: number,
  type: string,
  id: string,
  data: string,
  metadata: string,
];

const COLUMNS = 'position, stream, revision, type, id, data, metadata';

const recorded = ([position, stream, revision, type, id, data, metadata]: Row): Recorded => ({
  type,
  data: JSON.parse(data) as object,
  id,
  stream,
  revision,
  position,
  metadata: JSON.parse(metadata) as EventMetadata,
});

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/**
 * Reads pages of the log in its order. Each category is read from its index and the runs are merged, since an `IN` over the
 * index would sort everything that matches for each page.
 */
const pageQuery = (categories: number, types: number): string => {
  const ofTypes = types === 0 ? '' : ` AND type IN (${marks(types)})`;
  if (categories === 0) return `SELECT ${COLUMNS} FROM events WHERE position > ?${ofTypes} ORDER BY position LIMIT ?`;
  const run = `SELECT * FROM
    (SELECT position FROM events WHERE category = ? AND position > ?${ofTypes} ORDER BY position LIMIT ?)`;
  return `SELECT ${COLUMNS} FROM events WHERE position IN
    (SELECT position FROM (${Array.from({ length: categories }, () => run).join(' UNION ALL ')}) ORDER BY position LIMIT ?)
    ORDER BY position`;
};

const pageParameters = ({ after, limit, categories = [], types = [] }: ReadAllOptions): (string | number)[] =>
  categories.length === 0
    ? [after, ...types, limit]
    : [...categories.flatMap((category) => [category, after, ...types, limit]), limit];

export interface LogReader {
  readStream(stream: string, from: number, limit: number): readonly Recorded[];
  readAll(options: ReadAllOptions): Page;
  lastPosition(): number;
}

/**
 * Reads at once and whole, never with an open cursor: a cursor that outlives its turn keeps the write-ahead log growing.
 */
export const logReader = (db: DatabaseSyncInstance): LogReader => {
  const statements = new Map<string, StatementSyncInstance>();
  const rows = (sql: string, parameters: readonly (string | number)[]): Row[] => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      statement.setReturnArrays(true);
      statements.set(sql, statement);
    }
    return statement.all(...parameters) as Row[];
  };

  const selectStream = `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`;
  const selectHead = db.prepare('SELECT max(position) AS position FROM events');
  const lastPosition = (): number => (selectHead.get() as { position: number | null }).position ?? BEGINNING;

  return {
    readStream: (stream, from, limit) => rows(selectStream, [stream, from, limit]).map(recorded),
    readAll: (options) => {
      const { after, limit, categories, types } = options;
      // An empty list of categories or types matches nothing, as opposed to none given.
      const nothing = categories?.length === 0 || types?.length === 0;
      // Taken before the page: what is committed in between belongs to a later one.
      const head = lastPosition();
      const events = nothing
        ? []
        : rows(pageQuery(categories?.length ?? 0, types?.length ?? 0), pageParameters(options)).map(recorded);
      const last = events.at(-1)?.position ?? after;
      return { events, upTo: events.length < limit ? Math.max(head, last) : last };
    },
    lastPosition,
  };
};
