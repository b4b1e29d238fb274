/** Path of a folder's page. `ids`: of the folders on the way to it; empty for the root. */
export const folderPath = (ids: readonly string[]): string => ['/list-trackers', ...ids].join('/');

/** The ids in the URL after /list-trackers. */
export const parseFolderIds = (rest: string | undefined): readonly string[] =>
  (rest ?? '').split('/').filter((id) => id !== '');

/** Path of the public page of a folder. */
export const sharedFolderPath = (id: string): string => `/collection/${id}`;
