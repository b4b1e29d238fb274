import type { Outcome } from '../api/client';
import { rememberWritePosition, sendWithAuth } from '../api/fetch-with-auth';
import { toKeyedWrite } from '../api/idempotency-key';
import { readProblem } from '../api/read-problem';

interface Upload {
  readonly path: string;
  /** Form fields in addition to the file, which is the part `file`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  /** Progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** 25 MB, as the server counts them. */
const MAX_FILE_BYTES = 26_214_400;

export const FILE_TOO_LARGE = 'File(s) were too large. Size limit is 25MB';

export const isTooLarge = ({ size }: File): boolean => size > MAX_FILE_BYTES;

const toFormData = ({ fields, file }: Upload): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};

/** Response headers that are evaluated. */
const ANSWER_HEADERS = ['content-type', 'retry-after', 'x-position'] as const;

const toResponse = (request: XMLHttpRequest): Response => {
  const { status, responseText } = request;
  const headers = ANSWER_HEADERS.flatMap((name) => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  // Responses with these statuses may not have a body, not even an empty one.
  return new Response([204, 205, 304].includes(status) ? null : responseText, { status, headers });
};

/** Sends by XMLHttpRequest, the only API that reports upload progress. */
const send = (upload: Upload, access: string | null, key: string | null): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { path, onProgress, signal } = upload;
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (access !== null) request.setRequestHeader('authorization', `Bearer ${access}`);
    if (key !== null) request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(new TypeError('The file could not be sent.'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toFormData(upload));
  });

/** Identifies an upload without reading the file, which may be chosen again for the next attempt. */
const uploadIdentity = ({ path, fields, file }: Upload): string =>
  JSON.stringify([path, fields, file.name, file.size, file.lastModified]);

/** Sends a file as the signed-in user. Rejects with the server's Problem, or with an AbortError if it was stopped. */
export const uploadFile = async <Answer = unknown>(upload: Upload): Promise<Outcome<Answer>> => {
  const response = await sendWithAuth(
    () => toKeyedWrite(uploadIdentity(upload)),
    (access, key) => send(upload, access, key),
  );
  if (!response.ok) throw await readProblem(response);
  rememberWritePosition(response.headers.get('x-position'));
  // As with the API client, the server's OpenAPI document says what the body is.
  const body = await response.text();
  return { ...(body !== '' && { data: JSON.parse(body) as Answer }), response };
};
