import { freshAccess, noteWritten } from '../api/authorised-fetch';
import { Problem, type ProblemBody } from '../api/problem';
import { sessionChanges } from '../session/session-changes';
import { currentSession, assertEpoch } from '../session/session';

interface Upload {
  readonly path: string;
  /** Form fields in addition to the file, which is the part `file`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  /** How much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** 25 MB, as the server counts them. */
const MAX_FILE_BYTES = 26_214_400;

export const FILE_TOO_LARGE = 'File(s) were too large. Size limit is 25MB';

export const isTooLarge = ({ size }: File): boolean => size > MAX_FILE_BYTES;

const formOf = ({ fields, file }: Upload): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};

const problemIn = (request: XMLHttpRequest): Problem => {
  let body: Partial<ProblemBody> = {};
  try {
    body = JSON.parse(request.responseText) as ProblemBody;
  } catch {
    // A proxy answers with its own page.
  }
  return new Problem({ ...body, status: request.status });
};

/** Sends by XMLHttpRequest, the only API that reports upload progress. */
const send = (upload: Upload, access: string | null): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const { path, onProgress, signal } = upload;
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (access !== null) request.setRequestHeader('authorization', `Bearer ${access}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('The file could not be sent.'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(upload));
  });

const isSuccess = ({ status }: XMLHttpRequest): boolean => status >= 200 && status < 300;

/** Sends a file as the signed-in user. Rejects with the server's Problem, or an AbortError once it is stopped. */
export const uploadFile = async (upload: Upload): Promise<void> => {
  const { epoch } = currentSession();
  const access = await freshAccess(epoch);
  upload.signal?.throwIfAborted();
  let answer = await send(upload, access);
  if (answer.status === 401 && access !== null) {
    const renewed = await (await sessionChanges()).refreshTokens(access);
    assertEpoch(epoch);
    upload.signal?.throwIfAborted();
    answer = await send(upload, renewed?.access ?? null);
  }
  if (!isSuccess(answer)) throw problemIn(answer);
  noteWritten(answer.getResponseHeader('x-position'));
};
