import type { FileName } from '../../file-store/file-name';

export const TAKES_FILE = 'takes-file';

/** The file of a request, which is deleted once the request is over, unless it is kept. */
export interface StoredUpload {
  /** The last segment of its name. */
  readonly fileId: string;
  readonly name: FileName;
  /** Whether the file is to stay. */
  isKept: boolean;
}

const uploads = new WeakMap<object, StoredUpload>();

export const rememberUpload = (request: object, upload: StoredUpload): void => {
  uploads.set(request, upload);
};

export const uploadIfAny = (request: object): StoredUpload | undefined => uploads.get(request);

export const storedUploadOf = (request: object): StoredUpload => {
  const upload = uploadIfAny(request);
  if (upload === undefined) throw new Error('@Upload() on a route that takes no file.');
  return upload;
};
