import type { Readable } from 'node:stream';
import type { FileName } from '../../file-store/file-name';
import type { FileStore } from '../../file-store/file-store';
import { displayFileName } from './display-file-name';
import { HEAD_BYTES, fileKind } from './file-kinds';
import type { SentFile } from './read-form';

/** 25 MB, as the specification counts them. */
export const MAX_FILE_BYTES = 26_214_400;

export type TakenFile =
  | {
      readonly kind: 'stored';
      /** Safe to show, and to save a file by. */
      readonly name: string;
      readonly mediaType: string;
      readonly bytes: number;
      readonly sha256: string;
    }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'refused'; readonly says: string };

interface Begun {
  readonly head: Buffer;
  /** The whole content, including the head. */
  readonly whole: AsyncIterable<Uint8Array>;
  /** Reads no more. */
  leave(): Promise<unknown>;
}

/** Reads just enough of a file to recognise its kind. */
const begun = async (content: Readable): Promise<Begun> => {
  // busboy waits for every file stream to end; destroying this one would block it for ever.
  const chunks = content.iterator({ destroyOnReturn: false }) as AsyncGenerator<Buffer, void>;
  const read: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(next.value);
    bytes += next.value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array, void> {
    yield* read;
    yield* chunks;
  }
  return { head: Buffer.concat(read).subarray(0, HEAD_BYTES), whole: whole(), leave: () => chunks.return() };
};

/** Stores a file as it arrives, if it is of a type that is taken. */
export const takeFile = async (files: FileStore, at: FileName, { name, content }: SentFile): Promise<TakenFile> => {
  const { head, whole, leave } = await begun(content);
  const kind = fileKind(displayFileName(name ?? ''), head);
  if (kind.kind === 'refused') {
    await leave();
    return kind;
  }
  const kept = await files.put(at, whole, MAX_FILE_BYTES);
  if (kept.kind === 'too_large') return { kind: 'too_large' };
  return { kind: 'stored', name: kind.name, mediaType: kind.type, bytes: kept.bytes, sha256: kept.sha256 };
};
