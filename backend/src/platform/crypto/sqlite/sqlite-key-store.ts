import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checkpointAndClose, openStore, StoreRefused } from '../../sqlite/database';
import { inGroups } from '../../sqlite/in-groups';
import { IDEMPOTENCY_LIFETIME } from '../idempotency-lifetime';
import type { IdempotencyRecord, KeyStore } from '../key-store';
import { personKeys, wrongDataKey } from '../person-keys';
import { keyStoreFormat } from './format';

export interface SqliteKeyStoreOptions {
  readonly file: string;
  /** 32 bytes. */
  readonly dataKey: Uint8Array;
}

interface IdempotencyRow {
  readonly key: string;
  readonly body_hash: string;
  readonly command_id: string;
  readonly answer: string | null;
  readonly at: number;
}

const recordOf = (row: IdempotencyRow): IdempotencyRecord => ({
  key: row.key,
  bodyHash: row.body_hash,
  commandId: row.command_id,
  answer: row.answer,
  at: row.at,
});

const LARGEST_GROUP = 512;

const prepareKeyStore = (db: DatabaseSyncInstance, { file, dataKey }: SqliteKeyStoreOptions): KeyStore => {
  const keys = personKeys(dataKey);
  const kept = db.prepare('SELECT value FROM key_check').get() as { value: string } | undefined;
  if (kept === undefined) db.prepare('INSERT INTO key_check (value) VALUES (?)').run(keys.check);
  else if (kept.value !== keys.check) throw new StoreRefused(wrongDataKey(file));

  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const selectKey = db.prepare('SELECT wrapped FROM person_keys WHERE person = ?');
  const insertKey = db.prepare('INSERT INTO person_keys (person, wrapped) VALUES (?, ?)');
  const eraseKey = db.prepare(
    'INSERT INTO person_keys (person, wrapped) VALUES (?, NULL) ON CONFLICT (person) DO UPDATE SET wrapped = NULL',
  );
  const insertRecord =
    db.prepare(`INSERT INTO idempotency (key, body_hash, command_id, answer, at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET body_hash = excluded.body_hash, command_id = excluded.command_id,
      answer = excluded.answer, at = excluded.at
    WHERE idempotency.at <= excluded.at - ${IDEMPOTENCY_LIFETIME}`);
  const selectRecord = db.prepare('SELECT key, body_hash, command_id, answer, at FROM idempotency WHERE key = ?');
  const completeRecord = db.prepare('UPDATE idempotency SET answer = ? WHERE key = ?');
  const deleteRecord = db.prepare('DELETE FROM idempotency WHERE key = ?');
  const deleteBefore = db.prepare('DELETE FROM idempotency WHERE at < ?');

  const changes = inGroups<() => unknown, unknown>(LARGEST_GROUP, (works) => {
    begin.run();
    try {
      const results = works.map((work) => work());
      commit.run();
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  });
  /** Runs in a durable transaction shared with concurrent changes. */
  const change = <Result>(work: () => Result): Promise<Result> => changes.add(work) as Promise<Result>;

  const keptKey = (personId: string): Uint8Array | null | undefined => {
    const row = selectKey.get(personId) as { wrapped: string | null } | undefined;
    if (row === undefined) return undefined;
    return row.wrapped === null ? null : keys.unwrap(personId, row.wrapped);
  };

  return {
    keyFor: async (personId) => {
      const kept = keptKey(personId);
      if (kept !== undefined) return kept;
      return change(() => {
        const meanwhile = keptKey(personId);
        if (meanwhile !== undefined) return meanwhile;
        const made = keys.make();
        insertKey.run(personId, keys.wrap(personId, made));
        return made;
      });
    },
    existingKey: async (personId) => keptKey(personId) ?? null,
    destroyKey: async (personId) => {
      await change(() => eraseKey.run(personId));
      // The write-ahead log contains the key's old page until it is checkpointed and truncated.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    idempotency: {
      begin: ({ key, bodyHash, commandId, answer, at }) =>
        change(() => {
          insertRecord.run(key, bodyHash, commandId, answer, at);
          return recordOf(selectRecord.get(key) as IdempotencyRow);
        }),
      complete: async (key, answer) => {
        await change(() => completeRecord.run(answer, key));
      },
      abandon: async (key) => {
        await change(() => deleteRecord.run(key));
      },
      purge: async (before) => {
        await change(() => deleteBefore.run(before));
      },
    },
    close: async () => {
      await changes.idle();
      if (db.isOpen) checkpointAndClose(db);
    },
  };
};

/** Keys and idempotency records in their own file, which overwrites deleted data. */
export const openSqliteKeyStore = (options: SqliteKeyStoreOptions): KeyStore =>
  openStore(options.file, keyStoreFormat, (db) => prepareKeyStore(db, options));
