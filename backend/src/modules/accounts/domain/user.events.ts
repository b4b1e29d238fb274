import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema, Personal } from '../../../kernel/event-schema';
import type { Json } from '../../../kernel/json';

/** What somebody is in the product; `role` in the API. */
export type MemberType = 'coordinator' | 'legislation';

/** What somebody may do beyond using the product. */
export type GrantedRole = 'staff' | 'admin' | 'super';

/** A link in a mail. Its token is derived from `linkId` when the mail is written; the log holds its hash alone. */
export interface Link {
  readonly linkId: string;
  readonly tokenHash: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

/** A browser that asked for a mail, as a hash of its outbox cookie; null where there is no outbox page. */
export type Browser = string | null;

export type UserRegistered = DomainEvent<
  'UserRegistered',
  {
    readonly userId: string;
    readonly email: Personal<string>;
    readonly memberType: MemberType;
    readonly referralCode: string | null;
    readonly grant: string | null;
    /** The body of create-tracker that the person wrote before they had an account. */
    readonly pendingTracker: Personal<Json>;
    /** Null where the operator names the address, so that no mail has to prove it. */
    readonly verification: Link | null;
    /** Asked for through the setup link or by the operator: becomes the first administrator when activated. */
    readonly asAdministrator: boolean;
    readonly browser: Browser;
  }
>;

export type UserActivated = DomainEvent<
  'UserActivated',
  { readonly userId: string; readonly firstName: Personal<string>; readonly lastName: Personal<string> }
>;

export type PasswordSet = DomainEvent<
  'PasswordSet',
  { readonly userId: string; readonly passwordHash: Personal<string> }
>;

/** Somebody tried to register with the address of this account, and is told by mail that it exists. */
export type RegistrationRepeated = DomainEvent<
  'RegistrationRepeated',
  { readonly userId: string; readonly browser: Browser }
>;

export type PasswordResetRequested = DomainEvent<
  'PasswordResetRequested',
  { readonly userId: string; readonly reset: Link; readonly browser: Browser }
>;

/** A mail that an earlier event of this stream asked for was handed to the mail server or put in the outbox. */
export type AccountMailSent = DomainEvent<'AccountMailSent', { readonly userId: string; readonly requestedBy: string }>;

export type RoleGranted = DomainEvent<'RoleGranted', { readonly userId: string; readonly role: GrantedRole }>;
export type RoleRevoked = DomainEvent<'RoleRevoked', { readonly userId: string; readonly role: GrantedRole }>;

export type EmailTimeSet = DomainEvent<
  'EmailTimeSet',
  {
    readonly userId: string;
    /** HH:MM UTC. */
    readonly emailTime: string;
  }
>;

export type AudioPreferenceSet = DomainEvent<
  'AudioPreferenceSet',
  { readonly userId: string; readonly includeAudio: boolean }
>;

export type UserErased = DomainEvent<
  'UserErased',
  {
    readonly userId: string;
    /** Key of the address's stream, which the address itself can no longer give. */
    readonly emailKey: string | null;
  }
>;

export type UserEvent =
  | UserRegistered
  | UserActivated
  | PasswordSet
  | RegistrationRepeated
  | PasswordResetRequested
  | AccountMailSent
  | RoleGranted
  | RoleRevoked
  | EmailTimeSet
  | AudioPreferenceSet
  | UserErased;

const personal = (...fields: string[]) => ({ subject: 'userId', fields });

export const userEventSchemas: readonly EventSchema[] = [
  { type: 'UserRegistered', version: 1, personal: personal('email', 'pendingTracker') },
  { type: 'UserActivated', version: 1, personal: personal('firstName', 'lastName') },
  { type: 'PasswordSet', version: 1, personal: personal('passwordHash') },
  { type: 'RegistrationRepeated', version: 1 },
  { type: 'PasswordResetRequested', version: 1 },
  { type: 'AccountMailSent', version: 1 },
  { type: 'RoleGranted', version: 1 },
  { type: 'RoleRevoked', version: 1 },
  { type: 'EmailTimeSet', version: 1 },
  { type: 'AudioPreferenceSet', version: 1 },
  { type: 'UserErased', version: 1 },
];
