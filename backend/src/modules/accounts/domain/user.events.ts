import type { Personal } from '#kernel/event-schema';
import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { Json } from '#kernel/json';

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

export const userEvents = eventsOf('user', {
  UserRegistered: event<{
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
  }>({ personal: { subject: 'userId', fields: ['email', 'pendingTracker'] } }),
  UserActivated: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
  }>({ personal: { subject: 'userId', fields: ['firstName', 'lastName'] } }),
  PasswordSet: event<{ readonly userId: string; readonly passwordHash: Personal<string> }>({
    personal: { subject: 'userId', fields: ['passwordHash'] },
  }),
  /** Somebody tried to register with the address of this account, and is told by mail that it exists. */
  RegistrationRepeated: event<{ readonly userId: string; readonly browser: Browser }>(),
  PasswordResetRequested: event<{ readonly userId: string; readonly reset: Link; readonly browser: Browser }>(),
  /** The operator made a link to choose a new password, and hands it over. No mail is sent. */
  PasswordResetIssued: event<{ readonly userId: string; readonly reset: Link }>(),
  /** A mail that an earlier event of this stream asked for was handed to the mail server or put in the outbox. */
  AccountMailSent: event<{ readonly userId: string; readonly requestedBy: string }>(),
  RoleGranted: event<{ readonly userId: string; readonly role: GrantedRole }>(),
  RoleRevoked: event<{ readonly userId: string; readonly role: GrantedRole }>(),
  EmailTimeSet: event<{
    readonly userId: string;
    /** HH:MM UTC. */
    readonly emailTime: string;
  }>(),
  AudioPreferenceSet: event<{ readonly userId: string; readonly includeAudio: boolean }>(),
  /** Never confirmed: nothing of it is kept any more. */
  RegistrationExpired: event<{ readonly userId: string }>(),
  UserErased: event<{
    readonly userId: string;
    /** Key of the address's stream, which the address itself can no longer give. */
    readonly emailKey: string | null;
  }>(),
});

export type UserEvent = EventOf<typeof userEvents>;
export type UserErased = EventNamed<typeof userEvents, 'UserErased'>;
