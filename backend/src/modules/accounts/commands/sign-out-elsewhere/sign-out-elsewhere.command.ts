import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type Accepted, type WrittenPosition, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { type UpToDatePorts, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { sessionDecider } from '../../domain/session.decider';
import type { Stated } from '#events/accounts/stated-reason';

/**
 * Ends all sessions of a user but one, or all of them if it is null: those that began a moment ago included, or none. The
 * result is how many there were.
 */
export class SignOutElsewhere extends ContextCommand<
  { readonly userId: string; readonly sessionId: string | null } & Stated,
  number
> {}

@CommandHandler(SignOutElsewhere)
export class SignOutElsewhereHandler implements ICommandHandler<SignOutElsewhere>, UpToDatePorts {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
  ) {}

  async execute({
    request: { userId, sessionId, statedReason },
    context,
  }: SignOutElsewhere): Promise<Accepted<number>> {
    const live = await findUpToDate(this, sessions, { user_id: userId, status: 'live' });
    const end = { type: 'EndOwnSession', by: userId, statedReason } as const;
    const ended: Array<{ readonly written: WrittenPosition }> = [];
    for (const { _id } of live.filter(({ _id }) => _id !== sessionId)) {
      const outcome = await this.runner.run(sessionDecider, _id, end, context);
      if (!isRefusal(outcome)) ended.push(outcome);
    }
    return accepted(ended.length, ...ended);
  }
}
