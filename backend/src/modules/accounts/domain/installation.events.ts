import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema, Personal } from '../../../kernel/event-schema';

/** The one stream `installation-administrator` sees to it that the first administrator is appointed once. */
export type AdministratorAppointed = DomainEvent<
  'AdministratorAppointed',
  {
    readonly userId: string;
    readonly emailKey: string;
    readonly email: Personal<string>;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
    readonly passwordHash: Personal<string>;
  }
>;

export type InstallationEvent = AdministratorAppointed;

export const installationEventSchemas: readonly EventSchema[] = [
  {
    type: 'AdministratorAppointed',
    version: 1,
    personal: { subject: 'userId', fields: ['email', 'firstName', 'lastName', 'passwordHash'] },
  },
];
