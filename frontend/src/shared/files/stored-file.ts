import { authorisedFetch } from '../api/authorised-fetch';
import { Problem, type ProblemBody } from '../api/problem';

export interface StoredFile {
  readonly name: string;
  /** With its media type. */
  readonly content: Blob;
}

const NO_NAME = 'downloaded_file';

/** The name in a `Content-Disposition`: the one of RFC 5987 if there is one. */
export const nameIn = (disposition: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Then by the plain one.
    }
  }
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain ?? NO_NAME;
};

/** Fetches a file as the signed-in user, which a link could not. */
export const storedFile = async (path: string, signal?: AbortSignal): Promise<StoredFile> => {
  const response = await authorisedFetch(new Request(path, { signal: signal ?? null }));
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
    throw new Problem({ ...body, status: response.status });
  }
  return { name: nameIn(response.headers.get('content-disposition')), content: await response.blob() };
};
