import type { FactoryProvider } from '@nestjs/common';
import { type Injected, provideContribution } from '../contributed';

/** Data that an area has of a user, as one part of the export of their account. */
export interface ExportedPart {
  /** Name of the part in the file. */
  readonly name: string;
  /** Plain JSON. */
  rowsOf(userId: string): AsyncIterable<object>;
}

/** Contributed by area modules; the export of an account collects all of them. */
export class ContributedExport {
  constructor(readonly parts: readonly ExportedPart[]) {}
}

/**
 * Registers parts of the export in the `providers` of an area that stores users' data: `provideExport(trackersOfUser,
 * READ_STORE)`.
 */
export const provideExport = <Dependencies extends readonly unknown[]>(
  parts: (...dependencies: Dependencies) => readonly ExportedPart[],
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedExport> => provideContribution(ContributedExport, parts, inject);
