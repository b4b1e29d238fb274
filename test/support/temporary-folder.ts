import { mkdtempSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  /** Read by jest.node-environment.cjs. */
  var temporaryFolders: string[] | undefined;
}

/** A file system of Linux in memory. */
const MEMORY = '/dev/shm';
/** Far more than the folders of a worker take: those of three journeys at a time took 100 MB. */
const BYTES_PER_WORKER = 512 * 1024 ** 2;

const isRoomy = (): boolean => {
  const needed = BYTES_PER_WORKER * (availableParallelism() + 1);
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= needed && freemem() >= needed;
  } catch {
    return false;
  }
};

/**
 * Where suites write. A product makes each write durable, and suites waited longer for the disk than they took the
 * processors; what is killed in a suite is a process, which loses neither.
 */
export const TEMPORARY = isRoomy() ? MEMORY : tmpdir();

const removedLater = (folder: string): string => {
  globalThis.temporaryFolders = [...(globalThis.temporaryFolders ?? []), folder];
  return folder;
};

/**
 * A folder for the spec file. It is removed when all hooks of the file are over: jest runs `afterAll` in the order of
 * declaration, and a product that a later hook stops still writes to its folder.
 */
export const temporaryFolder = (): string => removedLater(mkdtempSync(join(TEMPORARY, 'aidy-')));

/** One for programs, which containers let nobody run from memory. */
export const folderOfPrograms = (): string => removedLater(mkdtempSync(join(tmpdir(), 'aidy-')));
