import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { errorCode } from '../../error-code';
import { StorageFull } from '../../event-store/event-store';
import { TooLarge, countedContent } from '../counted-content';
import { type FileName, UNFINISHED } from '../file-name';
import type { FileFacts, FileStore, PutResult } from '../file-store';
import { walkFiles } from './walk-files';

/** Folder for drafts; no file can have this name. */
const DRAFTS = `drafts${UNFINISHED}`;

const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error));

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error));

const undefinedIfGone = (error: unknown): undefined => {
  if (isGone(error)) return undefined;
  throw error;
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const factsOf = async (file: FileHandle): Promise<FileFacts | undefined> => {
  const found = await file.stat();
  return found.isFile() ? { bytes: found.size, changedAt: new Date(found.mtimeMs) } : undefined;
};

const MAX_ATTEMPTS = 5;

/** Moves a finished draft to its place. Deleting the last file of the folder at the same time removes the folder. */
const moveInto = async (draft: string, path: string): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      // Fails, too, where a folder above is removed meanwhile.
      await mkdir(dirname(path), { recursive: true });
      await rename(draft, path);
      await syncFolder(dirname(path));
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || errorCode(error) !== 'ENOENT') throw error;
    }
  }
};

/**
 * Files in a folder of DATA_DIR, which this process has locked. Content is written to a draft, flushed to the disk and then
 * renamed, so that a file cut off by a crash is never seen; drafts of a killed process are removed here.
 */
export const openFolderFileStore = (root: string): FileStore => {
  const drafts = join(root, DRAFTS);
  rmSync(drafts, { recursive: true, force: true });
  mkdirSync(drafts, { recursive: true });
  const pathOf = (name: FileName): string => join(root, ...name.split('/'));

  const write = async (draft: string, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
  };

  const removeEmptyFolders = async (folder: string): Promise<void> => {
    for (let at = folder; at.startsWith(root + sep); at = dirname(at)) {
      try {
        await rmdir(at);
      } catch {
        return;
      }
    }
  };

  return {
    location: root,

    async put(name, content, limitBytes): Promise<PutResult> {
      const draft = join(drafts, randomUUID());
      const { chunks, facts } = countedContent(content, limitBytes);
      try {
        await write(draft, chunks);
        await moveInto(draft, pathOf(name));
        return { kind: 'kept', ...facts() };
      } catch (error) {
        await rm(draft, { force: true });
        if (error instanceof TooLarge) return { kind: 'too_large' };
        throw isFull(error) ? new StorageFull(error) : error;
      }
    },

    async get(name, range) {
      const file = await open(pathOf(name), 'r').catch(undefinedIfGone);
      if (file === undefined) return undefined;
      const found = await factsOf(file);
      const { from = 0, to } = range ?? {};
      if (found === undefined || (range !== undefined && from >= found.bytes)) {
        await file.close();
        return undefined;
      }
      const content = file.createReadStream({ start: from, ...(to === undefined ? {} : { end: to }) });
      return { ...found, content };
    },

    async stat(name) {
      const file = await open(pathOf(name), 'r').catch(undefinedIfGone);
      if (file === undefined) return undefined;
      try {
        return await factsOf(file);
      } finally {
        await file.close();
      }
    },

    async delete(name) {
      try {
        await rm(pathOf(name));
      } catch (error) {
        if (isGone(error) || errorCode(error) === 'ERR_FS_EISDIR') return;
        throw error;
      }
      await removeEmptyFolders(dirname(pathOf(name)));
    },

    list: (folder, { after, limit }) => walkFiles({ root, folder, after, limit, leftOut: DRAFTS }),

    close: () => Promise.resolve(),
  };
};
