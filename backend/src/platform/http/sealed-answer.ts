import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** What identifies a request that is sent again: nothing of it is kept but HMACs under a key derived from DATA_KEY. */
export interface KeyedRequest {
  readonly dataKey: Uint8Array;
  /** Account and path; signed out, path and body. */
  readonly scope: string;
  readonly idempotencyKey: string;
  readonly body: string;
}

const derive = (dataKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, '', `aidy/idempotency/${purpose}`, 32));

/** Length-prefixed, so that no two lists of parts read the same. */
const joined = (...parts: readonly string[]): string => parts.map((part) => `${part.length}:${part}`).join('');

export const keyHashOf = ({ dataKey, scope, idempotencyKey }: KeyedRequest): string =>
  createHmac('sha256', derive(dataKey, 'key')).update(joined(scope, idempotencyKey)).digest('base64url');

export const bodyHashOf = ({ dataKey, body }: KeyedRequest): string =>
  createHmac('sha256', derive(dataKey, 'body')).update(body).digest('base64url');

/** Only who sends the same key and body again can open the answer: a stolen store with DATA_KEY tells nothing of it. */
const answerKey = ({ dataKey, idempotencyKey, body }: KeyedRequest): Buffer =>
  createHmac('sha256', derive(dataKey, 'answer')).update(joined(idempotencyKey, body)).digest();

export const seal = (request: KeyedRequest, plain: string): string => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', answerKey(request), nonce);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Throws where it was sealed for another key or body, or changed since. */
export const unseal = (request: KeyedRequest, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', answerKey(request), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
};
