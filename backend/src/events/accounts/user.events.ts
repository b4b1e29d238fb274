import { type EventOfType, type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';
import type { Json } from '#kernel/json';
import type { Stated } from './stated-reason';

/** What kind of user someone is; `role` in the API. Applicants apply for a grant and have separate pages. */
export const MEMBER_TYPES = ['coordinator', 'legislation', 'applicant'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export interface Organisation {
  /** An HMAC of its name, so that the same name is the same organisation however it is spaced or capitalised. */
  readonly id: string;
  readonly name: string;
}

/** Roles beyond those of a user. */
export type GrantedRole = 'staff' | 'admin' | 'super';

/** `new` until the user ends it; `restarted` when they asked to see it again. */
export type Introduction = 'new' | 'ended' | 'restarted';

/** Digests are mailed at noon UTC by default. */
export const DEFAULT_EMAIL_TIME = '12:00';

/** How many recovery codes a second factor has. */
export const RECOVERY_CODES = 10;

/** What nobody but the user may read without giving a reason. */
export type PrivateData = 'conversations' | 'health_data' | 'answers' | 'mails';

/** What was read. */
export interface PrivatePart {
  readonly what: PrivateData;
  /**
   * For mails, the delivery; for answers, the file's place in the draft, such as `cv_1`; for health data, `diary`,
   * `blurbs` or `activity`; null if it was not a single one.
   */
  readonly which: string | null;
}

/**
 * One act of reading that several requests belong to, such as a page of messages, the page before it and their images.
 */
export interface LastingReading {
  readonly readerId: string;
  /** ISO 8601 UTC. Until then, anything further that they read for the same reason counts as the same reading. */
  readonly until: string;
}

/** A mailed link. Its token is derived from `linkId` when the mail is written; the log contains only its hash. */
export interface MailedLink {
  readonly linkId: string;
  readonly tokenHash: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

/** The issuer of Google's accounts. */
export const GOOGLE = 'https://accounts.google.com';

/** A person as a sign-in provider knows them, by which they sign in. */
export interface ProviderIdentity {
  /** The provider's address, as its ID tokens name it. */
  readonly issuer: string;
  /** Key of the identity's stream, by which the account is found. */
  readonly identityKey: string;
  /** The provider's id for the person (`sub`), which never changes, unlike their address. */
  readonly subject: Personal<string>;
}

/** A browser that requested a mail, as a hash of its outbox cookie; null if there is no outbox page. */
export type Browser = string | null;

/** `user-{id}`: an account's life. */
export const userEvents = declareEvents('user', {
  /** Someone registered, and a verification mail is due. Contains the tracker they may have drafted. */
  UserRegistered: event<{
    readonly userId: string;
    readonly email: Personal<string>;
    readonly memberType: MemberType;
    readonly referralCode: string | null;
    readonly grant: string | null;
    /** The body of create-tracker from before the account existed. */
    readonly pendingTracker: Personal<Json>;
    /** Null if the operator provided the address, so that it need not be verified. */
    readonly verification: MailedLink | null;
    /** Registered through the setup link or by the operator: becomes the first administrator on activation. */
    readonly asAdministrator: boolean;
    readonly browser: Browser;
  }>(personal('userId', 'email', 'pendingTracker')),
  /** The account belongs to an organisation, whose invite it was made with. */
  OrganisationJoined: event<{ readonly userId: string; readonly organisation: Organisation }>(),
  /** The activation link was followed, and names were given; or a sign-in provider confirmed the address. */
  UserActivated: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
  }>(personal('userId', 'firstName', 'lastName')),
  /** A password was set, at activation or with a reset link. Contains its Argon2 hash. */
  PasswordSet: event<{ readonly userId: string; readonly passwordHash: Personal<string> }>(
    personal('userId', 'passwordHash'),
  ),
  /** The user replaced the password, which they knew. The session in which they did it continues; earlier ones end. */
  PasswordChanged: event<{
    readonly userId: string;
    readonly sessionId: string;
    readonly passwordHash: Personal<string>;
  }>(personal('userId', 'passwordHash')),
  /**
   * The account was linked to a Google account, which opens it from now on: when the account was made, or after its
   * password was given.
   */
  GoogleLinked: event<{ readonly userId: string } & Omit<ProviderIdentity, 'issuer'>>(personal('userId', 'subject')),
  /**
   * The account was linked to an identity at the installation's OpenID Connect provider, which opens it from now on.
   */
  IdentityLinked: event<{ readonly userId: string } & ProviderIdentity>(personal('userId', 'subject')),
  /** Someone registered again with this account's address. Its owner is notified by mail. */
  RegistrationRepeated: event<{ readonly userId: string; readonly browser: Browser }>(),
  /** A password reset link was requested. */
  PasswordResetRequested: event<{ readonly userId: string; readonly reset: MailedLink; readonly browser: Browser }>(),
  /** The operator issued a password reset link. No mail is sent. */
  PasswordResetIssued: event<{ readonly userId: string; readonly reset: MailedLink }>(),
  /** The account was granted a role: staff, admin or super. */
  RoleGranted: event<{ readonly userId: string; readonly role: GrantedRole } & Stated>(
    personal('userId', 'statedReason'),
  ),
  /** A role was revoked. */
  RoleRevoked: event<{ readonly userId: string; readonly role: GrantedRole } & Stated>(
    personal('userId', 'statedReason'),
  ),
  /** An administrator looked at the user's name and address, which are masked otherwise. */
  UserUnmasked: event<{ readonly userId: string } & Stated>(personal('userId', 'statedReason')),
  /**
   * Someone else read what the user gave in confidence: their conversations, their health data or their answers to upload
   * questions.
   */
  PrivateDataRead: event<
    {
      readonly userId: string;
      /** Null if every look counts by itself. */
      readonly reading: LastingReading | null;
    } & PrivatePart &
      Stated
  >(personal('userId', 'statedReason')),
  /** The names were changed. */
  ProfileRevised: event<{
    readonly userId: string;
    readonly firstName: Personal<string>;
    readonly lastName: Personal<string>;
  }>(personal('userId', 'firstName', 'lastName')),
  /** The time zone was set, in which the daily mail keeps its local time. */
  TimezoneSet: event<{
    readonly userId: string;
    /** An IANA name. */
    readonly timezone: string;
  }>(),
  /** The time of the daily mail was set. */
  EmailTimeSet: event<{
    readonly userId: string;
    /** HH:MM UTC. */
    readonly emailTime: string;
  }>(),
  /** Audio in mails was turned on or off. */
  AudioPreferenceSet: event<{ readonly userId: string; readonly includeAudio: boolean }>(),
  /** The user finished or skipped the introduction. */
  IntroductionEnded: event<{ readonly userId: string }>(),
  /** The user asked to see the introduction again. */
  IntroductionRestarted: event<{ readonly userId: string }>(),
  /** The user began to set up a second factor, which counts once a first code confirms it. */
  SecondFactorOffered: event<{
    readonly userId: string;
    /** The secret derives from this and the person's key. */
    readonly factorId: string;
    /** Hashes of the ten recovery codes, under a key that an erasure destroys. */
    readonly recoveryHashes: readonly string[];
  }>(),
  /** A first code confirmed the second factor: from now on, signing in asks for one. */
  SecondFactorEnabled: event<{
    readonly userId: string;
    /** The time step of the code, which cannot be used again. */
    readonly step: number;
  }>(),
  /** A code of the authenticator app was used. */
  SecondFactorUsed: event<{ readonly userId: string; readonly step: number }>(),
  /** A recovery code was used, and is spent. */
  RecoveryCodeUsed: event<{ readonly userId: string; readonly recoveryHash: string }>(),
  /** The second factor was turned off by the user, or removed by the operator. */
  SecondFactorDisabled: event<{ readonly userId: string }>(),
  /** The registration was not confirmed within 30 days. Its key is destroyed, as in an erasure. */
  RegistrationExpired: event<{ readonly userId: string }>(),
  /** The user's key was destroyed: their personal fields can never be read again. */
  UserErased: event<
    {
      readonly userId: string;
      /** Key of the address's stream, since the address itself is no longer known. */
      readonly emailKey: string | null;
      /** A user, or `operator`. The reason is encrypted with their key, since that of the erased user is destroyed. */
      readonly erasedBy: string;
    } & Stated
  >(personal('erasedBy', 'statedReason')),
});

export type UserEvent = EventOf<typeof userEvents>;
export type PrivateDataRead = EventOfType<typeof userEvents, 'PrivateDataRead'>;
export type UserErased = EventOfType<typeof userEvents, 'UserErased'>;
