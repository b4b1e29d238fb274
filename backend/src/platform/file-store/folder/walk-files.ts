import { type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code';
import type { FileName } from '../file-name';
import type { ListedFile } from '../file-store';

interface Walk {
  readonly root: string;
  readonly folder: FileName | null;
  readonly after: FileName | undefined;
  readonly limit: number;
  /** An entry of the root. */
  readonly leftOut: string;
}

const entriesOf = async (path: string): Promise<readonly Dirent[]> => {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return [];
    throw error;
  }
};

/**
 * The sort key of an entry, which its files' names begin with. As on S3, `a-b` comes before everything in `a`, since `-`
 * precedes `/`.
 */
const sortedAs = (entry: Dirent): string => (entry.isDirectory() ? `${entry.name}/` : entry.name);

const factsOf = async (path: string) => {
  try {
    const { size, mtimeMs } = await stat(path);
    return { bytes: size, changedAt: new Date(mtimeMs) };
  } catch (error) {
    // Deleted since its folder was read.
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** One page of files by name. Folders that lie wholly before the page are not opened. */
export const walkFiles = async ({ root, folder, after, limit, leftOut }: Walk): Promise<readonly ListedFile[]> => {
  const found: ListedFile[] = [];
  const isBefore = (key: string): boolean =>
    after !== undefined && (key.endsWith('/') ? key <= after && !after.startsWith(key) : key <= after);

  const walk = async (prefix: string): Promise<void> => {
    const sorted = [...(await entriesOf(join(root, prefix)))].sort((one, other) =>
      sortedAs(one) < sortedAs(other) ? -1 : 1,
    );
    for (const entry of sorted) {
      if (found.length === limit) return;
      const key = `${prefix}${sortedAs(entry)}`;
      if (key === `${leftOut}/` || isBefore(key)) continue;
      if (entry.isDirectory()) await walk(key);
      else if (entry.isFile()) {
        const facts = await factsOf(join(root, key));
        if (facts !== undefined) found.push({ name: key as FileName, ...facts });
      }
    }
  };
  await walk(folder === null ? '' : `${folder}/`);
  return found;
};
