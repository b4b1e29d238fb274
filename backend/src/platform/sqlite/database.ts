import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A store's file cannot be used. The message names the file, the problem, and what to do. */
export class StoreRefused extends Error {}

interface SqliteFailure {
  /** SQLite's primary result code. */
  readonly code: number;
  readonly message: string;
}

/** SQLite errors by result code; undefined for any other error. */
export const sqliteFailure = (error: unknown): SqliteFailure | undefined => {
  // Not `instanceof Error`: the driver is native and creates its errors in Node's main realm.
  if (typeof error !== 'object' || error === null || !('sqliteCode' in error) || !('message' in error))
    return undefined;
  return { code: Number(error.sqliteCode) & 0xff, message: String(error.message) };
};

const SQL_ERROR = 1;
const FULL = 13;
const CANTOPEN = 14;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

export const isFull = (error: unknown): boolean => sqliteFailure(error)?.code === FULL;

export interface StoreFormat {
  /** Used in messages, e.g. `event store`. */
  readonly name: string;
  /** SQLite application id, which identifies this kind of file. */
  readonly applicationId: number;
  /** Migrations: step n brings an empty file or format n to format n + 1. */
  readonly steps: readonly string[];
  /** FULL survives a power failure; NORMAL may lose the latest commits, but does not corrupt the file. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** Advice if the file is damaged; restoring it from a backup, if absent. */
  readonly remedy?: string;
  /** Overwrites deleted data. */
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
      `${file} has ${format.name} format ${found}, but this program knows only ${known}. Start the newer version again.`,
    );
  }
  for (let step = found; step < known; step++) {
    db.exec(`BEGIN IMMEDIATE; ${format.steps[step]};
      PRAGMA application_id = ${format.applicationId}; PRAGMA user_version = ${step + 1}; COMMIT`);
  }
};

const FROM_BACKUP = 'Restore it from a backup.';

const damaged = (file: string, { message }: SqliteFailure, remedy: string, cause: unknown): StoreRefused =>
  new StoreRefused(`${file} is damaged (${message}). ${remedy}`, { cause });

/** Runs work on a store's file and names the file if SQLite reports that it is damaged. */
export const namingDamage = <Result>(file: string, work: () => Result, remedy = FROM_BACKUP): Result => {
  try {
    return work();
  } catch (error) {
    const failure = sqliteFailure(error);
    if (failure?.code === CORRUPT || failure?.code === NOT_A_DATABASE) throw damaged(file, failure, remedy, error);
    if (failure?.code === CANTOPEN) throw new StoreRefused(`${file} cannot be opened.`, { cause: error });
    throw error;
  }
};

/** Opens a store's file for writing and migrates it; refuses newer, foreign or damaged files by name. */
export const openForWriting = (file: string, format: StoreFormat): DatabaseSyncInstance =>
  namingDamage(
    file,
    () => {
      const db = new DatabaseSync(file, { timeout: 5000 });
      try {
        // The library is compiled with NORMAL as the default in WAL mode, so set it explicitly.
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
    },
    format.remedy,
  );

/** Opens a store's file as `openForWriting` does, and prepares the store on it, which may read and write the file. */
export const openStore = <Store>(
  file: string,
  format: StoreFormat,
  prepare: (db: DatabaseSyncInstance) => Store,
): Store => {
  const db = openForWriting(file, format);
  const { remedy = FROM_BACKUP } = format;
  try {
    return namingDamage(file, () => prepare(db), remedy);
  } catch (error) {
    db.close();
    const failure = sqliteFailure(error);
    // The statements are always the same, so one that SQLite does not understand means a damaged schema.
    throw failure?.code === SQL_ERROR ? damaged(file, failure, remedy, error) : error;
  }
};

/** A second, read-only connection to a file that is open for writing. */
export const openForReading = (file: string): DatabaseSyncInstance =>
  namingDamage(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    // The operating system caches the file too: a larger cache only takes memory.
    db.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384');
    return db;
  });

/**
 * Checkpoints the write-ahead log, so that the file is complete on its own, and closes it. If the disk is full, the log
 * stays next to the file until next time.
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
