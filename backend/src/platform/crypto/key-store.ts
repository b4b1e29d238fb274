import { port } from '../port';

export const KEY_STORE = port<KeyStore>('KeyStore');

/**
 * Per-person keys and idempotency records, which cannot be rebuilt and are backed up separately. Keys are wrapped with a
 * key derived from DATA_KEY.
 */
export interface KeyStore {
  /** The person's key, created on the first call; null after it was destroyed. */
  keyFor(personId: string): Promise<Uint8Array | null>;
  /** The person's key, or null if there is none; never creates one. */
  existingKey(personId: string): Promise<Uint8Array | null>;
  /** Makes the person's personal fields unreadable for good. A destroyed key is never created again. */
  destroyKey(personId: string): Promise<void>;

  idempotency: IdempotencyRecords;
  close(): Promise<void>;
}

/** `key` and `bodyHash` are HMACs; `answer` is sealed by the caller. A record expires 24 h after `at`. */
export interface IdempotencyRecord {
  readonly key: string;
  readonly bodyHash: string;
  /** UUIDv7 from which the command's event and entity ids derive, so that a retry after a crash produces the same ones. */
  readonly commandId: string;
  readonly answer: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface IdempotencyRecords {
  /** Stores the record unless its key exists; returns the stored one. */
  begin(record: IdempotencyRecord): Promise<IdempotencyRecord>;
  complete(key: string, answer: string): Promise<void>;
  /** Removes the record of a command that was not carried out. */
  abandon(key: string): Promise<void>;
  purge(before: number): Promise<void>;
}
