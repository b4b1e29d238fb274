import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SettingRefused } from '../config/setting-refused';
import { errorCode } from '../error-code';
import { sqliteFailure } from '../sqlite/database';
import { BACKUP_DRAFT, LOCK_FILE, RESTORE_DRAFT } from './file-names';

/** DATA_DIR cannot be used as it is; the message says what to do. */
export class DataDirRefused extends SettingRefused {}

/** Another process is using DATA_DIR. */
export class DataDirInUse extends DataDirRefused {
  constructor(path: string) {
    super(`Another Aidy is running on ${path}. Stop it first, or choose another DATA_DIR.`);
  }
}

export interface DataDir {
  readonly path: string;
  file(name: string): string;
  /** Releases the lock. The kernel does so too when the process ends. */
  release(): void;
}

const OWNER_ONLY = 0o700;
const MODE_OF_OTHERS = 0o077;

const narrow = (path: string): { readonly wasWider: boolean; readonly isFolder: boolean } => {
  const found = lstatSync(path);
  const wasWider = !found.isSymbolicLink() && (found.mode & MODE_OF_OTHERS) !== 0;
  if (wasWider) chmodSync(path, found.mode & OWNER_ONLY);
  return { wasWider, isFolder: found.isDirectory() };
};

const narrowTree = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (narrow(path).isFolder) narrowTree(path);
  }
};

/** System errors for a folder that cannot be created or read. */
const UNUSABLE = new Set(['EACCES', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);

const folderAt = (path: string): string => {
  try {
    if (!existsSync(path)) mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    return realpathSync(path);
  } catch (error) {
    const code = errorCode(error);
    if (!UNUSABLE.has(code)) throw error;
    throw new DataDirRefused(
      `DATA_DIR ${path} cannot be created (${code}). Choose a folder that this user may write to, such as ./data.`,
    );
  }
};

const prepare = (path: string): string => {
  process.umask(MODE_OF_OTHERS);
  const folder = folderAt(path);
  const { wasWider, isFolder } = narrow(folder);
  if (!isFolder) throw new DataDirRefused(`DATA_DIR ${path} is not a folder. Choose another DATA_DIR.`);
  // A private folder has private contents: this avoids walking a large cache at every start.
  if (wasWider) narrowTree(folder);
  else for (const name of readdirSync(folder)) narrow(join(folder, name));
  return folder;
};

const SQLITE_BUSY = 5;

/** Keeps references to the locks: the garbage collector would close the connection and lose the lock. */
const held = new Set<DatabaseSyncInstance>();

/**
 * An exclusive SQLite transaction that is never ended: the kernel releases its lock when the process ends, even after kill
 * -9.
 */
const lock = (path: string): DatabaseSyncInstance => {
  const db = new DatabaseSync(join(path, LOCK_FILE), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if (sqliteFailure(error)?.code === SQLITE_BUSY) throw new DataDirInUse(path);
    throw error;
  }
};

/** Drafts of a killed backup or restore contain everyone's keys, which no erasure would reach. */
const removeDrafts = (folder: string): void => {
  for (const draft of [BACKUP_DRAFT, RESTORE_DRAFT]) rmSync(join(folder, draft), { recursive: true, force: true });
};

/**
 * Creates DATA_DIR for its owner only, narrows wider permissions, and locks it for this process. Sets the umask so that
 * later files are private too. Call it before anything is written.
 */
export const openDataDir = (path: string): DataDir => {
  const folder = prepare(path);
  const locked = lock(folder);
  held.add(locked);
  removeDrafts(folder);
  return {
    path: folder,
    file: (name) => join(folder, name),
    release: () => {
      if (held.delete(locked)) locked.close();
    },
  };
};
