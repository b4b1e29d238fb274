import { type Projection, put, remove } from '../../../backend/src/kernel/projection';
import type { UserEvent } from '../../../backend/src/modules/accounts/domain/user.events';
import type { DueMail } from './due-mail.document';

const HOUR_MS = 3_600_000;

export const dueMails: Projection<UserEvent> = {
  name: 'due-mails',
  version: 1,
  categories: ['user'],
  indexes: [{ keys: ['expires_at'] }],
  project(event) {
    const due = (expiresAt: string) => [
      put<DueMail>({ _id: event.id, user_id: event.data.userId, expires_at: expiresAt }),
    ];
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
      case 'PasswordSet':
      case 'RoleGranted':
      case 'RoleRevoked':
      case 'EmailTimeSet':
      case 'AudioPreferenceSet':
      case 'UserErased':
        return [];
    }
  },
};
