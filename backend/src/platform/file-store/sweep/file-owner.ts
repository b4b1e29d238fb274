import { multiProvider } from '../../multi-provider';
import type { FileName } from '../file-name';

/** An area's word on the files that it keeps, from the log alone: a read model may be behind, or stopped. */
export interface FileOwner {
  concerns(name: FileName): boolean;
  /** Files that nothing points to, now or later. */
  unneeded(names: readonly FileName[]): Promise<readonly FileName[]>;
}

/** Registers the owner of files in the `providers` of an area that keeps them: `owningFiles(documentFiles, EVENT_STORE)`. */
export const [contributedFileOwners, owningFiles] = multiProvider<FileOwner>('file owner');
