import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** What the files of all areas with this ending export, by name of file: a new area is in no list. */
export const collected = (ending: string, folder = 'backend/src/modules'): readonly unknown[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .flatMap((file) => Object.values<unknown>(require(join(ROOT, folder, file))));
