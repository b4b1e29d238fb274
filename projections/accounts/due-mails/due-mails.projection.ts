import { put, remove, projection } from '#kernel/projection';
import { type UserEvent, userEvents } from '#modules/accounts/domain/user.events';

/** An account mail that was requested but not sent yet. `_id` is the id of the event that requested it. */
export interface DueMail {
  readonly _id: string;
  readonly user_id: string;
  /** When sending it becomes pointless, ISO 8601 UTC. */
  readonly expires_at: string;
}

const HOUR_MS = 3_600_000;

export const dueMails = projection<UserEvent, DueMail>({
  name: 'due-mails',
  from: [userEvents],
  indexes: [{ keys: ['expires_at'] }],
  project(event) {
    const due = (expiresAt: string) => [put({ _id: event.id, user_id: event.data.userId, expires_at: expiresAt })];
    switch (event.type) {
      case 'UserRegistered':
        return event.data.verification === null ? [] : due(event.data.verification.expiresAt);
      case 'PasswordResetRequested':
        return due(event.data.reset.expiresAt);
      case 'RegistrationRepeated':
        return due(new Date(Date.parse(event.metadata.occurred_at) + HOUR_MS).toISOString());
      case 'AccountMailSent':
        return [remove(event.data.requestedBy)];
      case 'UserActivated':
      case 'PasswordResetIssued':
      case 'PasswordSet':
      case 'GoogleLinked':
      case 'RoleGranted':
      case 'RoleRevoked':
      case 'ProfileRevised':
      case 'TimezoneSet':
      case 'EmailTimeSet':
      case 'AudioPreferenceSet':
      case 'IntroductionEnded':
      case 'IntroductionRestarted':
      case 'SecondFactorOffered':
      case 'SecondFactorEnabled':
      case 'SecondFactorUsed':
      case 'RecoveryCodeUsed':
      case 'SecondFactorDisabled':
      case 'UserUnmasked':
      case 'PrivateDataRead':
      case 'RegistrationExpired':
      case 'UserErased':
        return [];
    }
  },
});
