import { api } from '#shared/api/client';
import { parseFolderIds, sharedFolderPath } from './folder-path';

/** Path of the public page of the owner's folder; null if it is not public, or the server cannot be reached. */
export const fetchPublicPath = async (pathname: string): Promise<string | null> => {
  const id = parseFolderIds(pathname.replace('/list-trackers', '')).at(-1);
  if (id === undefined) return null;
  const request = api.GET('/api/topics/get-collection', { params: { query: { unique_id: id } } });
  return (await request.catch(() => null))?.response.ok === true ? sharedFolderPath(id) : null;
};
