import { port } from '../port';

export const SECRETS = port<Secrets>('Secrets');

/** Secrets from JWT_SECRET and DATA_KEY, or generated once into DATA_DIR. */
export interface Secrets {
  readonly jwtSecret: string;
  /** 32 bytes; only used to derive a key per purpose. */
  readonly dataKey: Uint8Array;
}
