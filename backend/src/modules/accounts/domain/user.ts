import {
  DEFAULT_EMAIL_TIME,
  type GrantedRole,
  type Introduction,
  type MailedLink,
  type MemberType,
  type UserEvent,
} from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/events';
import type { Json } from '#kernel/json';
import type { PasswordAge } from './outdated-session';
import { type PastReading, readingsAfter } from './private-reading';
import { NO_SECOND_FACTOR, type SecondFactor, secondFactorAfter } from './second-factor';

/** Registered but not yet verified. Does not block other registrations of the same address. */
export interface PendingUser {
  readonly status: 'pending';
  readonly userId: string;
  readonly email: Personal<string>;
  readonly memberType: MemberType;
  readonly verification: MailedLink | null;
  readonly pendingTracker: Personal<Json>;
  readonly asAdministrator: boolean;
}

export interface ActiveUser extends Names, PasswordAge {
  readonly status: 'active';
  readonly userId: string;
  readonly email: Personal<string>;
  readonly memberType: MemberType;
  readonly pendingTracker: Personal<Json>;
  readonly asAdministrator: boolean;
  /** Null if it has none: its owner signs in with a provider. */
  readonly passwordHash: Personal<string>;
  readonly roles: readonly GrantedRole[];
  /** Keys of the identities that open it. */
  readonly identities: readonly string[];
  readonly resets: readonly MailedLink[];
  readonly emailTime: string;
  /** Null until it is set: the daily mail then keeps its UTC time. */
  readonly timezone: string | null;
  readonly includeAudio: boolean;
  readonly introduction: Introduction;
  readonly secondFactor: SecondFactor;
  /** The newest ones last. */
  readonly readings: readonly PastReading[];
}

export interface ErasedUser {
  readonly status: 'erased';
  readonly userId: string;
  /** Keys of the identities that opened it. */
  readonly identities: readonly string[];
}

export type User = { readonly status: 'absent' } | PendingUser | ActiveUser | ErasedUser;

/** Null once the user is erased. */
export interface Names {
  readonly firstName: Personal<string>;
  readonly lastName: Personal<string>;
}

const activated = (user: PendingUser, { firstName, lastName }: Names): ActiveUser => ({
  status: 'active',
  userId: user.userId,
  email: user.email,
  memberType: user.memberType,
  pendingTracker: user.pendingTracker,
  asAdministrator: user.asAdministrator,
  passwordHash: null,
  passwordVersion: 0,
  keptSessionId: null,
  roles: [],
  identities: [],
  resets: [],
  firstName,
  lastName,
  emailTime: DEFAULT_EMAIL_TIME,
  timezone: null,
  includeAudio: false,
  introduction: 'new',
  secondFactor: NO_SECOND_FACTOR,
  readings: [],
});

/** Links that were mailed earlier can no longer set a password. */
const withPassword = (user: ActiveUser, passwordHash: Personal<string>, keptSessionId: string | null): ActiveUser => ({
  ...user,
  passwordHash,
  passwordVersion: user.passwordVersion + 1,
  keptSessionId,
  resets: [],
});

/** Applies an event to an active account. */
const changedBy = (user: ActiveUser, event: UserEvent): ActiveUser => {
  switch (event.type) {
    case 'PasswordSet':
      return withPassword(user, event.data.passwordHash, null);
    case 'PasswordChanged':
      return withPassword(user, event.data.passwordHash, event.data.sessionId);
    case 'PasswordResetRequested':
    case 'PasswordResetIssued':
      return { ...user, resets: [...user.resets, event.data.reset] };
    case 'RoleGranted':
      return { ...user, roles: [...user.roles, event.data.role] };
    case 'RoleRevoked':
      return { ...user, roles: user.roles.filter((role) => role !== event.data.role) };
    case 'GoogleLinked':
    case 'IdentityLinked':
      return { ...user, identities: [...user.identities, event.data.identityKey] };
    case 'ProfileRevised':
      return { ...user, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'TimezoneSet':
      return { ...user, timezone: event.data.timezone };
    case 'EmailTimeSet':
      return { ...user, emailTime: event.data.emailTime };
    case 'AudioPreferenceSet':
      return { ...user, includeAudio: event.data.includeAudio };
    case 'IntroductionEnded':
      return { ...user, introduction: 'ended' };
    case 'IntroductionRestarted':
      return { ...user, introduction: 'restarted' };
    case 'SecondFactorOffered':
    case 'SecondFactorEnabled':
    case 'SecondFactorUsed':
    case 'RecoveryCodeUsed':
    case 'SecondFactorDisabled':
      return { ...user, secondFactor: secondFactorAfter(user.secondFactor, event) };
    case 'PrivateDataRead':
      return { ...user, readings: readingsAfter(user.readings, event.data) };
    case 'UserRegistered':
    case 'OrganisationJoined':
    case 'UserActivated':
    case 'RegistrationRepeated':
    case 'UserUnmasked':
    case 'RegistrationExpired':
    case 'UserErased':
      return user;
    default:
      return assertNever(event);
  }
};

export const evolveUser = (user: User, event: UserEvent): User => {
  if (event.type === 'UserErased' || event.type === 'RegistrationExpired') {
    const identities = user.status === 'active' || user.status === 'erased' ? user.identities : [];
    return { status: 'erased', userId: event.data.userId, identities };
  }
  switch (user.status) {
    case 'absent': {
      if (event.type !== 'UserRegistered') return user;
      const { userId, email, memberType, verification, pendingTracker, asAdministrator } = event.data;
      return {
        status: 'pending',
        userId,
        email,
        memberType,
        verification,
        pendingTracker,
        asAdministrator,
      };
    }
    case 'pending':
      return event.type === 'UserActivated' ? activated(user, event.data) : user;
    case 'active':
      return changedBy(user, event);
    case 'erased':
      return user;
    default:
      return assertNever(user);
  }
};
