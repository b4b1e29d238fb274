/** 128 random bits in hex. `crypto.randomUUID` would be missing over plain http. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** They change nothing, so there is no answer worth keeping. */
const questions = /\/api\/common\/(?:validate-token|check-\w+|refresh-token)\/?$/;

interface Write {
  readonly request: string;
  readonly key: string;
}

/** The write before, where it is not known whether the server carried it out. */
let unanswered: Write | null = null;

/**
 * A request that changes something, with its Idempotency-Key; null for any other. A write whose answer was lost keeps its key: sent
 * once more, it has one effect. Any other write in between ends that, since the same words may then mean a second act.
 */
export const writeOf = async (request: Request): Promise<Write | null> => {
  if (request.method === 'GET' || questions.test(new URL(request.url).pathname)) return null;
  const sent = `${request.method} ${request.url} ${await request.clone().text()}`;
  const again = unanswered?.request === sent ? unanswered.key : null;
  unanswered = null;
  return { request: sent, key: request.headers.get('idempotency-key') ?? again ?? newIdempotencyKey() };
};

/** The server failed at it, is still at it, or its answer never came. */
export const rememberUnanswered = (write: Write | null): void => void (unanswered = write);
