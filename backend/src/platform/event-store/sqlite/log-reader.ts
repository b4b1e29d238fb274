import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Recorded } from '#kernel/recorded-event';
import { namingDamage } from '../../sqlite/database';
import { allReadable, eventOf, eventPage } from '../damaged';
import { BEGINNING, type EventPage, type ReadAllOptions, type Unreadable } from '../event-store';

type OfStream = readonly [position: number, type: string, id: string, data: string, metadata: string];
type OfLog = readonly [...OfStream, stream: string, revision: number];

/**
 * Reading a value of a row costs as much as parsing a part of it. So what is known of a stream is left out: its name
 * and the revisions, which have no gaps.
 */
const OF_STREAM = 'position, type, id, data, metadata';
const OF_LOG = `${OF_STREAM}, stream, revision`;

/** Undefined if it is damaged. */
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const recorded = (
  [position, type, id, data, metadata]: OfStream | OfLog,
  stream: string,
  revision: number,
): Recorded | Unreadable =>
  eventOf({ type, id, stream, revision, position }, { data: parsed(data), metadata: parsed(metadata) });

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** Positions that a page of certain categories or types scans before it yields: a few milliseconds. */
const POSITIONS_PER_SCAN = 10_000;

const stretchQuery = (categories: number, types: number): string => {
  const ofCategories = categories === 0 ? '' : ` AND category IN (${marks(categories)})`;
  const ofTypes = types === 0 ? '' : ` AND type IN (${marks(types)})`;
  return `SELECT ${OF_LOG} FROM events
    WHERE position > ? AND position <= ?${ofCategories}${ofTypes} ORDER BY position LIMIT ?`;
};

export interface SqliteLogReader {
  readStream(stream: string, from: number, limit: number): readonly Recorded[];
  readAll(options: ReadAllOptions): Promise<EventPage>;
  lastPosition(): number;
}

/**
 * Reads complete results, never with an open cursor, which would keep the write-ahead log growing.
 *
 * Categories and types have no index. It would cost every append a page write, whereas catching up scans the log only once,
 * at about a million positions per second.
 */
export const logReader = (db: DatabaseSyncInstance, file: string): SqliteLogReader => {
  const statements = new Map<string, StatementSyncInstance>();
  const prepared = (sql: string): StatementSyncInstance => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    statements.set(sql, statement);
    return statement;
  };
  const rows = <Row extends OfStream | OfLog>(sql: string, parameters: readonly (string | number)[]): Row[] =>
    namingDamage(file, () => prepared(sql).all(...parameters) as readonly unknown[] as Row[]);

  const selectStream = `SELECT ${OF_STREAM} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`;
  const selectHead = namingDamage(file, () => db.prepare('SELECT max(position) AS position FROM events'));
  const lastPosition = (): number =>
    namingDamage(file, () => selectHead.get() as { position: number | null }).position ?? BEGINNING;

  return {
    readStream: (stream, from, limit) =>
      allReadable(
        rows<OfStream>(selectStream, [stream, from, limit]).map((row, index) => recorded(row, stream, from + index)),
      ),
    readAll: async ({ after, limit, categories, types }) => {
      // Read before the page: later commits belong to a later page.
      const head = lastPosition();
      const end = Math.max(head, after);
      // An empty list of categories or types matches nothing, unlike an absent one.
      if (categories?.length === 0 || types?.length === 0) return eventPage([], end);
      const sql = stretchQuery(categories?.length ?? 0, types?.length ?? 0);
      const stretch = categories === undefined && types === undefined ? head - after : POSITIONS_PER_SCAN;
      const read: (Recorded | Unreadable)[] = [];
      for (let from = after; from < head; from += stretch) {
        if (from > after) await new Promise(setImmediate);
        const until = Math.min(from + stretch, head);
        const found = rows<OfLog>(sql, [from, until, ...(categories ?? []), ...(types ?? []), limit - read.length]);
        for (const row of found) read.push(recorded(row, row[5], row[6]));
        const last = read.at(-1);
        if (last !== undefined && read.length >= limit) return eventPage(read, last.position);
      }
      return eventPage(read, end);
    },
    lastPosition,
  };
};
