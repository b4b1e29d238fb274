import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '../../backend/src/modules');

/** What the files of all areas with this ending export, by name of file: a new area is in no list. */
export const collected = (ending: string): readonly unknown[] =>
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .flatMap((file) => Object.values<unknown>(require(join(MODULES, file))));
