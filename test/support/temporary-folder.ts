import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the spec file, removed after its tests, while a product that a later hook stops may still write to it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
};
