import {
  DEFAULT_EMAIL_TIME,
  type GrantedRole,
  type Introduction,
  type MemberType,
  RECOVERY_CODES,
  type UserEvent,
  userEvents,
} from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/events';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, put, projection, remove } from '#kernel/projection';
import { referralCodeOf } from './referral-code';

/** An account. Times are ISO 8601 UTC; personal fields are null once the user is erased. */
export interface AccountDocument {
  readonly _id: string;
  readonly status: 'pending' | 'active' | 'erased';
  readonly email: Personal<string>;
  readonly first_name: Personal<string>;
  readonly last_name: Personal<string>;
  readonly member_type: MemberType;
  /** Null for users without an organisation, and once the user is erased. */
  readonly org_id: string | null;
  readonly org_name: string | null;
  readonly roles: readonly GrantedRole[];
  /** HH:MM UTC on the day it was set; on other days, see `dailyTimeOn`. */
  readonly email_time: string;
  /** Time when the daily mail's time, or its time zone, was set. */
  readonly email_time_set_at: string;
  /** An IANA name; null until it is set. */
  readonly timezone: string | null;
  readonly include_audio: boolean;
  /** False if its owner only signs in with a provider. */
  readonly has_password: boolean;
  readonly has_google: boolean;
  /** The issuer of another provider that opens it, the last one if there are several; null if there is none. */
  readonly oidc_issuer: string | null;
  readonly introduction: Introduction;
  /** Null unless a second factor is on. */
  readonly recovery_codes_left: number | null;
  /** The code that others register with. */
  readonly referral_code: string;
  /** The code that this account was registered with. */
  readonly referred_by: string | null;
  readonly grant: string | null;
  readonly registered_at: string;
  readonly activated_at: string | null;
}

const seen = (name: Personal<string>): Personal<string> => (name === null ? null : stripInvisible(name));

const nameFields = ({
  firstName,
  lastName,
}: {
  readonly firstName: Personal<string>;
  readonly lastName: Personal<string>;
}) => ({
  first_name: seen(firstName),
  last_name: seen(lastName),
});

export const accounts = projection<UserEvent, AccountDocument>({
  name: 'accounts',
  from: [userEvents],
  indexes: [
    { keys: ['registered_at'] },
    { keys: ['email'] },
    { keys: ['referral_code'] },
    { keys: ['status', 'registered_at'] },
    { keys: ['status', 'timezone'] },
    { keys: ['org_id', 'status', 'activated_at'] },
    { keys: ['org_name'] },
    { keys: ['has_google'] },
    { keys: ['oidc_issuer'] },
  ],
  arrays: ['roles'],
  project(event) {
    const at = event.metadata.occurred_at;
    const { userId } = event.data;
    switch (event.type) {
      case 'UserRegistered': {
        const { email, memberType, referralCode, grant } = event.data;
        return [
          put({
            _id: userId,
            status: 'pending',
            email,
            first_name: null,
            last_name: null,
            member_type: memberType,
            org_id: null,
            org_name: null,
            roles: [],
            email_time: DEFAULT_EMAIL_TIME,
            email_time_set_at: at,
            timezone: null,
            include_audio: false,
            has_password: false,
            has_google: false,
            oidc_issuer: null,
            introduction: 'new',
            recovery_codes_left: null,
            referral_code: referralCodeOf(userId),
            referred_by: referralCode,
            grant,
            registered_at: at,
            activated_at: null,
          }),
        ];
      }
      case 'UserActivated':
        return [change(userId, { $set: { status: 'active', ...nameFields(event.data), activated_at: at } })];
      case 'OrganisationJoined': {
        const { id, name } = event.data.organisation;
        return [change(userId, { $set: { org_id: id, org_name: stripInvisible(name) } })];
      }
      case 'RoleGranted':
        return [change(userId, { $addToSet: { roles: event.data.role } })];
      case 'RoleRevoked':
        return [change(userId, { $pull: { roles: event.data.role } })];
      case 'EmailTimeSet':
        return [change(userId, { $set: { email_time: event.data.emailTime, email_time_set_at: at } })];
      case 'TimezoneSet':
        return [change(userId, { $set: { timezone: event.data.timezone, email_time_set_at: at } })];
      case 'ProfileRevised':
        return [change(userId, { $set: nameFields(event.data) })];
      case 'AudioPreferenceSet':
        return [change(userId, { $set: { include_audio: event.data.includeAudio } })];
      case 'PasswordSet':
      case 'PasswordChanged':
        return [change(userId, { $set: { has_password: true } })];
      case 'GoogleLinked':
        return [change(userId, { $set: { has_google: true } })];
      case 'IdentityLinked':
        return [change(userId, { $set: { oidc_issuer: event.data.issuer } })];
      case 'IntroductionEnded':
        return [change(userId, { $set: { introduction: 'ended' } })];
      case 'IntroductionRestarted':
        return [change(userId, { $set: { introduction: 'restarted' } })];
      case 'SecondFactorEnabled':
        return [change(userId, { $set: { recovery_codes_left: RECOVERY_CODES } })];
      case 'RecoveryCodeUsed':
        return [change(userId, { $inc: { recovery_codes_left: -1 } })];
      case 'SecondFactorDisabled':
        return [change(userId, { $set: { recovery_codes_left: null } })];
      case 'UserErased':
        return [
          change(userId, {
            $set: {
              status: 'erased',
              email: null,
              first_name: null,
              last_name: null,
              org_id: null,
              org_name: null,
              timezone: null,
              roles: [],
              recovery_codes_left: null,
            },
          }),
        ];
      case 'RegistrationExpired':
        return [remove(userId)];
      case 'UserUnmasked':
      case 'PrivateDataRead':
      case 'SecondFactorOffered':
      case 'SecondFactorUsed':
      case 'RegistrationRepeated':
      case 'PasswordResetRequested':
      case 'PasswordResetIssued':
        return [];
      default:
        return assertNever(event);
    }
  },
});
