import { Readable } from 'node:stream';
import type { FileName } from './file-name';
import type { FileStore } from './file-store';

/** Content made here is larger than its kind ever is. Nothing was stored. */
class MadeTooLarge extends Error {
  constructor(name: FileName, limitBytes: number) {
    super(`The file ${name} has more than ${limitBytes} bytes.`);
  }
}

/**
 * Stores content that was made here, and not sent by anybody. Rejects if it is too large, so that nobody records it as
 * stored.
 */
export const putWhole = async (
  files: Pick<FileStore, 'put'>,
  name: FileName,
  content: string | Uint8Array,
  limitBytes: number,
): Promise<{ readonly bytes: number; readonly sha256: string }> => {
  const stored = await files.put(name, Readable.from([Buffer.from(content)]), limitBytes);
  if (stored.kind === 'too_large') throw new MadeTooLarge(name, limitBytes);
  return stored;
};
