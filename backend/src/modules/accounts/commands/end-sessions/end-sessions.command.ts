import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type Accepted, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { type Decided, CommandRunner } from '#platform/command-handling/command-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { type UpToDatePorts, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { isOutdated } from '../../domain/outdated-session';
import { type EndSession, sessionDecider } from '../../domain/session.decider';
import { userDecider } from '../../domain/user.decider';

/**
 * Ends a user's sessions that a new password outdated, or all of them if the account no longer exists. None of them has
 * been accepted since that moment; this records it for their users and for lists.
 */
export class EndSessions extends ContextCommand<{ readonly userId: string; readonly reason: EndSession['reason'] }> {}

@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions>, UpToDatePorts {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
  ) {}

  async execute({ request: { userId, reason }, context }: EndSessions): Promise<Accepted<null>> {
    const user = await this.runner.streams.stateOf(userDecider, userId);
    const live = await findUpToDate(this, sessions, { user_id: userId, status: 'live' });
    const over = live.filter(
      ({ _id: sessionId, password_version: passwordVersion }) =>
        user.status !== 'active' || isOutdated({ sessionId, passwordVersion }, user),
    );
    const ended: Array<Pick<Decided<never, never>, 'written'>> = [];
    for (const { _id } of over) {
      const outcome = await this.runner.run(sessionDecider, _id, { type: 'EndSession', reason }, context);
      if (!isRefusal(outcome)) ended.push(outcome);
    }
    return accepted(null, ...ended);
  }
}
