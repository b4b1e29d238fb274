import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { BACKUP_DRAFT, CHECKPOINTS_FILE, EVENTS_FILE, FILES_FOLDER, KEYS_FILE } from '../../data-dir/file-names';
import { errorCode } from '../../error-code';
import { copyStores } from './copy-stores';
import { plainFiles } from './kept-files';
import { ARCHIVE_FORMAT, MANIFEST, type Manifest } from './manifest';

export interface BackupOrder {
  readonly dataDir: string;
  /** Path of the archive, which must not exist. */
  readonly file: string;
  /** The product's version. */
  readonly version: string;
  readonly now: Date;
}

const FILE_MODE = 0o600;
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const addContent = (archive: Pack, name: string, content: Uint8Array): string => {
  archive.entry({ name, mode: FILE_MODE }, Buffer.from(content));
  return sha256(content);
};

/** Adds a large file that does not change meanwhile. Returns its hash. */
const addFile = async (archive: Pack, name: string, file: FileHandle): Promise<string> => {
  const hash = createHash('sha256');
  const { size } = await file.stat();
  const added = new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, size, mode: FILE_MODE }, (error) => (error ? reject(error) : resolve()));
    const write = async (): Promise<void> => {
      for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (!entry.write(chunk)) await once(entry, 'drain');
      }
      entry.end();
    };
    write().catch(reject);
  });
  await added;
  return hash.digest('hex');
};

/** Undefined if the file is gone: mail and files may be deleted after the folder was listed. */
const ifThere = async <Found>(found: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Adds a file. Stored files may be large, and never change: only they are not read whole. Undefined if it is gone. */
const addPlainFile = async (archive: Pack, name: string, path: string): Promise<string | undefined> => {
  if (name.startsWith(`${FILES_FOLDER}/`)) {
    const file = await ifThere(open(path, 'r'));
    return file === undefined ? undefined : addFile(archive, name, file);
  }
  const content = await ifThere(readFile(path));
  return content === undefined ? undefined : addContent(archive, name, content);
};

const fill = async (archive: Pack, draft: string, { dataDir, version, now }: BackupOrder): Promise<Manifest> => {
  const position = await copyStores(dataDir, draft, now);
  const files: Record<string, string> = {};
  for (const name of [CHECKPOINTS_FILE, EVENTS_FILE, KEYS_FILE])
    files[name] = await addFile(archive, name, await open(join(draft, name), 'r'));
  for (const name of await plainFiles(dataDir)) {
    const hash = await addPlainFile(archive, name, join(dataDir, name));
    if (hash !== undefined) files[name] = hash;
  }
  const manifest: Manifest = { format: ARCHIVE_FORMAT, version, position, made_at: now.toISOString(), files };
  addContent(archive, MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
  return manifest;
};

/** Writes the whole embedded store of a DATA_DIR, which may be in use, to one file. The file is either complete or absent. */
export const makeBackup = async (order: BackupOrder): Promise<Manifest> => {
  const draft = join(order.dataDir, BACKUP_DRAFT);
  const part = `${order.file}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    const archive = pack();
    const written = pipeline(
      archive,
      createGzip(),
      createWriteStream(part, { flags: 'wx', mode: FILE_MODE, flush: true }),
    );
    const filled = fill(archive, draft, order).then((manifest) => {
      archive.finalize();
      return manifest;
    });
    // If one of them fails, it ends the other.
    filled.catch((error: Error) => archive.destroy(error));
    written.catch(() => undefined);
    const [manifest] = await Promise.all([filled, written]);
    await rename(part, order.file);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
