import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type Entry, type Extract, extract } from 'tar-stream';
import { messageOf } from '../../error-message';
import { ARCHIVE_FORMAT, MANIFEST, type Manifest, anyManifestSchema, manifestSchema } from './manifest';

/** A refused restore; the message says why and what to do. Nothing was changed. */
export class RestoreRefused extends Error {}

/** A relative path without parent segments. */
const PATH = /^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\\0]+(\/[^/\\\0]+)*$/;

const damaged = (archive: string, cause: unknown): RestoreRefused => {
  const why = messageOf(cause);
  return new RestoreRefused(`${archive} is damaged or not a backup of Aidy (${why}). Use another backup.`, { cause });
};

const keep = async (entry: Entry, folder: string): Promise<string> => {
  const file = join(folder, entry.header.name);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(entry, hashing, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return hash.digest('hex');
};

const manifestOf = (archive: string, text: string): Manifest => {
  const read: unknown = JSON.parse(text);
  const { format, version } = anyManifestSchema.parse(read);
  if (format > ARCHIVE_FORMAT) {
    throw new RestoreRefused(
      `${archive} was created by Aidy ${version}, which is newer than this version. Restore it with that version.`,
    );
  }
  return manifestSchema.parse(read);
};

interface Unpacked {
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: Manifest | undefined;
}

const unpackEntries = async (archive: string, entries: Extract, folder: string): Promise<Unpacked> => {
  const files: Record<string, string> = {};
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type !== 'file' || !PATH.test(name)) throw new Error(`it contains ${name}`);
    if (name === MANIFEST) manifest = manifestOf(archive, (await buffer(entry)).toString());
    else files[name] = await keep(entry, folder);
  }
  return { files, manifest };
};

const unpack = async (archive: string, folder: string): Promise<Manifest> => {
  const entries = extract();
  // Await both: the reader of the current entry is not notified when its input fails.
  const [{ files, manifest }] = await Promise.all([
    unpackEntries(archive, entries, folder),
    pipeline(createReadStream(archive), createGunzip(), entries),
  ]);
  if (manifest === undefined) throw new Error('its manifest is missing');
  if (!isDeepStrictEqual(files, manifest.files)) throw new Error('its files do not match its manifest');
  return manifest;
};

/** Unpacks an archive into an empty folder and returns its manifest after verifying every file. */
export const readArchive = async (archive: string, folder: string): Promise<Manifest> => {
  try {
    return await unpack(archive, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error instanceof RestoreRefused ? error : damaged(archive, error);
  }
};
