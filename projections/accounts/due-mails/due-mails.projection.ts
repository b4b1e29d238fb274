import { put, remove, projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { type JobEvent, jobEvents } from '#events/administration/job.events';

/** An account mail that was requested but neither sent nor dropped yet. `_id` is the id of the event that requested it. */
export interface DueMail {
  readonly _id: string;
  readonly user_id: string;
  /** When sending it becomes pointless, ISO 8601 UTC. */
  readonly expires_at: string;
}

const HOUR_MS = 3_600_000;

const due = ({ id, data }: Recorded<UserEvent>, expiresAt: string) => [
  put({ _id: id, user_id: data.userId, expires_at: expiresAt }),
];

export const dueMails = projection<UserEvent | JobEvent, DueMail>({
  name: 'due-mails',
  from: [userEvents, jobEvents],
  indexes: [{ keys: ['expires_at'] }],
  project(event) {
    switch (event.type) {
      case 'UserRegistered':
        return event.data.verification === null ? [] : due(event, event.data.verification.expiresAt);
      case 'PasswordResetRequested':
        return due(event, event.data.reset.expiresAt);
      case 'RegistrationRepeated':
        return due(event, new Date(Date.parse(event.metadata.occurred_at) + HOUR_MS).toISOString());
      case 'AccountMailSent':
        return [remove(event.data.requestedBy)];
      case 'MailDropped':
        return [remove(event.data.jobId)];
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
      case 'RunDropped':
        return [];
    }
  },
});
