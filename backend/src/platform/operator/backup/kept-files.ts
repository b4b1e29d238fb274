import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  BACKUP_DRAFT,
  CACHE_FOLDER,
  CHECKPOINTS_FILE,
  EVENTS_FILE,
  KEYS_FILE,
  LOCK_FILE,
  OPERATOR_SOCKET,
  READ_MODELS_FILE,
  READ_MODELS_FOLDER,
  RESTORE_DRAFT,
  SNAPSHOTS_FILE,
} from '../../data-dir/file-names';

const withJournals = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];

/** Files that are recreated at the start or belong to a running process. */
export const PASSING: ReadonlySet<string> = new Set([
  ...withJournals(LOCK_FILE),
  OPERATOR_SOCKET,
  BACKUP_DRAFT,
  RESTORE_DRAFT,
]);

/**
 * Names that are not copied as files: read models and snapshots are rebuilt from the log, and the stores are copied through
 * SQLite.
 */
const NOT_AS_FILES: ReadonlySet<string> = new Set([
  ...PASSING,
  ...[CHECKPOINTS_FILE, EVENTS_FILE, KEYS_FILE, READ_MODELS_FILE, SNAPSHOTS_FILE].flatMap(withJournals),
  READ_MODELS_FOLDER,
  CACHE_FOLDER,
]);

/** All other files in DATA_DIR by relative path: generated secrets, outbox, uploads. */
export const plainFiles = async (dataDir: string): Promise<readonly string[]> => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.part') && !entry.name.endsWith('.part'))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !NOT_AS_FILES.has(path.split('/')[0] ?? path))
    .sort();
};
