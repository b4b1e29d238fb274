export const KEY_STORE = Symbol('KeyStore');

/**
 * Per-person keys and idempotency records: what may never be rebuilt and is backed up apart. Keys are wrapped with a key
 * derived from DATA_KEY.
 */
export interface KeyStore {
  /** The person's key, made at the first call; null once it was destroyed. */
  keyFor(personId: string): Promise<Uint8Array | null>;
  /** The person's key if there is one: reading never makes one. */
  existingKey(personId: string): Promise<Uint8Array | null>;
  /** Their personal fields can never be read again. A destroyed key is never created again. */
  destroyKey(personId: string): Promise<void>;

  idempotency: IdempotencyRecords;
  close(): Promise<void>;
}

/** `key` and `bodyHash` are HMACs; `answer` is sealed by the caller. Records end 24 h after `at`. */
export interface IdempotencyRecord {
  readonly key: string;
  readonly bodyHash: string;
  /** UUIDv7 from which the command's event ids and entity ids derive, so that a retry after a crash makes the same. */
  readonly commandId: string;
  readonly answer: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface IdempotencyRecords {
  /** Keeps the record unless its key is known; answers the one that is kept. */
  begin(record: IdempotencyRecord): Promise<IdempotencyRecord>;
  complete(key: string, answer: string): Promise<void>;
  /** Forgets a command that was not carried out. */
  abandon(key: string): Promise<void>;
  purge(before: number): Promise<void>;
}
