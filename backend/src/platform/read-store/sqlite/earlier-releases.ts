import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { quotedIdentifier } from './schema';

/**
 * Drops the tables in which earlier releases kept the documents of all collections, in one file. Their models are
 * filled again.
 */
export const dropTablesOfEarlierReleases = (db: DatabaseSyncInstance): void => {
  const left = (like: string) =>
    db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE ?").all(like) as { name: string }[];
  // An index of words goes with the tables that belong to it.
  for (const like of ['search/%/index', 'search/%', 'documents/%']) {
    for (const { name } of left(like)) db.exec(`DROP TABLE IF EXISTS ${quotedIdentifier(name)}`);
  }
};
