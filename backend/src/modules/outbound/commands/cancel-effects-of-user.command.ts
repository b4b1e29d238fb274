import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type Accepted, type Written, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { type UpToDateReads, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { deliveries } from '#projections/outbound/deliveries/deliveries.projection';
import { effectDecider } from '../domain/effect.decider';

/** Cancels everything that is still to be sent for an erased user, also what was given up. */
export class CancelEffectsOfUser extends ContextCommand<{ readonly userId: string }> {}

@CommandHandler(CancelEffectsOfUser)
export class CancelEffectsOfUserHandler implements ICommandHandler<CancelEffectsOfUser>, UpToDateReads {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
  ) {}

  async execute({ request: { userId }, context }: CancelEffectsOfUser): Promise<Accepted<null>> {
    const theirs = await findUpToDate(this, deliveries, { user_id: userId, ended_at: null });
    const cancelled: Array<{ readonly written: Written }> = [];
    for (const { _id: effectId } of theirs) {
      const command = { type: 'CancelEffect', reason: 'account_erased' } as const;
      const outcome = await this.runner.run(effectDecider, effectId, command, context);
      if (!isRefusal(outcome)) cancelled.push(outcome);
    }
    return accepted(null, ...cancelled);
  }
}
