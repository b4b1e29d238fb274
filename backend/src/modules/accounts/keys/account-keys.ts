import { createHash, timingSafeEqual } from 'node:crypto';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';

/** A token and the hash under which the log knows it. */
export interface Token {
  readonly token: string;
  readonly hash: string;
}

export type LinkPurpose = 'verify' | 'reset';

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** One address, however its letters and its domain were typed, has one form. */
const canonicalAddress = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * What accounts derive from DATA_KEY. Tokens are derived, not drawn: a mail that is written again after a crash, and a
 * command that is carried out again, hold the same one, while the log holds hashes alone.
 */
export class AccountKeys {
  private readonly addressKey: Uint8Array;
  private readonly linkKey: Uint8Array;
  private readonly refreshKey: Uint8Array;
  private readonly browserKey: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.addressKey = derivedKey(dataKey, 'email-hash');
    this.linkKey = derivedKey(dataKey, 'account-links');
    this.refreshKey = derivedKey(dataKey, 'refresh-tokens');
    this.browserKey = derivedKey(dataKey, 'outbox-browsers');
  }

  /** Key of an address's stream, from which the address cannot be told. */
  emailKey(email: string): string {
    return keyedHash(this.addressKey, canonicalAddress(email));
  }

  linkToken(purpose: LinkPurpose, userId: string, linkId: string): Token {
    return this.derived(this.linkKey, `${purpose}/${userId}/${linkId}`);
  }

  /** The token that makes the account registered with it the first administrator. */
  setupToken(): Token {
    return this.derived(this.linkKey, 'setup');
  }

  isSetupToken(token: string): boolean {
    return timingSafeEqual(Buffer.from(hashOfToken(token)), Buffer.from(this.setupToken().hash));
  }

  /** The outbox cookie that a request gives to a browser: sent again after a crash, it gives the same one. */
  browserToken(commandId: string): string {
    return this.derived(this.browserKey, commandId).token;
  }

  /** `from` is the id of the command that starts the session, later the hash of the token that this one succeeds. */
  refreshToken(sessionId: string, from: string): Token {
    const secret = this.derived(this.refreshKey, `${sessionId}/${from}`);
    const token = `${sessionId}.${secret.token}`;
    return { token, hash: hashOfToken(token) };
  }

  private derived(by: Uint8Array, what: string): Token {
    const token = keyedHash(by, what);
    return { token, hash: hashOfToken(token) };
  }
}

/** The session that a refresh token names, whether or not the token is genuine; null where it names none. */
export const sessionOfRefreshToken = (token: string): string | null =>
  /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
