import type { FactoryProvider } from '@nestjs/common';
import { type Injected, contributing } from '../contributed';

/** What an area has of a user, as one part of the export of their account. */
export interface ExportedPart {
  /** Its name in the file. */
  readonly name: string;
  /** Plain JSON. */
  rowsOf(userId: string): AsyncIterable<object>;
}

/** Contributed by area modules; the export of an account collects all of them. */
export class ContributedExport {
  constructor(readonly parts: readonly ExportedPart[]) {}
}

/** For the `providers` of an area that stores users' data: `exporting(trackersOfUser, READ_STORE)`. */
export const exporting = <Dependencies extends readonly unknown[]>(
  parts: (...dependencies: Dependencies) => readonly ExportedPart[],
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedExport> => contributing(ContributedExport, parts, inject);
