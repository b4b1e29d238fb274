/** File names of the stores within DATA_DIR. */
export const EVENTS_FILE = 'events.db';
export const KEYS_FILE = 'keys.db';
export const READ_MODELS_FILE = 'read-models.db';
/** Folder next to that file, with a file for each collection. */
export const READ_MODELS_FOLDER = 'read-models';
export const SNAPSHOTS_FILE = 'snapshots.db';
export const CHECKPOINTS_FILE = 'checkpoints.db';

/** Stored files, unless they are on S3. */
export const FILES_FOLDER = 'files';

/** Cached responses, for conditional requests. */
export const CACHE_FOLDER = 'cache';

/** Held by the process that uses DATA_DIR. */
export const LOCK_FILE = 'lock.db';

/** Socket of the process that has the stores open, for the operator's commands. */
export const OPERATOR_SOCKET = 'operator.sock';

/** Drafts of a backup or restore in progress, here so that they are as protected as the stores. */
export const BACKUP_DRAFT = 'backup.part';
export const RESTORE_DRAFT = 'restore.part';
