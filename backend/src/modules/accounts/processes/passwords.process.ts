import { userEvents } from '#events/accounts/user.events';
import { processOf, sendStep } from '#platform/processes/process';
import { EndSessions } from '../commands/end-sessions/end-sessions.command';

/** A new password or an erasure ends earlier sessions, except the one in which the user changed it. */
export const newPasswordsEndSessions = processOf(userEvents, {
  name: 'ended-sessions',
  on: ['PasswordSet', 'PasswordChanged', 'UserErased'],
  mayLag: true,
  react: ({ type, data: { userId } }) => [
    sendStep(EndSessions, { userId, reason: type === 'UserErased' ? 'account_erased' : 'password_changed' }),
  ],
});
