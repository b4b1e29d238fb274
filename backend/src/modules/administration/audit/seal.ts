import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { derivedKey } from '#platform/crypto/derived-keys';

/** The bytes before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export interface SigningKey {
  readonly privateKey: KeyObject;
  /** 32 bytes as base64. */
  readonly publicKey: string;
}

/** The installation's key. It follows from DATA_KEY, so it needs no backup of its own. */
export const signingKey = (dataKey: Uint8Array): SigningKey => {
  const seed = derivedKey(dataKey, 'audit-exports');
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: spki.subarray(SPKI_PREFIX.length).toString('base64') };
};

/** Short enough to be compared by eye: the first 16 bytes of the key's SHA-256, as `1a2b 3c4d …`. */
export const keyFingerprint = (publicKey: string): string => {
  const hash = createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 32);
  return (hash.match(/.{4}/g) ?? []).join(' ');
};

/** The last line of an export: signs the hash of the line before, and with it the whole chain. */
export const sealOf = (head: string, { privateKey }: SigningKey): string =>
  JSON.stringify({ head, signature: sign(null, Buffer.from(head, 'hex'), privateKey).toString('base64') });

/** Accepts only the spelling of a signature that encoders write: decoders pass over the unused bits of base64. */
const bytesOf = (base64: string): Buffer | undefined => {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : undefined;
};

export const sealHolds = (head: string, signature: string, publicKey: string): boolean => {
  const [key, signed] = [bytesOf(publicKey), bytesOf(signature)];
  if (key?.length !== 32 || signed === undefined) return false;
  const spki = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, key]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(head, 'hex'), spki, signed);
};
