import { isBehind, noteRead } from './behind';
import { rememberUnanswered, writeOf } from './idempotency-key';
import { refreshTokens } from './refresh-tokens';
import { followServerClock } from '../time/clock';
import { sendWithStepUp } from '../second-factor/step-up';
import { isExpired, storedTokens } from './session';

/** The position of this browser's last write: reads wait for it and so see the write. */
let lastPosition: string | null = null;

/** Remembers an `X-Position`: later reads wait for what was written by then. */
export const noteWritten = (position: string | null): void => {
  lastPosition = position ?? lastPosition;
};

const send = async (request: Request, access: string | null, key: string | null): Promise<Response> => {
  const headers = new Headers(request.headers);
  if (access !== null) headers.set('authorization', `Bearer ${access}`);
  if (key !== null && request.method === 'POST') headers.set('idempotency-key', key);
  if (request.method === 'GET' && lastPosition !== null) headers.set('x-min-position', lastPosition);
  const response = await fetch(new Request(request, { headers }));
  followServerClock(response.headers.get('date'));
  if (request.method === 'GET') noteRead(request.url, isBehind(response));
  else noteWritten(response.headers.get('x-position'));
  return response;
};

/** A valid token, renewed in advance if it has expired. Null when signed out. */
export const freshAccess = async (): Promise<string | null> => {
  const tokens = storedTokens();
  if (tokens === null) return null;
  if (!isExpired(tokens.access)) return tokens.access;
  return (await refreshTokens(tokens.access))?.access ?? null;
};

const sendAsSignedIn = async (request: Request, key: string | null): Promise<Response> => {
  const access = await freshAccess();
  const again = request.clone();
  const response = await send(request, access, key);
  if (response.status !== 401 || access === null) return response;
  const renewed = await refreshTokens(access);
  return send(again, renewed?.access ?? null, key);
};

/** If the token is refused, repeats the request once with renewed tokens, or without any. */
const sendOnce = async (request: Request): Promise<Response> => {
  const write = await writeOf(request);
  try {
    const response = await sendAsSignedIn(request, write?.key ?? null);
    if (response.status >= 500 || response.status === 409) rememberUnanswered(write);
    return response;
  } catch (error) {
    rememberUnanswered(write);
    throw error;
  }
};

/** Sends a request as the signed-in user, who may be asked for a code of their second factor first. */
export const authorisedFetch = (request: Request): Promise<Response> => sendWithStepUp(request, sendOnce);
