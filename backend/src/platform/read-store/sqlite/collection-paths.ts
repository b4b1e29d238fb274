import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

const SUFFIX = '.db';

/** Beside the read store's file: `read-models` for `read-models.db`. */
export const collectionsFolder = (file: string): string => join(dirname(file), basename(file, extname(file)));

export const fileOf = (folder: string, collection: string): string =>
  join(folder, `${encodeURIComponent(collection)}${SUFFIX}`);

export const collectionsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => decodeURIComponent(basename(name, SUFFIX)));
