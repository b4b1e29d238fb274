import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

const SUFFIX = '.db';
/** Separator that never occurs in an encoded name. */
const BEFORE_MARK = '@';

/** The folder next to the read store's file: `read-models` for `read-models.db`. */
export const collectionsFolder = (file: string): string => join(dirname(file), basename(file, extname(file)));

export const fileOf = (folder: string, collection: string): string =>
  join(folder, `${encodeURIComponent(collection)}${SUFFIX}`);

/**
 * A new file for a collection that was dropped before in this process: the driver closes a connection only when its statements
 * have been collected, and SQLite then removes the journal by its name, which must not be that of the new file.
 */
export const newFileOf = (folder: string, collection: string): string =>
  join(folder, `${encodeURIComponent(collection)}${BEFORE_MARK}${randomUUID()}${SUFFIX}`);

export const collectionsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => {
        const [encoded = ''] = basename(name, SUFFIX).split(BEFORE_MARK);
        return [decodeURIComponent(encoded), join(folder, name)];
      }),
  );
