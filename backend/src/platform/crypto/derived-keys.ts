import { createHmac, hkdfSync } from 'node:crypto';

/** One key for each use, so that what leaks from one says nothing of another. */
export type KeyPurpose =
  | 'person-keys'
  | 'person-keys-check'
  | 'email-hash'
  | 'account-links'
  | 'refresh-tokens'
  | 'outbox-browsers'
  | 'idempotency'
  | 'idempotency-answers'
  | 'rate-limits'
  | 'positions'
  | 'source-links';

/** A key of 32 bytes for one purpose, from DATA_KEY by HKDF-SHA-256. */
export const derivedKey = (dataKey: Uint8Array, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', dataKey, 'aidy', purpose, 32));

/** HMAC-SHA-256 as base64url: the same for the same text, and of no use without the key. */
export const keyedHash = (key: Uint8Array, text: string | Uint8Array): string =>
  createHmac('sha256', key).update(text).digest('base64url');
