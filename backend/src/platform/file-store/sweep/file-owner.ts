import type { FactoryProvider } from '@nestjs/common';
import { type Injected, contributing } from '../../contributed';
import type { FileName } from '../file-name';

/** An area's word on the files that it keeps, from the log alone: a read model may be behind, or stopped. */
export interface FileOwner {
  concerns(name: FileName): boolean;
  /** Those that nothing points to, now or later. */
  unneeded(names: readonly FileName[]): Promise<readonly FileName[]>;
}

export class ContributedFileOwner {
  constructor(readonly owner: FileOwner) {}
}

/** For the `providers` of an area that keeps files: `owningFiles(documentFiles, EVENT_STORE)`. */
export const owningFiles = <Dependencies extends readonly unknown[]>(
  owner: (...dependencies: Dependencies) => FileOwner,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedFileOwner> => contributing(ContributedFileOwner, owner, inject);
