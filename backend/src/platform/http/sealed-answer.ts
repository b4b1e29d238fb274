import { derivedKey, keyedHash } from '../crypto/derived-keys';
import { seal, unseal } from '../crypto/sealed-text';

/** What identifies a request that is sent again: nothing of it is kept but HMACs under a key derived from DATA_KEY. */
export interface KeyedRequest {
  readonly dataKey: Uint8Array;
  /** Account and path; signed out, path and body. */
  readonly scope: string;
  readonly idempotencyKey: string;
  readonly body: string;
}

/** As a JSON list, since no two lists read the same. */
const joined = (...parts: readonly string[]): string => JSON.stringify(parts);

export const keyHashOf = ({ dataKey, scope, idempotencyKey }: KeyedRequest): string =>
  keyedHash(derivedKey(dataKey, 'idempotency'), joined('key', scope, idempotencyKey));

export const bodyHashOf = ({ dataKey, body }: KeyedRequest): string =>
  keyedHash(derivedKey(dataKey, 'idempotency'), joined('body', body));

/** Only who sends the same key and body again opens the answer: a stolen store tells nothing of it, DATA_KEY or not. */
const answerKey = ({ dataKey, idempotencyKey, body }: KeyedRequest): Uint8Array =>
  Buffer.from(keyedHash(derivedKey(dataKey, 'idempotency-answers'), joined(idempotencyKey, body)), 'base64url');

export const sealAnswer = (request: KeyedRequest, plain: string): string =>
  seal(answerKey(request), keyHashOf(request), plain);

export const openSealedAnswer = (request: KeyedRequest, sealed: string): string =>
  unseal(answerKey(request), keyHashOf(request), sealed).toString('utf8');
