/** The stores' files within DATA_DIR. */
export const EVENTS_FILE = 'events.db';
export const KEYS_FILE = 'keys.db';
export const READ_MODELS_FILE = 'read-models.db';
export const SNAPSHOTS_FILE = 'snapshots.db';
export const CHECKPOINTS_FILE = 'checkpoints.db';

/** Answers of the web, for asking again with validators. */
export const CACHE_FOLDER = 'cache';

/** Held by the process that works on DATA_DIR. */
export const LOCK_FILE = 'lock.db';

/** Where the operator's commands reach the process that holds the stores. */
export const OPERATOR_SOCKET = 'operator.sock';

/** Where a backup or a restore under way keeps its drafts, so that they are as guarded as the stores. */
export const BACKUP_DRAFT = 'backup.part';
export const RESTORE_DRAFT = 'restore.part';
