import type { Organisation } from '#events/accounts/user.events';
import { cleanName } from '#kernel/invisible-characters';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { hashOfToken } from '#platform/crypto/token-hash';
import type { InviteLink } from './domain/invite-link';

const TOKEN = /^([0-9a-f-]{36})\.[\w-]{43}$/;

/** Tokens of invites and ids of organisations, derived from DATA_KEY: the same at each mail, and after a crash. */
export class InviteKeys {
  private readonly links: Uint8Array;
  private readonly organisations: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.links = derivedKey(dataKey, 'invite-links');
    this.organisations = derivedKey(dataKey, 'organisations');
  }

  /** Names its invite, so that it is found in the log, which is never behind. */
  token(userId: string): string {
    return `${userId}.${keyedHash(this.links, userId)}`;
  }

  tokenHash(userId: string): string {
    return hashOfToken(this.token(userId));
  }

  organisationNamed(typed: string): Organisation {
    const name = cleanName(typed).replace(/\s+/gu, ' ');
    return { id: keyedHash(this.organisations, name.toLowerCase()), name };
  }

  address(publicUrl: string, userId: string, { id }: Organisation): string {
    return `${publicUrl}/join?${new URLSearchParams({ org: id, invite: this.token(userId) })}`;
  }
}

/** What a link claims, which may be forged; null if it is not one of ours. */
export const inviteLinkOf = (organisationId: string, token: string): InviteLink | null => {
  const userId = TOKEN.exec(token)?.[1];
  return userId === undefined ? null : { userId, organisationId, tokenHash: hashOfToken(token) };
};
