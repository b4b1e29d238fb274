import { backup } from '@photostructure/sqlite';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countDestroyedKeys, forgetCommandsSince } from '../../crypto/sqlite/key-store-file';
import { CHECKPOINTS_FILE, EVENTS_FILE, KEYS_FILE } from '../../data-dir/file-names';
import { logReader } from '../../event-store/sqlite/log-reader';
import { openForReading } from '../../sqlite/database';

const MAX_ATTEMPTS = 5;
const ALL_PAGES = -1;

/** Uses a separate connection and a single step: writers are not blocked, and the copy is a consistent snapshot. */
const copyStore = async (from: string, to: string): Promise<void> => {
  const db = openForReading(from);
  try {
    await backup(db, to, { rate: ALL_PAGES });
  } finally {
    db.close();
  }
};

const lastPositionOf = (file: string): number => {
  const db = openForReading(file);
  try {
    return logReader(db, file).lastPosition();
  } finally {
    db.close();
  }
};

/**
 * Copies checkpoints, log and keys consistently, and returns the log position. Keys are copied after the log, so that none
 * is missing; if a key is destroyed in between, the copied log may lack the erasure, and both are copied again.
 */
export const copyStores = async (dataDir: string, draft: string, startedAt: Date): Promise<number> => {
  const [events, keys, checkpoints] = [EVENTS_FILE, KEYS_FILE, CHECKPOINTS_FILE].map((file) => join(draft, file)) as [
    string,
    string,
    string,
  ];
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await Promise.all([events, keys, checkpoints].map((file) => rm(file, { force: true })));
    const destroyed = countDestroyedKeys(join(dataDir, KEYS_FILE));
    // Copied before the log: a checkpoint ahead of the log would skip the events that come next.
    await copyStore(join(dataDir, CHECKPOINTS_FILE), checkpoints);
    await copyStore(join(dataDir, EVENTS_FILE), events);
    await copyStore(join(dataDir, KEYS_FILE), keys);
    if (countDestroyedKeys(keys) !== destroyed) continue;
    // A command in progress may be in the copy of the keys but not of the log; it must be repeatable.
    forgetCommandsSince(keys, startedAt.getTime());
    return lastPositionOf(events);
  }
  throw new Error('Users are being erased continuously. Please retry the backup later.');
};
