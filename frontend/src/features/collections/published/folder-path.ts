/** Path of a folder's page. `ids` are those of the folders that lead to it; none for the root. */
export const folderPath = (ids: readonly string[]): string => ['/list-trackers', ...ids].join('/');

/** The ids in the address after /list-trackers. */
export const idsIn = (rest: string | undefined): readonly string[] => (rest ?? '').split('/').filter((id) => id !== '');

/** The address at which others see a public folder. */
export const sharedFolderPath = (id: string): string => `/collection/${id}`;
