import { onEpochEnd } from '../session/session';
import { browserNow } from '../time/clock';

/** 128 random bits in hex. `crypto.randomUUID` is missing over plain http. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** POSTs that change nothing, so the server need not store their responses. */
const READ_ONLY_POSTS = /\/api\/common\/(?:validate-token|check-\w+|refresh-token)\/?$/;

export interface KeyedWrite {
  readonly request: string;
  readonly key: string;
}

/** Time a key is kept, longer than a retry takes; after that, the same content is more likely a new request. */
const KEY_LIFETIME_MS = 10 * 60_000;

interface Unanswered {
  readonly key: string;
  readonly until: number;
}

/** Writes with an unknown outcome, by their requests. */
const unanswered = new Map<string, Unanswered>();
onEpochEnd(() => unanswered.clear());

/** What a write is about: the ids that it names, or else its URL. */
const getWriteTargets = (request: string): readonly (string | undefined)[] =>
  request.match(/[\da-f-]{36}/g) ?? [request.split(' ', 2)[1]];

/**
 * A write with its Idempotency-Key. A write whose response was lost keeps its key, so that repeating it has one effect.
 * Another write about the same thing ends that: it may have undone the first, so that repeating the first is a new
 * request.
 */
export const toKeyedWrite = (request: string, ownKey: string | null = null): KeyedWrite => {
  const before = unanswered.get(request);
  const subjects = getWriteTargets(request);
  for (const other of unanswered.keys())
    if (getWriteTargets(other).some((subject) => subjects.includes(subject))) unanswered.delete(other);
  const again = before !== undefined && browserNow().getTime() < before.until ? before.key : null;
  return { request, key: ownKey ?? again ?? newIdempotencyKey() };
};

/** A request as a write with its Idempotency-Key; null for reads. */
export const toKeyedWriteOfRequest = async (request: Request): Promise<KeyedWrite | null> => {
  if (request.method === 'GET' || READ_ONLY_POSTS.test(new URL(request.url).pathname)) return null;
  const sent = `${request.method} ${request.url} ${await request.clone().text()}`;
  return toKeyedWrite(sent, request.headers.get('idempotency-key'));
};

/**
 * Keeps the key of a write with an unknown outcome: the server failed, is still busy with it, or its response was lost.
 */
export const rememberUnanswered = (write: KeyedWrite | null): void => {
  if (write !== null)
    unanswered.set(write.request, { key: write.key, until: browserNow().getTime() + KEY_LIFETIME_MS });
};
