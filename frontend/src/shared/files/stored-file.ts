import { queryOptions } from '@tanstack/react-query';
import { fetchWithAuth } from '../api/fetch-with-auth';
import { readProblem } from '../api/read-problem';
import { saveFile } from '../ui/save-file';
import { parseFileName } from './content-disposition';

export interface StoredFile {
  readonly name: string;
  /** The file's content, with its media type. */
  readonly content: Blob;
}

/** Fetches a file as the signed-in user, which a plain link could not. */
export const storedFile = async (
  path: string,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<StoredFile> => {
  const response = await fetchWithAuth(new Request(path, { signal: signal ?? null, headers }));
  if (!response.ok) throw await readProblem(response);
  return { name: parseFileName(response.headers.get('content-disposition')), content: await response.blob() };
};

export const saveStoredFile = ({ content, name }: StoredFile): void => saveFile(content, name);

/** A query for a file to show, whose content never changes. */
export const defineFileQuery = (
  key: readonly unknown[],
  path: string,
  { headers, gcTime }: { readonly headers?: Readonly<Record<string, string>>; readonly gcTime?: number } = {},
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => storedFile(path, signal, headers),
    staleTime: Infinity,
    ...(gcTime === undefined ? {} : { gcTime }),
  });
