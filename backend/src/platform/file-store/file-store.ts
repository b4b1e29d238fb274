import type { Readable } from 'node:stream';
import { port } from '../port';
import type { FileName } from './file-name';

/** The outcome of a `put`. */
export type PutResult =
  | { readonly kind: 'kept'; readonly bytes: number; /** Hex. */ readonly sha256: string }
  /** Nothing was kept; the rest of the content was not read. */
  | { readonly kind: 'too_large' };

export interface FileFacts {
  readonly bytes: number;
  readonly changedAt: Date;
}

export interface ListedFile extends FileFacts {
  readonly name: FileName;
}

/** A range of bytes, both ends included, as in HTTP. */
export interface ByteRange {
  readonly from: number;
  /** Last byte; absent for the rest of the file. */
  readonly to?: number;
}

export interface OpenFile extends FileFacts {
  /** The bytes asked for. Read it, or destroy it. `bytes` is the size of the whole file. */
  readonly content: Readable;
}

export interface FileListRequest {
  /** Name after which the list begins. */
  readonly after?: FileName;
  /** 1 to 1000. */
  readonly limit: number;
}

/**
 * Files of any size, by name. A file is there whole or not at all: content appears when the last byte has been
 * stored, and readers of an earlier content keep it.
 */
export interface FileStore {
  /** The place where files are stored, for the operator. */
  readonly location: string;
  /**
   * Stores what arrives, replacing any earlier content. If the content fails on its way, so does `put`, and nothing has
   * changed. Rejects with StorageFull if the disk is full.
   */
  put(name: FileName, content: AsyncIterable<Uint8Array>, limitBytes: number): Promise<PutResult>;
  /** Undefined if there is no such file, or the range begins at or after its end. */
  get(name: FileName, range?: ByteRange): Promise<OpenFile | undefined>;
  stat(name: FileName): Promise<FileFacts | undefined>;
  /** Deletes a file; does nothing if there is none. */
  delete(name: FileName): Promise<void>;
  /** Files in the folder and below, by name. Null: all of them. */
  list(folder: FileName | null, request: FileListRequest): Promise<readonly ListedFile[]>;
  close(): Promise<void>;
}

export const FILE_STORE = port<FileStore>('FileStore');
