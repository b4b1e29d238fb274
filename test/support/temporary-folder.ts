import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  /** Read by jest.node-environment.cjs. */
  var temporaryFolders: string[] | undefined;
}

/**
 * A folder for the spec file. It is removed when all hooks of the file are over: jest runs `afterAll` in the order of
 * declaration, and a product that a later hook stops still writes to its folder.
 */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-'));
  globalThis.temporaryFolders = [...(globalThis.temporaryFolders ?? []), folder];
  return folder;
};
