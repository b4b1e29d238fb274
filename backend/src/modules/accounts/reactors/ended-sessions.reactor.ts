import type { Recorded } from '../../../kernel/recorded-event';
import { reactionTo } from '../../../platform/command-handling/command-context';
import type { DeciderRunner } from '../../../platform/command-handling/decider-runner';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import type { ReadStore } from '../../../platform/read-store/read-store';
import type { SessionDocument } from '../../../../../projections/accounts/sessions/session.document';
import { readUser } from '../account-streams';
import { sessionDecider, sessionStream } from '../domain/session.decider';
import type { UserEvent } from '../domain/user.events';

/**
 * Ends the sessions that a new password or an erasure leaves behind. The refresh of a session looks for itself, so one
 * that is not projected yet ends there.
 */
export const endedSessionsReactor = (runner: DeciderRunner, documents: ReadStore): Reactor => ({
  name: 'ended-sessions',
  categories: ['user'],
  async react(recorded) {
    const event = recorded as Recorded<UserEvent>;
    if (event.type !== 'PasswordSet' && event.type !== 'UserErased') return;
    const { userId } = event.data;
    const user = await readUser(runner, userId);
    const live = await documents.find<SessionDocument>('sessions', { user_id: userId, status: 'live' });
    const over = live.filter((session) => user.status !== 'active' || session.password_version < user.passwordVersion);
    const reason = event.type === 'UserErased' ? 'account_erased' : 'password_changed';
    for (const { _id } of over) {
      await runner.run(sessionDecider, sessionStream(_id), { type: 'EndSession', reason }, reactionTo(event));
    }
  },
});
