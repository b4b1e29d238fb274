import type { Stated } from '#events/accounts/stated-reason';
import {
  type Browser,
  GOOGLE,
  type GrantedRole,
  type ProviderIdentity,
  type MailedLink,
  type MemberType,
  type Organisation,
  type UserEvent,
  userEvents,
} from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import { isTimezone } from '#kernel/daily-time';
import { type Decider, type Decision, refuse, refuseField } from '#kernel/decider';
import type { Personal } from '#kernel/events';
import type { Json } from '#kernel/json';
import { emailTime } from './email-time';
import { resetRefusal } from './link';
import { type ReadPrivatePart, decideReading } from './private-reading';
import { type SecondFactorCommand, decideSecondFactor } from './second-factor';
import { type ActiveUser, type User, evolveUser } from './user';

export interface Registration {
  readonly userId: string;
  readonly email: string;
  readonly memberType: MemberType;
  readonly referralCode: string | null;
  readonly grant: string | null;
  readonly pendingTracker: Json;
  readonly verification: MailedLink | null;
  readonly asAdministrator: boolean;
  readonly browser: Browser;
}

export interface Activation {
  readonly firstName: Personal<string>;
  readonly lastName: Personal<string>;
  /** Null for an account without a password. */
  readonly passwordHash: Personal<string>;
  /** Null for an account that was activated by mail. */
  readonly identity: Personal<ProviderIdentity>;
}

export type UserCommand =
  | {
      readonly type: 'Register';
      readonly registration: Registration;
      /** Absent for users who register by themselves. */
      readonly organisation?: Organisation;
    }
  | { readonly type: 'Activate'; readonly activation: Activation }
  | { readonly type: 'LinkIdentity'; readonly identity: ProviderIdentity }
  | { readonly type: 'RepeatRegistration'; readonly browser: Browser }
  | { readonly type: 'RequestPasswordReset'; readonly reset: MailedLink; readonly browser: Browser }
  | { readonly type: 'IssuePasswordReset'; readonly reset: MailedLink }
  | {
      readonly type: 'ResetPassword';
      readonly tokenHash: string;
      readonly passwordHash: string;
      /** ISO 8601 UTC. */
      readonly now: string;
    }
  | {
      readonly type: 'ChangePassword';
      readonly passwordHash: string;
      /** Version of the password that the user gave as the present one. */
      readonly givenVersion: number;
      /** The session in which the user changes it. */
      readonly sessionId: string;
    }
  | ({ readonly type: 'GrantRoles'; readonly roles: readonly GrantedRole[] } & Stated)
  | ({ readonly type: 'RevokeRole'; readonly role: GrantedRole } & Stated)
  | { readonly type: 'ReviseProfile'; readonly firstName: string; readonly lastName: string }
  | { readonly type: 'SetTimezone'; readonly timezone: string }
  | { readonly type: 'SetEmailTime'; readonly hour: number; readonly minute: number }
  | { readonly type: 'SetAudioPreference'; readonly includeAudio: boolean }
  | { readonly type: 'EndIntroduction' | 'RestartIntroduction' }
  | SecondFactorCommand
  | ({ readonly type: 'Unmask' } & Stated)
  | ReadPrivatePart
  | { readonly type: 'ExpireRegistration' }
  | ({ readonly type: 'Erase'; readonly emailKey: string | null; readonly erasedBy: string } & Stated);

export const NO_ACCOUNT = refuse('NOT_FOUND', 'There is no such account.');

/** Users who sign in with a provider set a first password by a mailed link. */
export const NO_PASSWORD = refuse('INVALID', 'This account has no password. Set one with a link by email.');

const registered = ({
  registration,
  organisation,
}: Extract<UserCommand, { readonly type: 'Register' }>): readonly UserEvent[] => [
  { type: 'UserRegistered', data: { ...registration } },
  ...(organisation === undefined
    ? []
    : [{ type: 'OrganisationJoined', data: { userId: registration.userId, organisation } } as const]),
];

const linked = (userId: string, { issuer, ...identity }: ProviderIdentity): UserEvent =>
  issuer === GOOGLE
    ? { type: 'GoogleLinked', data: { userId, ...identity } }
    : { type: 'IdentityLinked', data: { userId, issuer, ...identity } };

const unmasked = (userId: string, { statedReason }: Stated): UserEvent => ({
  type: 'UserUnmasked',
  data: { userId, statedReason },
});

const erased = (
  userId: string,
  { emailKey, erasedBy, statedReason }: Extract<UserCommand, { readonly type: 'Erase' }>,
): UserEvent => ({ type: 'UserErased', data: { userId, emailKey, erasedBy, statedReason } });

const decideActive = (command: UserCommand, user: ActiveUser): Decision<UserEvent> => {
  const { userId } = user;
  switch (command.type) {
    case 'Register':
    case 'Activate':
      return refuse('CONFLICT', 'This account is already active.');
    case 'LinkIdentity':
      return user.identities.includes(command.identity.identityKey) ? [] : [linked(userId, command.identity)];
    case 'RepeatRegistration':
      return [{ type: 'RegistrationRepeated', data: { userId, browser: command.browser } }];
    case 'RequestPasswordReset': {
      const { reset, browser } = command;
      return [{ type: 'PasswordResetRequested', data: { userId, reset, browser } }];
    }
    case 'IssuePasswordReset':
      return [{ type: 'PasswordResetIssued', data: { userId, reset: command.reset } }];
    case 'ResetPassword': {
      const { tokenHash, passwordHash, now } = command;
      return resetRefusal(user, tokenHash, now) ?? [{ type: 'PasswordSet', data: { userId, passwordHash } }];
    }
    case 'ChangePassword': {
      const { passwordHash, givenVersion, sessionId } = command;
      if (user.passwordHash === null) return NO_PASSWORD;
      return givenVersion === user.passwordVersion
        ? [{ type: 'PasswordChanged', data: { userId, sessionId, passwordHash } }]
        : refuse('CONFLICT', 'The password was changed elsewhere at the same time.');
    }
    case 'GrantRoles':
      return command.roles
        .filter((role) => !user.roles.includes(role))
        .map((role) => ({ type: 'RoleGranted', data: { userId, role, statedReason: command.statedReason } }));
    case 'RevokeRole':
      return user.roles.includes(command.role)
        ? [{ type: 'RoleRevoked', data: { userId, role: command.role, statedReason: command.statedReason } }]
        : [];
    case 'ReviseProfile': {
      const { firstName, lastName } = command;
      return firstName === user.firstName && lastName === user.lastName
        ? []
        : [{ type: 'ProfileRevised', data: { userId, firstName, lastName } }];
    }
    case 'SetTimezone': {
      const { timezone } = command;
      if (!isTimezone(timezone)) return refuseField('timezone', 'Please choose a time zone');
      return timezone === user.timezone ? [] : [{ type: 'TimezoneSet', data: { userId, timezone } }];
    }
    case 'SetEmailTime': {
      const chosen = emailTime(command.hour, command.minute);
      if (chosen === null) return refuseField('hour', 'Please choose a half hour from 10:00 to 23:30 UTC');
      // If a time zone is set, the same UTC time may be another local time than when it was chosen.
      const isSame = chosen === user.emailTime && user.timezone === null;
      return isSame ? [] : [{ type: 'EmailTimeSet', data: { userId, emailTime: chosen } }];
    }
    case 'SetAudioPreference':
      return command.includeAudio === user.includeAudio
        ? []
        : [{ type: 'AudioPreferenceSet', data: { userId, includeAudio: command.includeAudio } }];
    case 'EndIntroduction':
      return user.introduction === 'ended' ? [] : [{ type: 'IntroductionEnded', data: { userId } }];
    case 'RestartIntroduction':
      return user.introduction === 'restarted' ? [] : [{ type: 'IntroductionRestarted', data: { userId } }];
    case 'Unmask':
      return [unmasked(userId, command)];
    case 'ReadPrivateData':
      return decideReading(userId, user.readings, command);
    case 'OfferSecondFactor':
    case 'EnableSecondFactor':
    case 'UseSecondFactor':
    case 'DisableSecondFactor':
    case 'RemoveSecondFactor':
      return decideSecondFactor(command, user);
    case 'ExpireRegistration':
      return [];
    case 'Erase':
      return [erased(userId, command)];
    default:
      return assertNever(command);
  }
};

const decide = (command: UserCommand, user: User): Decision<UserEvent> => {
  switch (user.status) {
    case 'absent':
      return command.type === 'Register' ? registered(command) : NO_ACCOUNT;
    case 'pending': {
      const { userId } = user;
      if (command.type === 'Activate') {
        const { firstName, lastName, passwordHash, identity } = command.activation;
        const activated: UserEvent = { type: 'UserActivated', data: { userId, firstName, lastName } };
        const passwordSet: UserEvent = { type: 'PasswordSet', data: { userId, passwordHash } };
        return [
          activated,
          ...(passwordHash === null ? [] : [passwordSet]),
          ...(identity === null ? [] : [linked(userId, identity)]),
        ];
      }
      if (command.type === 'Unmask') return [unmasked(userId, command)];
      if (command.type === 'ExpireRegistration') return [{ type: 'RegistrationExpired', data: { userId } }];
      if (command.type === 'Erase') {
        return [erased(userId, command)];
      }
      return NO_ACCOUNT;
    }
    case 'active':
      return decideActive(command, user);
    case 'erased':
      return command.type === 'Erase' || command.type === 'ExpireRegistration' ? [] : NO_ACCOUNT;
    default:
      return assertNever(user);
  }
};

/** An account's lifecycle: registered, activated, changed, erased. */
export const userDecider: Decider<UserCommand, UserEvent, User> = {
  events: userEvents,
  initialState: { status: 'absent' },
  evolve: evolveUser,
  decide,
};
