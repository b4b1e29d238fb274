import { randomBytes } from 'node:crypto';
import { derivedKey, keyedHash } from './derived-keys';
import { seal, unseal } from './sealed-text';

/** Makes persons' keys and wraps them for keeping. A wrapped key opens for its own person only. */
export interface PersonKeys {
  make(): Uint8Array;
  wrap(personId: string, key: Uint8Array): string;
  unwrap(personId: string, wrapped: string): Uint8Array;
  /** Kept beside the keys, so that another DATA_KEY is noticed when the store is opened. */
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
  `DATA_KEY is not the one that the keys in ${where} were made with. Set it to that one, or restore both from one backup.`;
