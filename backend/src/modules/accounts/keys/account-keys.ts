import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isSameSecret } from '#platform/crypto/same-secret';
import { hashOfToken } from '#platform/crypto/token-hash';

/** A token and the hash by which the log identifies it. */
export interface AccountToken {
  readonly token: string;
  readonly hash: string;
}

export type LinkPurpose = 'verify' | 'reset';

/** Normalises the spelling of an address. */
const canonicalAddress = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * Keys and tokens derived from DATA_KEY. Tokens are derived rather than random, so that mails and commands repeated
 * after a crash contain the same ones, while the log contains only hashes.
 */
export class AccountKeys {
  private readonly addressKey: Uint8Array;
  private readonly identityHashKey: Uint8Array;
  private readonly linkKey: Uint8Array;
  private readonly refreshKey: Uint8Array;
  private readonly browserKey: Uint8Array;
  private readonly apiTokenKey: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.addressKey = derivedKey(dataKey, 'email-hash');
    this.identityHashKey = derivedKey(dataKey, 'identity-hash');
    this.linkKey = derivedKey(dataKey, 'account-links');
    this.refreshKey = derivedKey(dataKey, 'refresh-tokens');
    this.apiTokenKey = derivedKey(dataKey, 'api-tokens');
    this.browserKey = derivedKey(dataKey, 'outbox-browsers');
  }

  /** Key of an address's stream, which does not reveal the address. */
  emailKey(email: string): string {
    return keyedHash(this.addressKey, canonicalAddress(email));
  }

  /** Key of the stream of an identity: a provider, and its id for a person. */
  identityKey(issuer: string, subject: string): string {
    return keyedHash(this.identityHashKey, `${issuer}\n${subject}`);
  }

  linkToken(purpose: LinkPurpose, userId: string, linkId: string): AccountToken {
    return this.derived(this.linkKey, `${purpose}/${userId}/${linkId}`);
  }

  /** The setup link's token: the account registered with it becomes the first administrator. */
  setupToken(): AccountToken {
    return this.derived(this.linkKey, 'setup');
  }

  isSetupToken(token: string): boolean {
    return isSameSecret(hashOfToken(token), this.setupToken().hash);
  }

  /** The outbox cookie for a browser; a request repeated after a crash sets the same one. */
  browserToken(commandId: string): string {
    return this.derived(this.browserKey, commandId).token;
  }

  /** `from` is the id of the command that starts the session, later the hash of the preceding token. */
  refreshToken(sessionId: string, from: string): AccountToken {
    const secret = this.derived(this.refreshKey, `${sessionId}/${from}`);
    const token = `${sessionId}.${secret.token}`;
    return { token, hash: hashOfToken(token) };
  }

  apiToken(tokenId: string): AccountToken {
    const token = `aidy_${tokenId}.${this.derived(this.apiTokenKey, tokenId).token}`;
    return { token, hash: hashOfToken(token) };
  }

  private derived(by: Uint8Array, what: string): AccountToken {
    const token = keyedHash(by, what);
    return { token, hash: hashOfToken(token) };
  }
}

/** The session id in a refresh token, which may be forged; null if there is none. */
export const sessionOfRefreshToken = (token: string): string | null =>
  /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null;

/** The id in an API token, which may be forged; null if there is none. */
export const idOfApiToken = (token: string): string | null =>
  /^aidy_([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
