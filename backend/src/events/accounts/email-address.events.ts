import { type EventOfType, type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';
import type { ProviderIdentity } from './user.events';

/** `email-{key}` guards one account per address. The key is an HMAC, so the log does not reveal the address. */
export const emailAddressEvents = declareEvents('email', {
  /**
   * The address was claimed by an account on activation. Contains the whole activation, so that the account's own
   * stream can be completed after a crash.
   */
  EmailClaimed: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
    /** Null for an account without a password. */
    readonly passwordHash: Personal<string>;
    /** Null for an account that was activated by mail. */
    readonly identity: Personal<ProviderIdentity>;
  }>(personal('userId', 'firstName', 'lastName', 'passwordHash', 'identity')),
  /** The account was erased, so the address is free again. */
  EmailReleased: event<{ readonly userId: string }>(),
});

export type EmailAddressEvent = EventOf<typeof emailAddressEvents>;
export type EmailClaimed = EventOfType<typeof emailAddressEvents, 'EmailClaimed'>;
