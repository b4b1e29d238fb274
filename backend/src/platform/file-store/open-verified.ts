import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '#kernel/decider';
import type { FileName } from './file-name';
import type { FileStore, OpenFile } from './file-store';

const DAMAGED = refuse(
  'CONFLICT',
  'This file is damaged where it is stored. Its operator can restore it from a backup.',
);

const log = new Logger('Files');

/** Opens a file after verifying its recorded SHA-256. Reads the file twice, so that no damaged byte is sent. */
export const openVerified = async (
  files: Pick<FileStore, 'get'>,
  name: FileName,
  sha256: string,
): Promise<OpenFile | Refusal | undefined> => {
  const found = await files.get(name);
  if (found === undefined) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of found.content) hash.update(chunk as Uint8Array);
  if (hash.digest('hex') === sha256) return files.get(name);
  log.error(`The file ${name} is damaged: it differs from what was stored. Restore it from a backup.`);
  return DAMAGED;
};
