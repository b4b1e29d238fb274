import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of the spec file's own, removed when its tests are over. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
