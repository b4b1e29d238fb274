import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS_FILE, KEYS_FILE } from '../data-dir/file-names';
import { StoreRefused } from '../sqlite/database';

/**
 * Refuses to start with an embedded log whose keys would not be found: no personal data could be read, and new keys would be
 * made in place of the old ones. With MONGODB_URL the keys are kept in MongoDB, else in DATA_DIR.
 */
export const refuseLostKeys = (
  dataDir: string,
  { eventStoreUrl, mongodbUrl }: { readonly eventStoreUrl?: string; readonly mongodbUrl?: string },
): void => {
  const has = (name: string): boolean => existsSync(join(dataDir, name));
  if (eventStoreUrl !== undefined || !has(EVENTS_FILE)) return;
  const file = join(dataDir, KEYS_FILE);
  if (mongodbUrl === undefined && !has(KEYS_FILE)) {
    throw new StoreRefused(
      `${file} is missing beside ${EVENTS_FILE}. Restore it from its backup: without it no personal data can be read.`,
    );
  }
  if (mongodbUrl !== undefined && has(KEYS_FILE)) {
    throw new StoreRefused(
      `${file} holds the keys of the log in ${EVENTS_FILE}, but with MONGODB_URL keys are kept in MongoDB. Unset MONGODB_URL, or begin anew with another DATA_DIR.`,
    );
  }
};
