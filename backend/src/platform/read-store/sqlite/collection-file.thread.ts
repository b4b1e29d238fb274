import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { SearchFields } from '#kernel/projection';
import { openForWriting } from '../../sqlite/database';
import { CollectionSearch } from './collection-search';
import { DocumentsById } from './documents-by-id';
import { COLLECTION_FORMAT } from './schema';
import { Statements } from './statements';

/** Long work on a collection's file, through a separate connection: nothing else writes to the file meanwhile. */

interface InFile {
  readonly file: string;
}

/** Size of the cache; more gains nothing. Sorting for an index takes as much memory again: the rest of it is on disk. */
const CACHE_KB = 4096;

const openFile = (file: string): DatabaseSyncInstance => {
  const db = openForWriting(file, COLLECTION_FORMAT);
  db.exec(`PRAGMA temp_store = FILE; PRAGMA cache_size = -${CACHE_KB}`);
  return db;
};

/** Runs the work and leaves the write-ahead log empty, even if it fails. */
const foldedAndClosed = (db: DatabaseSyncInstance): void => {
  try {
    // A closed connection keeps its memory until its statements are collected.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA shrink_memory');
  } finally {
    db.close();
  }
};

export const fold = ({ file }: InFile): void => foldedAndClosed(openFile(file));

export const createIndex = ({ file, sql }: InFile & { readonly sql: string }): void => {
  const db = openFile(file);
  try {
    db.exec(sql);
  } finally {
    foldedAndClosed(db);
  }
};

export const rewrite = ({ file }: InFile): void => {
  const db = openFile(file);
  try {
    db.exec('VACUUM');
  } finally {
    foldedAndClosed(db);
  }
};

export const buildSearch = async ({
  file,
  collection,
  fields,
}: InFile & { readonly collection: string; readonly fields: SearchFields }): Promise<void> => {
  const db = openFile(file);
  try {
    const statements = new Statements(db, file);
    const byId = new DocumentsById(() => statements);
    const search = new CollectionSearch(db, statements, byId, collection, async (work) => {
      db.exec('BEGIN IMMEDIATE');
      work();
      db.exec('COMMIT');
    });
    await search.build(fields);
  } finally {
    foldedAndClosed(db);
  }
};
