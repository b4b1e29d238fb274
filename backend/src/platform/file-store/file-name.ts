declare const SAFE: unique symbol;

/** The name of a stored file: segments separated by `/`, safe on every file system and as a key on S3. */
export type FileName = string & { readonly [SAFE]: true };

// Lower case only: some file systems do not tell the cases apart.
const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const MAX_SEGMENTS = 8;

/** Writers name unfinished files so, and backups leave them out. */
export const UNFINISHED = '.part';

const isSafe = (segment: string): boolean => SEGMENT.test(segment) && !segment.endsWith(UNFINISHED);

/**
 * Names a file or folder: `fileName('users', userId, fileId)`. The product makes segments from ids; the name that a
 * person gave a file is never part of its path. Throws on a segment that could lead elsewhere.
 */
export const fileName = (...segments: readonly string[]): FileName => {
  if (segments.length === 0 || segments.length > MAX_SEGMENTS || !segments.every(isSafe))
    throw new Error(`"${segments.join('/')}" cannot name a file.`);
  return segments.join('/') as FileName;
};

const USERS = 'users';

/** Folder of all files of a person, which is deleted when the person is erased. */
export const folderOfUser = (userId: string): FileName => fileName(USERS, userId);

/** Id of the user who owns a file; null if nobody does. */
export const userOfFile = (name: FileName): string | null => {
  const [folder, userId] = name.split('/');
  return folder === USERS && userId !== undefined ? userId : null;
};

export const fileOfUser = (userId: string, ...segments: readonly string[]): FileName =>
  fileName(USERS, userId, ...segments);
