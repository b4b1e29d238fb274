import { problemOf } from './problem';
import { refreshTokens } from './refresh-tokens';
import { isExpired, storedTokens } from './session';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** How far the log had come when this browser last changed something: reads wait for that much, and so see it. */
let lastPosition: string | null = null;

const withQuery = (path: string, query: CallOptions['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
};

const send = async (method: Method, path: string, options: CallOptions, access: string | null): Promise<Response> => {
  const headers = new Headers({ accept: 'application/json' });
  if (access !== null) headers.set('authorization', `Bearer ${access}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (method === 'GET' && lastPosition !== null) headers.set('x-min-position', lastPosition);
  const response = await fetch(withQuery(path, options.query), {
    method,
    headers,
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  });
  if (method !== 'GET') lastPosition = response.headers.get('x-position') ?? lastPosition;
  return response;
};

/** A token that is still good, renewed beforehand where it is not. Null when signed out. */
const freshAccess = async (): Promise<string | null> => {
  const tokens = storedTokens();
  if (tokens === null) return null;
  if (!isExpired(tokens.access)) return tokens.access;
  return (await refreshTokens(tokens.access))?.access ?? null;
};

/**
 * One call of the API: carries the session, renews it once when refused, and throws a Problem for every answer that
 * is no success. An answer without a body gives undefined.
 */
export const call = async <Answer = void>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> => {
  const access = await freshAccess();
  let response = await send(method, path, options, access);
  if (response.status === 401 && access !== null) {
    const renewed = await refreshTokens(access);
    response = await send(method, path, options, renewed?.access ?? null);
  }
  if (!response.ok) throw await problemOf(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
};
