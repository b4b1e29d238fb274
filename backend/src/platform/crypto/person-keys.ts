import { randomBytes } from 'node:crypto';
import { derivedKey, keyedHash } from './derived-keys';
import { seal, unseal } from './sealed-text';

/** Creates and wraps persons' keys. A wrapped key opens only for its own person. */
export interface PersonKeys {
  make(): Uint8Array;
  wrap(personId: string, key: Uint8Array): string;
  unwrap(personId: string, wrapped: string): Uint8Array;
  /** Stored with the keys, to detect a different DATA_KEY when the store is opened. */
  readonly check: string;
}

export const personKeys = (dataKey: Uint8Array): PersonKeys => {
  const wrapping = derivedKey(dataKey, 'person-keys');
  return {
    make: () => randomBytes(32),
    wrap: (personId, key) => seal(wrapping, personId, key),
    unwrap: (personId, wrapped) => unseal(wrapping, personId, wrapped),
    check: keyedHash(derivedKey(dataKey, 'person-keys-check'), 'aidy'),
  };
};

export const wrongDataKey = (where: string): string =>
  `DATA_KEY is not the key with which the keys in ${where} were created. Set it to that key, or restore both from the same backup.`;
