import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { categoryOf } from '#kernel/stream-name';
import { sqliteFailure } from '../../sqlite/database';
import { AppendRefused, type SerialisedEvent } from '../append-request';
import { type AppendResult, BEGINNING, type ExpectedRevision } from '../event-store';
import { type KeptEvent, replayOrConflict } from '../replay';

export interface AppendRequest {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Serialised before they are queued, outside the writer's thread. */
  readonly events: readonly SerialisedEvent[];
}

export type AppendOutcome = AppendResult | { readonly kind: 'refused'; readonly reason: string };

const SQLITE_CONSTRAINT = 19;
const MAX_TIPS = 10_000;

/**
 * Carries out a group of appends in one durable transaction. Each is checked against its stream's last revision within the
 * transaction, so a conflict affects only its own caller; a disk error rolls back and fails the whole group.
 */
export const appendTransaction = (
  db: DatabaseSyncInstance,
): ((requests: readonly AppendRequest[]) => readonly AppendOutcome[]) => {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const selectTip = db.prepare('SELECT revision FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1');
  const selectHead = db.prepare('SELECT max(position) AS position FROM events');
  const selectKept = db.prepare('SELECT stream, revision, position FROM events WHERE id = ?');
  const insert = db.prepare(
    'INSERT INTO events (position, stream, revision, category, type, id, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const removeAfter = db.prepare('DELETE FROM events WHERE position > ?');

  const readHead = (): number => (selectHead.get() as { position: number | null }).position ?? BEGINNING;

  let head = readHead();
  /** Last revisions of recently written streams: valid until a rollback, since no other process writes to the file. */
  const tips = new Map<string, number>();
  const tipOf = (stream: string): ExpectedRevision =>
    tips.get(stream) ?? (selectTip.get(stream) as { revision: number } | undefined)?.revision ?? 'none';
  const forget = (): void => {
    tips.clear();
    head = readHead();
  };

  const answerKept = (request: AppendRequest, tip: ExpectedRevision): AppendOutcome => {
    try {
      const kept = request.events.map((event) => selectKept.get(event.id) as KeptEvent | undefined);
      return replayOrConflict(request.stream, tip, kept);
    } catch (error) {
      if (error instanceof AppendRefused) return { kind: 'refused', reason: error.message };
      throw error;
    }
  };

  const append = (request: AppendRequest): AppendOutcome => {
    const { stream, events } = request;
    const tip = tipOf(stream);
    if (tip !== request.expected) return answerKept(request, tip);
    const category = categoryOf(stream);
    const before = head;
    let revision = tip === 'none' ? -1 : tip;
    try {
      for (const event of events) {
        insert.run(head + 1, stream, ++revision, category, event.type, event.id, event.data, event.metadata);
        head++;
      }
    } catch (error) {
      if (sqliteFailure(error)?.code !== SQLITE_CONSTRAINT) throw error;
      // An id exists already. Remove this request's events and keep the rest of the group.
      removeAfter.run(before);
      head = before;
      return answerKept(request, tip);
    }
    if (tips.size === MAX_TIPS) tips.clear();
    tips.set(stream, revision);
    return { kind: 'appended', revision, position: head };
  };

  const inTransaction = (requests: readonly AppendRequest[]): readonly AppendOutcome[] => {
    begin.run();
    const outcomes = requests.map(append);
    commit.run();
    return outcomes;
  };
  /** A single event needs no explicit transaction, which saves its caller two calls. */
  const isLoneEvent = (requests: readonly AppendRequest[]): boolean =>
    requests.length === 1 && requests[0]?.events.length === 1;

  return (requests) => {
    try {
      return isLoneEvent(requests) ? requests.map(append) : inTransaction(requests);
    } catch (error) {
      // SQLite rolls back some failed transactions itself, such as those on a full disk.
      if (db.isTransaction) db.exec('ROLLBACK');
      forget();
      throw error;
    }
  };
};
