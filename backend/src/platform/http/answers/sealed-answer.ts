import { derivedKey, keyedHash } from '../../crypto/derived-keys';
import { seal, unseal } from '../../crypto/sealed-text';

/** Identifies a repeated request; only HMACs of it are stored, under a key derived from DATA_KEY. */
export interface KeyedRequest {
  readonly dataKey: Uint8Array;
  /** Account and path, or path and body if no one is signed in. */
  readonly scope: string;
  readonly idempotencyKey: string;
  readonly body: string;
}

/** Parts joined as a JSON list, which is unambiguous. */
const joined = (...parts: readonly string[]): string => JSON.stringify(parts);

export const keyHashOf = ({ dataKey, scope, idempotencyKey }: KeyedRequest): string =>
  keyedHash(derivedKey(dataKey, 'idempotency'), joined('key', scope, idempotencyKey));

export const bodyHashOf = ({ dataKey, body }: KeyedRequest): string =>
  keyedHash(derivedKey(dataKey, 'idempotency'), joined('body', body));

/** Decrypting requires the request's key and body as well as DATA_KEY, so a stolen store reveals nothing. */
const answerKey = ({ dataKey, idempotencyKey, body }: KeyedRequest): Uint8Array =>
  Buffer.from(keyedHash(derivedKey(dataKey, 'idempotency-answers'), joined(idempotencyKey, body)), 'base64url');

export const sealAnswer = (request: KeyedRequest, plain: string): string =>
  seal(answerKey(request), keyHashOf(request), plain);

export const openSealedAnswer = (request: KeyedRequest, sealed: string): string =>
  unseal(answerKey(request), keyHashOf(request), sealed).toString('utf8');
