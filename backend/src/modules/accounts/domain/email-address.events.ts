import type { Personal } from '#kernel/event-schema';
import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';

export const emailAddressEvents = eventsOf('email', {
  /**
   * The stream `email-{key}` guards one account per address; the key is an HMAC of the address, so the log does not tell
   * it. A claim carries the whole activation, so that the account's own stream can be completed after a crash.
   */
  EmailClaimed: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
    readonly passwordHash: Personal<string>;
  }>({ personal: { subject: 'userId', fields: ['firstName', 'lastName', 'passwordHash'] } }),
  EmailReleased: event<{ readonly userId: string }>(),
});

export type EmailAddressEvent = EventOf<typeof emailAddressEvents>;
export type EmailClaimed = EventNamed<typeof emailAddressEvents, 'EmailClaimed'>;
