import { createHmac, hkdfSync } from 'node:crypto';

/** Purpose of a key; each has its own, so that a leak of one does not affect the others. */
export type KeyPurpose =
  | 'person-keys'
  | 'person-keys-check'
  | 'email-hash'
  | 'identity-hash'
  | 'account-links'
  | 'refresh-tokens'
  | 'api-tokens'
  | 'outbox-browsers'
  | 'known-browsers'
  | 'idempotency'
  | 'idempotency-answers'
  | 'rate-limits'
  | 'positions'
  | 'source-links'
  | 'feed-addresses'
  | 'recordings'
  | 'unsubscribe-links'
  | 'webhook-secrets'
  | 'feedback-links'
  | 'channel-confirmations'
  | 'audit-exports'
  | 'oidc-sign-ins'
  | 'invite-links'
  | 'organisations'
  | 'image-links';

/** Derives a 32-byte key for a purpose from DATA_KEY by HKDF-SHA-256. */
export const derivedKey = (dataKey: Uint8Array, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', dataKey, 'aidy', purpose, 32));

/** HMAC-SHA-256 as base64url: deterministic, and useless without the key. */
export const keyedHash = (key: Uint8Array, text: string | Uint8Array): string =>
  createHmac('sha256', key).update(text).digest('base64url');
