export const SECRETS = Symbol('Secrets');

/** From JWT_SECRET and DATA_KEY, or generated once into DATA_DIR. */
export interface Secrets {
  readonly jwtSecret: string;
  /** 32 bytes; keys for each purpose are derived from it and it encrypts nothing itself. */
  readonly dataKey: Uint8Array;
}
