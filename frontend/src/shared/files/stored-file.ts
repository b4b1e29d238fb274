import { authorisedFetch } from '../api/authorised-fetch';
import { Problem, type ProblemBody } from '../api/problem';
import { nameIn } from './name-in';

export interface StoredFile {
  readonly name: string;
  /** With its media type. */
  readonly content: Blob;
}

/** Fetches a file as the signed-in user, which a link could not. */
export const storedFile = async (path: string, signal?: AbortSignal): Promise<StoredFile> => {
  const response = await authorisedFetch(new Request(path, { signal: signal ?? null }));
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
    throw new Problem({ ...body, status: response.status });
  }
  return { name: nameIn(response.headers.get('content-disposition')), content: await response.blob() };
};
