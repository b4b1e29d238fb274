import type { FileName } from '../file-name';
import type { FileStore, ListedFile } from '../file-store';
import { filesBelow } from '../files-below';
import type { FileOwner } from './file-owner';

const FILES_PER_GROUP = 500;

async function* groups(files: AsyncIterable<ListedFile>, before: Date): AsyncGenerator<readonly FileName[], void> {
  let group: FileName[] = [];
  for await (const { name, changedAt } of files) {
    if (changedAt < before) group.push(name);
    if (group.length < FILES_PER_GROUP) continue;
    yield group;
    group = [];
  }
  yield group;
}

/**
 * Deletes files from before a time that their owner says nothing points to; files without an owner stay. Returns their names.
 * What one owner cannot tell is reported and stays until the next sweep.
 */
export const sweepFiles = async (
  files: Pick<FileStore, 'list' | 'delete'>,
  owners: readonly FileOwner[],
  before: Date,
  onFailure: (error: unknown) => void,
): Promise<readonly FileName[]> => {
  const swept = new Set<FileName>();
  for await (const group of groups(filesBelow(files, null), before)) {
    for (const owner of owners) {
      const names = group.filter((name) => owner.concerns(name) && !swept.has(name));
      if (names.length === 0) continue;
      try {
        for (const name of await owner.unneeded(names)) {
          await files.delete(name);
          swept.add(name);
        }
      } catch (error) {
        onFailure(error);
      }
    }
  }
  return [...swept];
};
