import type { Personal } from '#kernel/event-schema';
import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { Json } from '#kernel/json';

/** What kind of user someone is; `role` in the API. */
export type MemberType = 'coordinator' | 'legislation';

/** Permissions beyond those of a user. */
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
  /**
   * An account was requested and an activation link promised by mail. Keeps the tracker the person had begun to write.
   */
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
  /** The activation link was followed; names and password were given. */
  UserActivated: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
  }>({ personal: { subject: 'userId', fields: ['firstName', 'lastName'] } }),
  /** A password was chosen, at activation or with a reset link. Holds its Argon2 hash. */
  PasswordSet: event<{ readonly userId: string; readonly passwordHash: Personal<string> }>({
    personal: { subject: 'userId', fields: ['passwordHash'] },
  }),
  /** Someone registered with the address of this account. Its owner is notified by mail. */
  RegistrationRepeated: event<{ readonly userId: string; readonly browser: Browser }>(),
  /** A password reset link was requested. */
  PasswordResetRequested: event<{ readonly userId: string; readonly reset: Link; readonly browser: Browser }>(),
  /** The operator issued a password reset link. No mail is sent. */
  PasswordResetIssued: event<{ readonly userId: string; readonly reset: Link }>(),
  /** A mail that an earlier event asked for was handed to the mail server or put in the outbox. */
  AccountMailSent: event<{ readonly userId: string; readonly requestedBy: string }>(),
  /** The account was given a role: staff, admin or super. */
  RoleGranted: event<{ readonly userId: string; readonly role: GrantedRole }>(),
  /** A role was taken away. */
  RoleRevoked: event<{ readonly userId: string; readonly role: GrantedRole }>(),
  /** The time of the daily mail was set. */
  EmailTimeSet: event<{
    readonly userId: string;
    /** HH:MM UTC. */
    readonly emailTime: string;
  }>(),
  /** Audio in mails was turned on or off. */
  AudioPreferenceSet: event<{ readonly userId: string; readonly includeAudio: boolean }>(),
  /** The registration was not confirmed within 30 days. Its key is destroyed like that of an erased person. */
  RegistrationExpired: event<{ readonly userId: string }>(),
  /** The person's key was destroyed: their personal fields can never be read again. */
  UserErased: event<{
    readonly userId: string;
    /** Key of the address's stream, which the address itself can no longer give. */
    readonly emailKey: string | null;
  }>(),
});

export type UserEvent = EventOf<typeof userEvents>;
export type UserErased = EventNamed<typeof userEvents, 'UserErased'>;
