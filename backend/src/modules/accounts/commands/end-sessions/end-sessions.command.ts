import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedOnEach } from '#platform/command-handling/decided-on-each';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { isOutdated } from '../../domain/outdated-session';
import { type EndSession, sessionDecider } from '../../domain/session.decider';
import { userDecider } from '../../domain/user.decider';

/**
 * Ends a user's sessions that a new password outdated, or all of them if the account no longer exists. None of them has
 * been accepted since that moment; this records it for their users and for lists.
 */
export class EndSessions extends ContextCommand<
  { readonly userId: string; readonly reason: EndSession['reason'] },
  number
> {}

export const EndSessionsHandler = decidedOnEach(sessionDecider, EndSessions, {
  model: sessions,
  where: ({ request: { userId } }) => ({ user_id: userId, status: 'live' as const }),
  async narrow(live, { request: { userId } }, streams) {
    const user = await streams.stateOf(userDecider, userId);
    return live.filter(
      ({ _id: sessionId, password_version: passwordVersion }) =>
        user.status !== 'active' || isOutdated({ sessionId, passwordVersion }, user),
    );
  },
  decide: ({ request: { reason } }) => ({ type: 'EndSession', reason }),
});
