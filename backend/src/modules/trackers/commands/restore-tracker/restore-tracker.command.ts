import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { portfolioDecider } from '../../domain/portfolio.decider';
import { restorable, trackerDecider } from '../../domain/tracker.decider';

/**
 * Restores one of the user's deleted trackers. Refused with NOT_FOUND after 30 days, and with MAX_TRACKERS_REACHED or
 * MAX_DAY_TRACKERS_REACHED if its slot has been taken.
 */
export class RestoreTracker extends ContextCommand<{ readonly trackerId: string }> {}

@CommandHandler(RestoreTracker)
export class RestoreTrackerHandler implements ICommandHandler<RestoreTracker> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(CONFIG) private readonly config: Pick<Config, 'plans'>,
  ) {}

  async execute({ request: { trackerId }, context }: RestoreTracker) {
    const ownerId = askedByUser(context);
    // The deleted tracker's slot must be released before it is taken again, or it would be released afterwards.
    const known = restorable(await this.runner.settledStateOf(trackerDecider, trackerId), ownerId, context.now);
    if (isRefusal(known)) return known;

    const { frequency } = known.settings;
    const readmit = { type: 'ReadmitTracker', ownerId, trackerId, frequency, free: this.config.plans.free } as const;
    const readmitted = await this.runner.run(portfolioDecider, ownerId, readmit, context);
    return isRefusal(readmitted) ? readmitted : accepted(null, readmitted);
  }
}
