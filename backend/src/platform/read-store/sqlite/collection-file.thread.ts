import type { SearchFields } from '#kernel/projection';
import { openForWriting } from '../../sqlite/database';
import { CollectionSearch } from './collection-search';
import { DocumentsById } from './documents-by-id';
import { COLLECTION_FORMAT } from './schema';
import { Statements } from './statements';

/** Long work on a collection's file, through a connection of its own: nothing else writes to the file meanwhile. */

interface InFile {
  readonly file: string;
}

const CACHE_KB = 16_384;

/** Sorting for an index takes no more memory than the cache, however many documents there are: the rest is on disk. */
const opened = (file: string) => {
  const db = openForWriting(file, COLLECTION_FORMAT);
  db.exec(`PRAGMA temp_store = FILE; PRAGMA cache_size = -${CACHE_KB}`);
  return db;
};

/** Empties the write-ahead log in any case; a reader of an old state would only delay it. */
const foldedAndClosed = (db: ReturnType<typeof opened>): void => {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
};

export const fold = ({ file }: InFile): void => foldedAndClosed(opened(file));

export const createIndex = ({ file, sql }: InFile & { readonly sql: string }): void => {
  const db = opened(file);
  try {
    db.exec(sql);
  } finally {
    foldedAndClosed(db);
  }
};

export const rewrite = ({ file }: InFile): void => {
  const db = opened(file);
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
  const db = opened(file);
  try {
    const statements = new Statements(db);
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
