import type { InviteEvent, inviteEvents } from '#events/organisations/invite.events';
import { assertNever } from '#kernel/assert-never';
import type { EventOfType } from '#kernel/events';

/** What stays of an invite once it is used; without the address once the account is erased. */
type Invited = Omit<EventOfType<typeof inviteEvents, 'InviteMade'>['data'], 'expiresAt' | 'browser'>;

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
