import type { FactoryProvider } from '@nestjs/common';
import { type Injected, provideContribution } from '../../contributed';
import type { FileName } from '../file-name';

/** An area's word on the files that it keeps, from the log alone: a read model may be behind, or stopped. */
export interface FileOwner {
  concerns(name: FileName): boolean;
  /** Files that nothing points to, now or later. */
  unneeded(names: readonly FileName[]): Promise<readonly FileName[]>;
}

export class ContributedFileOwner {
  constructor(readonly owner: FileOwner) {}
}

/** Registers the owner of files in the `providers` of an area that keeps them: `owningFiles(documentFiles, EVENT_STORE)`. */
export const owningFiles = <Dependencies extends readonly unknown[]>(
  owner: (...dependencies: Dependencies) => FileOwner,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedFileOwner> => provideContribution(ContributedFileOwner, owner, inject);
