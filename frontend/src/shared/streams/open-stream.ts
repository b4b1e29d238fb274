import { fetchWithAuth } from '../api/fetch-with-auth';
import { readProblem } from '../api/read-problem';

interface StreamRequest {
  /** Sent as JSON by POST; without one, the request is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Opens a streamed response as the signed-in user. */
export const openStream = async (
  path: string,
  { body, headers = {}, signal }: StreamRequest,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const request = new Request(
    path,
    body === undefined
      ? { headers, signal }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal,
        },
  );
  const response = await fetchWithAuth(request);
  if (!response.ok || response.body === null) throw await readProblem(response);
  return response.body;
};
