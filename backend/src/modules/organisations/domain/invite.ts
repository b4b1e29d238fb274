import type { MemberType, Organisation } from '#events/accounts/user.events';
import type { InviteEvent } from '#events/organisations/invite.events';
import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/event-schema';

interface Invited {
  /** Of the invite, and of the account that it makes. */
  readonly userId: string;
  /** Null once the account is erased. */
  readonly email: Personal<string>;
  readonly organisation: Organisation;
  readonly role: MemberType;
  readonly invitedBy: string;
  readonly tokenHash: string;
}

export interface OpenInvite extends Invited {
  readonly status: 'open';
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
  /** How many mails were asked for. */
  readonly mails: number;
}

/** Its link leads to the sign-in from now on. */
export interface UsedInvite extends Invited {
  readonly status: 'used';
}

/** Withdrawn, or not used in time. */
interface ClosedInvite {
  readonly status: 'closed';
}

export type Invite = { readonly status: 'absent' } | OpenInvite | UsedInvite | ClosedInvite;

export const evolveInvite = (invite: Invite, event: InviteEvent): Invite => {
  switch (event.type) {
    case 'InviteMade': {
      const { browser: _browser, ...made } = event.data;
      return { status: 'open', ...made, mails: 1 };
    }
    case 'InviteSentAgain':
      return invite.status === 'open'
        ? { ...invite, expiresAt: event.data.expiresAt, mails: invite.mails + 1 }
        : invite;
    case 'InviteUsed': {
      if (invite.status !== 'open') return invite;
      const { expiresAt: _expiresAt, mails: _mails, ...invited } = invite;
      return { ...invited, status: 'used' };
    }
    case 'InviteWithdrawn':
    case 'InviteExpired':
      return { status: 'closed' };
    default:
      return assertNever(event);
  }
};
