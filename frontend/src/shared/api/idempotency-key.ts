import { onEpochEnd } from '../session/session';

/** 128 random bits in hex. `crypto.randomUUID` is missing over plain http. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** POSTs that change nothing, so there is no response worth storing. */
const QUESTIONS = /\/api\/common\/(?:validate-token|check-\w+|refresh-token)\/?$/;

export interface KeyedWrite {
  readonly request: string;
  readonly key: string;
}

/** The last write, if it is unknown whether the server carried it out. */
let unanswered: KeyedWrite | null = null;
onEpochEnd(() => (unanswered = null));

/**
 * A write with its Idempotency-Key. A write whose response was lost keeps its key, so that repeating it has one effect.
 * Any other write in between ends that, since the same content may then be intended twice.
 */
export const keyedWrite = (request: string, ownKey: string | null = null): KeyedWrite => {
  const again = unanswered?.request === request ? unanswered.key : null;
  unanswered = null;
  return { request, key: ownKey ?? again ?? newIdempotencyKey() };
};

/** A request as a write with its Idempotency-Key; null for reads. */
export const keyWrite = async (request: Request): Promise<KeyedWrite | null> => {
  if (request.method === 'GET' || QUESTIONS.test(new URL(request.url).pathname)) return null;
  const sent = `${request.method} ${request.url} ${await request.clone().text()}`;
  return keyedWrite(sent, request.headers.get('idempotency-key'));
};

/** The server failed, is still busy with it, or its response was lost. */
export const rememberUnanswered = (write: KeyedWrite | null): void => void (unanswered = write);
