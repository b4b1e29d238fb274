import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { portfolioDecider } from '../domain/portfolio.decider';
import { trackerDecider } from '../domain/tracker.decider';

/** Deletes a tracker whose owner was erased while it was being created or restored. Others stay as they are. */
export class DeleteTrackerOfErased extends ContextCommand<{ readonly trackerId: string; readonly ownerId: string }> {}

@CommandHandler(DeleteTrackerOfErased)
export class DeleteTrackerOfErasedHandler implements ICommandHandler<DeleteTrackerOfErased> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request, context }: DeleteTrackerOfErased): Promise<CommandOutcome> {
    const { trackerId, ownerId } = request;
    const { closed } = await this.runner.streams.stateOf(portfolioDecider, ownerId);
    if (!closed) return accepted(null);
    const remove = { type: 'DeleteTracker', by: ownerId, now: context.now } as const;
    const removed = await this.runner.run(trackerDecider, trackerId, remove, context);
    return isRefusal(removed) ? removed : accepted(null, removed);
  }
}
