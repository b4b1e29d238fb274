import type { Stated } from '#events/accounts/stated-reason';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedOnEach } from '#platform/command-handling/decided-on-each';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { sessionDecider } from '../../domain/session.decider';

/** Ends all sessions of a user but one, or all of them if it is null: those that began a moment ago included, or none. */
export class SignOutElsewhere extends ContextCommand<
  { readonly userId: string; readonly sessionId: string | null } & Stated,
  number
> {}

export const SignOutElsewhereHandler = decidedOnEach(sessionDecider, SignOutElsewhere, {
  model: sessions,
  where: ({ request: { userId } }) => ({ user_id: userId, status: 'live' as const }),
  narrow: (live, { request: { sessionId } }) => live.filter(({ _id }) => _id !== sessionId),
  decide: ({ request: { userId, statedReason } }) => ({ type: 'EndOwnSession', by: userId, statedReason }),
});
