import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash of the program's modules, so that a snapshot is used only by the code that created it. */
export const programVersion = async (root = join(__dirname, '../..')): Promise<string> => {
  const names = (await readdir(root, { recursive: true, encoding: 'utf8' }))
    .filter((name) => /\.[jt]s$/.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const text of await Promise.all(names.map((name) => readFile(join(root, name))))) hash.update(text);
  return hash.digest('base64url').slice(0, 16);
};
