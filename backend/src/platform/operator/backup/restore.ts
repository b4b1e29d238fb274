import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataDir } from '../../data-dir/data-dir';
import { EVENTS_FILE, KEYS_FILE, RESTORE_DRAFT } from '../../data-dir/file-names';
import { PASSING } from './kept-files';
import type { Manifest } from './manifest';
import { RestoreRefused, readArchive } from './read-archive';

export interface RestoreOrder {
  readonly archive: string;
  readonly dataDir: string;
  /** Whether existing data may be replaced. */
  readonly replace: boolean;
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
};

/**
 * Removes the key store first and adds it last, while there is always a log: since a log without keys prevents every start,
 * an interrupted restore is noticed and can be repeated.
 */
const swap = async (folder: string, draft: string, old: readonly string[]): Promise<void> => {
  await rm(join(folder, KEYS_FILE), { force: true });
  await syncFolder(folder);
  for (const name of old) if (name !== EVENTS_FILE) await rm(join(folder, name), { recursive: true, force: true });
  const others = (await readdir(draft)).filter((name) => name !== EVENTS_FILE && name !== KEYS_FILE);
  for (const name of [EVENTS_FILE, ...others]) await rename(join(draft, name), join(folder, name));
  await syncFolder(folder);
  await rename(join(draft, KEYS_FILE), join(folder, KEYS_FILE));
  await syncFolder(folder);
};

/** Restores a backup into DATA_DIR, which no process may be using. The next start rebuilds the read models. */
export const restore = async ({ archive, dataDir: path, replace }: RestoreOrder): Promise<Manifest> => {
  if (!existsSync(archive)) throw new RestoreRefused(`The file ${archive} does not exist.`);
  const dataDir = openDataDir(path);
  const draft = dataDir.file(RESTORE_DRAFT);
  try {
    const old = (await readdir(dataDir.path)).filter((name) => !PASSING.has(name));
    if (old.length > 0 && !replace) {
      throw new RestoreRefused(`${dataDir.path} is not empty. Add --replace to replace its contents with the backup.`);
    }
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const manifest = await readArchive(archive, draft);
    await swap(dataDir.path, draft, old);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
    dataDir.release();
  }
};
