import type { Browser, MemberType, Organisation } from '#events/accounts/user.events';
import { type InviteEvent, inviteEvents } from '#events/organisations/invite.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { DAY_MS } from '#kernel/durations';
import { type Invite, type OpenInvite, evolveInvite } from './invite';
import { type InviteLink, NO_SUCH_INVITE, joinRefusal } from './invite-link';

/** How many days the link is valid after it was mailed. */
export const LIFETIME_DAYS = 14;

/** When a link that is mailed now expires, ISO 8601 UTC. */
export const expiryAfter = (now: Date): string => new Date(now.getTime() + LIFETIME_DAYS * DAY_MS).toISOString();

/** An address that does not answer this many mails is not asked again. */
export const MAX_MAILS = 5;

export type InviteCommand =
  | {
      readonly type: 'MakeInvite';
      readonly userId: string;
      readonly email: string;
      readonly organisation: Organisation;
      readonly role: MemberType;
      readonly invitedBy: string;
      readonly tokenHash: string;
      readonly browser: Browser;
      readonly now: Date;
    }
  | { readonly type: 'SendInviteAgain'; readonly browser: Browser; readonly now: Date }
  | { readonly type: 'WithdrawInvite' }
  | { readonly type: 'ExpireInvite'; readonly now: Date }
  | {
      readonly type: 'UseInvite';
      readonly link: InviteLink;
      readonly firstName: string;
      readonly lastName: string;
      readonly passwordHash: string;
      readonly now: Date;
    };

const ENOUGH_MAILS = refuse(
  'CONFLICT',
  `This invite was mailed ${MAX_MAILS} times. Please withdraw it, or pass its link on yourself.`,
);
const USED = refuse('CONFLICT', 'This invite has been used: the person has an account.');
const EXPIRED = refuse('CONFLICT', 'This invite has expired. Please make another one.');

const isOver = ({ expiresAt }: OpenInvite, now: Date): boolean => now.toISOString() >= expiresAt;

const decide = (command: InviteCommand, invite: Invite): Decision<InviteEvent> => {
  switch (command.type) {
    case 'MakeInvite': {
      const { type: _type, now, ...made } = command;
      return invite.status === 'absent'
        ? [{ type: 'InviteMade', data: { ...made, expiresAt: expiryAfter(now) } }]
        : refuse('CONFLICT', 'This invite already exists.');
    }
    case 'SendInviteAgain':
      switch (invite.status) {
        case 'absent':
          return NO_SUCH_INVITE;
        case 'closed':
          return EXPIRED;
        case 'used':
          return USED;
        case 'open': {
          const { userId, mails } = invite;
          if (isOver(invite, command.now)) return EXPIRED;
          if (mails >= MAX_MAILS) return ENOUGH_MAILS;
          const { browser, now } = command;
          return [{ type: 'InviteSentAgain', data: { userId, expiresAt: expiryAfter(now), browser } }];
        }
        default:
          return assertNever(invite);
      }
    case 'WithdrawInvite':
      switch (invite.status) {
        case 'absent':
          return NO_SUCH_INVITE;
        case 'closed':
          return [];
        case 'used':
          return USED;
        case 'open':
          return [{ type: 'InviteWithdrawn', data: { userId: invite.userId } }];
        default:
          return assertNever(invite);
      }
    case 'ExpireInvite':
      return invite.status === 'open' && isOver(invite, command.now)
        ? [{ type: 'InviteExpired', data: { userId: invite.userId } }]
        : [];
    case 'UseInvite': {
      const { link, firstName, lastName, passwordHash, now } = command;
      const { userId } = link;
      return (
        joinRefusal(invite, link, now) ?? [{ type: 'InviteUsed', data: { userId, firstName, lastName, passwordHash } }]
      );
    }
    default:
      return assertNever(command);
  }
};

/** `invite-{id}`: of several who use it at the same time, one does. */
export const inviteDecider: Decider<InviteCommand, InviteEvent, Invite> = {
  events: inviteEvents,
  initialState: { status: 'absent' },
  evolve: evolveInvite,
  decide,
};
