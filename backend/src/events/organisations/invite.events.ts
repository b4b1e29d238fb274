import type { Browser, MemberType, Organisation } from '#events/accounts/user.events';
import { type EventOfType, type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

/**
 * `invite-{id}`: an invite. `userId` is the id of the invite, and of the account that is made when it is used. The
 * address is encrypted with that account's key, so an invite that is never used takes the address with it.
 */
export const inviteEvents = declareEvents('invite', {
  /** An administrator invited an address to an organisation. A mail with the link is due. */
  InviteMade: event<{
    readonly userId: string;
    readonly email: Personal<string>;
    readonly organisation: Organisation;
    /** The role that the account will have. */
    readonly role: MemberType;
    /** The administrator who invited, named in the mail. */
    readonly invitedBy: string;
    /** The token of the link is derived when it is needed; the log contains only its hash. */
    readonly tokenHash: string;
    /** ISO 8601 UTC. */
    readonly expiresAt: string;
    readonly browser: Browser;
  }>(personal('userId', 'email')),
  /** The same link was mailed again, and is valid longer. */
  InviteSentAgain: event<{ readonly userId: string; readonly expiresAt: string; readonly browser: Browser }>(),
  /** An administrator withdrew the invite. The key of its future account is destroyed. */
  InviteWithdrawn: event<{ readonly userId: string }>(),
  /** The invite was not used in time. The key of its future account is destroyed. */
  InviteExpired: event<{ readonly userId: string }>(),
  /** The person joined. Contains what the account is made from, so that it can be completed after a crash. */
  InviteUsed: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
    /** Argon2. */
    readonly passwordHash: Personal<string>;
  }>(personal('userId', 'firstName', 'lastName', 'passwordHash')),
});

export type InviteEvent = EventOf<typeof inviteEvents>;
export type InviteMailRequest = EventOfType<typeof inviteEvents, 'InviteMade' | 'InviteSentAgain'>;
