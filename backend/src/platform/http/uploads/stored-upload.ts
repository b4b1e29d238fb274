import { isRefusal } from '#kernel/decider';
import type { CommandOutcome } from '../../command-handling/command-outcome';
import type { FileName } from '../../file-store/file-name';

export const TAKES_FILE = 'takes-file';

/** The file of a request, which is deleted once the request is over, unless it is kept. */
export interface StoredUpload {
  /** The last segment of its name. */
  readonly fileId: string;
  readonly name: FileName;
  isKept: boolean;
}

const uploads = new WeakMap<object, StoredUpload>();

export const rememberUpload = (request: object, upload: StoredUpload): void => {
  uploads.set(request, upload);
};

export const uploadIfAny = (request: object): StoredUpload | undefined => uploads.get(request);

export const storedUploadOf = (request: object): StoredUpload => {
  const upload = uploadIfAny(request);
  if (upload === undefined) throw new Error('The route takes no file.');
  return upload;
};

/** `fileId`: of the file that is kept; another than the upload's, if the request had been carried out before. */
interface Keeping {
  readonly fileId: string | null;
}

/**
 * Carries out the command that names the file. If it fails, it may have been carried out all the same, and the repeated request
 * finds it so: the file stays, and is swept away should nothing point to it.
 */
export const keepIfAccepted = async <Result extends Keeping>(
  upload: StoredUpload,
  carryOut: () => Promise<CommandOutcome<Result>>,
): Promise<CommandOutcome<Result>> => {
  upload.isKept = true;
  const outcome = await carryOut();
  upload.isKept = !isRefusal(outcome) && outcome.result.fileId === upload.fileId;
  return outcome;
};
