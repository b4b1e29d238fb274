import { type AreaRefusalCode, type Refusal, refuse } from '#kernel/decider';
import type { Invite } from './invite';

export const INVITE_USED: AreaRefusalCode = { code: 'INVITE_USED', kindOf: 'CONFLICT', title: 'Invite already used' };

export const ADDRESS_HAS_ACCOUNT: AreaRefusalCode = {
  code: 'ADDRESS_HAS_ACCOUNT',
  kindOf: 'CONFLICT',
  title: 'Address already has an account',
};

export const NO_SUCH_INVITE = refuse('NOT_FOUND', 'There is no such invite.');

/** Says nothing of whether there ever was one. */
export const INVALID_INVITE = refuse(
  'NOT_FOUND',
  'This invitation is no longer valid. You can request a new invitation from the administrator listed on the invitation.',
);

export const ALREADY_USED = refuse(INVITE_USED, 'This invitation has already been used. Please sign in.');

export const HAS_ACCOUNT = refuse(ADDRESS_HAS_ACCOUNT, 'This email address already has an account. Please sign in.');

/** What a link to /join shows of an invite. */
export interface InviteLink {
  readonly userId: string;
  readonly organisationId: string;
  readonly tokenHash: string;
}

/** Why the link makes no account; null if it does. */
export const joinRefusal = (invite: Invite, link: InviteLink, now: Date): Refusal | null => {
  if (invite.status !== 'open' && invite.status !== 'used') return INVALID_INVITE;
  if (invite.tokenHash !== link.tokenHash || invite.organisation.id !== link.organisationId) return INVALID_INVITE;
  if (invite.status === 'used') return ALREADY_USED;
  return now.toISOString() < invite.expiresAt ? null : INVALID_INVITE;
};
