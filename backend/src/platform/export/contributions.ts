import { multiProvider } from '../multi-provider';

/** Data that an area has of a user, as one part of the export of their account. */
export interface ExportedPart {
  /** Name of the part in the file. */
  readonly name: string;
  /** Plain JSON. */
  rowsOf(userId: string): AsyncIterable<object>;
}

/**
 * Registers parts of the export in the `providers` of an area that stores users' data: `provideExport(trackersOfUser,
 * READ_STORE)`.
 */
export const [contributedExports, provideExport] = multiProvider<readonly ExportedPart[]>('export');
