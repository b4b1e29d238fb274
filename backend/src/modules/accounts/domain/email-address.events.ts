import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema, Personal } from '../../../kernel/event-schema';

/**
 * The stream `email-{key}` guards one account per address; the key is an HMAC of the address, so the log does not tell
 * it. A claim carries the whole activation, so that the account's own stream can be completed after a crash.
 */
export type EmailClaimed = DomainEvent<
  'EmailClaimed',
  {
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
    readonly passwordHash: Personal<string>;
  }
>;

export type EmailReleased = DomainEvent<'EmailReleased', { readonly userId: string }>;

export type EmailAddressEvent = EmailClaimed | EmailReleased;

export const emailAddressEventSchemas: readonly EventSchema[] = [
  {
    type: 'EmailClaimed',
    version: 1,
    personal: { subject: 'userId', fields: ['firstName', 'lastName', 'passwordHash'] },
  },
  { type: 'EmailReleased', version: 1 },
];
