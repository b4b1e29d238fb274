import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A store's file cannot be used as it is. The message names the file, what is wrong, and what to do. */
export class StoreRefused extends Error {}

interface SqliteFailure {
  /** SQLite's primary result code. */
  readonly code: number;
  readonly message: string;
}

/** SQLite's own failures, told apart by result code; undefined for any other error. */
export const sqliteFailure = (error: unknown): SqliteFailure | undefined => {
  // Not `instanceof Error`: the driver is native and makes its errors in Node's own realm, whatever realm asks.
  if (typeof error !== 'object' || error === null || !('sqliteCode' in error) || !('message' in error))
    return undefined;
  return { code: Number(error.sqliteCode) & 0xff, message: String(error.message) };
};

const FULL = 13;
const CANTOPEN = 14;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

export const isFull = (error: unknown): boolean => sqliteFailure(error)?.code === FULL;

export interface StoreFormat {
  /** As it is called in messages, e.g. `event store`. */
  readonly name: string;
  /** Marks the file as this kind of store of this product. */
  readonly applicationId: number;
  /** SQL that brings an empty file, and then each older format, one step further: step n makes format n + 1. */
  readonly steps: readonly string[];
  /** FULL survives a power cut; NORMAL may then lose the newest commits, never the file. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** Overwrites what is deleted. */
  readonly secureDelete?: boolean;
}

const numberOf = (db: DatabaseSyncInstance, pragma: string): number => {
  const row = db.prepare(`PRAGMA ${pragma}`).get() as Record<string, number> | undefined;
  return Number(Object.values(row ?? {})[0] ?? 0);
};

const prepareFormat = (db: DatabaseSyncInstance, file: string, format: StoreFormat): void => {
  const known = format.steps.length;
  const owner = numberOf(db, 'application_id');
  const found = numberOf(db, 'user_version');
  const empty = found === 0 && numberOf(db, 'schema_version') === 0;
  if (!empty && owner !== format.applicationId) {
    throw new StoreRefused(
      `${file} is not an ${format.name} of this product. Choose another DATA_DIR, or move it away.`,
    );
  }
  if (found > known) {
    throw new StoreRefused(
      `${file} has ${format.name} format ${found}, and this program knows ${known}. Start the newer version again.`,
    );
  }
  for (let step = found; step < known; step++) {
    db.exec(`BEGIN IMMEDIATE; ${format.steps[step]};
      PRAGMA application_id = ${format.applicationId}; PRAGMA user_version = ${step + 1}; COMMIT`);
  }
};

/** Runs work on a store's file and names the file where SQLite finds it damaged. */
export const namingDamage = <Result>(file: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    const failure = sqliteFailure(error);
    if (failure?.code === CORRUPT || failure?.code === NOT_A_DATABASE) {
      throw new StoreRefused(`${file} is damaged (${failure.message}). Restore it from a backup.`, { cause: error });
    }
    if (failure?.code === CANTOPEN) throw new StoreRefused(`${file} cannot be opened.`, { cause: error });
    throw error;
  }
};

/** Opens a store's file for writing and brings it to today's format; refuses a newer, foreign or damaged one by name. */
export const openForWriting = (file: string, format: StoreFormat): DatabaseSyncInstance =>
  namingDamage(file, () => {
    const db = new DatabaseSync(file, { timeout: 5000 });
    try {
      // The library is compiled to mean NORMAL in WAL mode, so the durability has to be said.
      db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${format.synchronous};
        PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536; PRAGMA foreign_keys = ON;
        PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 67108864;
        PRAGMA secure_delete = ${format.secureDelete === true ? 'ON' : 'OFF'}`);
      prepareFormat(db, file, format);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });

/** A second connection that only reads, on a file that is open for writing. */
export const openForReading = (file: string): DatabaseSyncInstance =>
  namingDamage(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    db.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536');
    return db;
  });

/**
 * Folds the write-ahead log into the file, so that the file alone is the whole store, and closes. Where the disk has no room
 * for that, the log stays beside the file and is folded in next time.
 */
export const checkpointAndClose = (db: DatabaseSyncInstance): void => {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isFull(error)) throw error;
  } finally {
    db.close();
  }
};
