import { currentLanguage } from '../language/language';
import { sendWithStepUp } from '../second-factor/step-up';
import { loadSessionChanges } from '../session/load-session-changes';
import { currentSession, isSessionExpired, assertEpoch } from '../session/session';
import { isExpired, storedTokens } from '../session/stored-session';
import { followServerClock } from '../time/clock';
import { type KeyedWrite, toKeyedWriteOfRequest, rememberUnanswered } from './idempotency-key';
import type { ProblemCode } from './problem';
import { isBehind, recordRead } from './stale-reads';

const refreshTokens = async (outdated: string) => (await loadSessionChanges()).refreshTokens(outdated);

/** The position of this browser's last write, which reads wait for, so that they include it. */
let lastPosition: string | null = null;

/** Stores an `X-Position`: later reads wait until that position is visible. */
export const rememberWritePosition = (position: string | null): void => {
  lastPosition = position ?? lastPosition;
};

/** Reads that were refused since the person's session expired, and would be refused again. */
const refusedUrls = new Set<string>();

const unauthorisedResponse = (): Response =>
  Response.json({ code: 'AUTH_REQUIRED' satisfies ProblemCode }, { status: 401 });

const send = async (request: Request, access: string | null, key: string | null): Promise<Response> => {
  const isRead = request.method === 'GET';
  if (access !== null) refusedUrls.clear();
  else if (isRead && refusedUrls.has(request.url)) return unauthorisedResponse();
  const headers = new Headers(request.headers);
  // The browser's own header names its languages, not that of the interface.
  headers.set('accept-language', currentLanguage());
  if (access !== null) headers.set('authorization', `Bearer ${access}`);
  if (key !== null && request.method === 'POST') headers.set('idempotency-key', key);
  if (isRead && lastPosition !== null) headers.set('x-min-position', lastPosition);
  const response = await fetch(new Request(request, { headers }));
  followServerClock(response.headers.get('date'));
  if (isRead && response.status === 401 && isSessionExpired()) refusedUrls.add(request.url);
  if (isRead) recordRead(request.url, isBehind(response));
  else rememberWritePosition(response.headers.get('x-position'));
  return response;
};

/**
 * A valid token of the tab's person, refreshed first if it has expired; null when signed out. Throws if another person
 * has signed in since `epoch`.
 */
export const freshAccess = async (epoch: number): Promise<string | null> => {
  assertEpoch(epoch);
  const tokens = storedTokens();
  if (tokens === null || !isExpired(tokens.access)) return tokens?.access ?? null;
  const renewed = await refreshTokens(tokens.access);
  assertEpoch(epoch);
  return renewed?.access ?? null;
};

type Send = (access: string | null, key: string | null) => Promise<Response>;

/**
 * Sends a request. If its token is refused, repeats it once with refreshed tokens of the same person, or without a
 * token.
 */
const sendAsSignedIn = async (key: string | null, epoch: number, send: Send): Promise<Response> => {
  const access = await freshAccess(epoch);
  const response = await send(access, key);
  if (response.status !== 401 || access === null) return response;
  const renewed = await refreshTokens(access);
  assertEpoch(epoch);
  return send(renewed?.access ?? null, key);
};

const sendAndRememberUnanswered = async (write: KeyedWrite | null, epoch: number, send: Send): Promise<Response> => {
  try {
    const response = await sendAsSignedIn(write?.key ?? null, epoch, send);
    if (response.status >= 500 || response.status === 409) rememberUnanswered(write);
    return response;
  } catch (error) {
    rememberUnanswered(write);
    throw error;
  }
};

/** Sends a request as the signed-in user, who may first have to prove their second factor. */
export const sendWithAuth = (
  getWrite: () => KeyedWrite | null | Promise<KeyedWrite | null>,
  send: Send,
): Promise<Response> => {
  const { epoch } = currentSession();
  return sendWithStepUp(async () => sendAndRememberUnanswered(await getWrite(), epoch, send));
};

/** Fetches as the signed-in user. */
export const fetchWithAuth = (request: Request): Promise<Response> =>
  sendWithAuth(
    () => toKeyedWriteOfRequest(request),
    // A clone, since a request can be sent only once.
    (access, key) => send(request.clone(), access, key),
  );

/** Reads as the signed-in user, or anonymously if their session is refused: public content is for everybody. */
export const fetchWithOptionalAuth = async (request: Request): Promise<Response> => {
  const anonymous = request.clone();
  const response = await fetchWithAuth(request).catch(() => null);
  return response === null || response.status === 401 ? send(anonymous, null, null) : response;
};
