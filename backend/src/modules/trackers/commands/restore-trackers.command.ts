import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Frequency } from '#events/trackers/tracker-settings';
import { type Refusal, isRefusal } from '#kernel/decider';
import { type CommandContext, requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { type ReadmitTrackersCommand, portfolioDecider } from '../domain/portfolio.decider';
import { restorable, trackerDecider } from '../domain/tracker.decider';
import { type Plans, trackersSettings } from '../trackers.settings';

/**
 * Restores deleted trackers of the user, all or none. Refused with NOT_FOUND after 30 days, and with MAX_TRACKERS_REACHED
 * or MAX_DAY_TRACKERS_REACHED if their slots have been taken.
 */
export class RestoreTrackers extends ContextCommand<{ readonly trackerIds: readonly string[] }> {}

@CommandHandler(RestoreTrackers)
export class RestoreTrackersHandler implements ICommandHandler<RestoreTrackers> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(trackersSettings.port) private readonly plans: Plans,
  ) {}

  async execute({ request: { trackerIds }, context }: RestoreTrackers) {
    const readmit = await readmissionOf(this.runner, this.plans, trackerIds, context);
    if (isRefusal(readmit)) return readmit;
    const readmitted = await this.runner.run(portfolioDecider, readmit.ownerId, readmit, context);
    return isRefusal(readmitted) ? readmitted : accepted(null, readmitted);
  }
}

/** Why the user cannot restore these trackers now; null if they can. */
export const restoreRefusal = async (
  runner: CommandRunner,
  plans: Plans,
  trackerIds: readonly string[],
  context: CommandContext,
): Promise<Refusal | null> => {
  const readmit = await readmissionOf(runner, plans, trackerIds, context);
  if (isRefusal(readmit)) return readmit;
  const decision = portfolioDecider.decide(readmit, await runner.streams.stateOf(portfolioDecider, readmit.ownerId));
  return isRefusal(decision) ? decision : null;
};

const readmissionOf = async (
  runner: CommandRunner,
  { free }: Plans,
  trackerIds: readonly string[],
  context: CommandContext,
): Promise<ReadmitTrackersCommand | Refusal> => {
  const ownerId = requireActingUser(context);
  const readmitted: { trackerId: string; frequency: Frequency }[] = [];
  for (const trackerId of trackerIds) {
    // The deleted tracker's slot must be released before it is taken again, or it would be released afterwards.
    const known = restorable(await runner.streams.stateAfterFollowUps(trackerDecider, trackerId), ownerId, context.now);
    if (isRefusal(known)) return known;
    readmitted.push({ trackerId, frequency: known.settings.frequency });
  }
  return { type: 'ReadmitTrackers', ownerId, trackers: readmitted, free };
};
