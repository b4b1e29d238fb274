import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import { DAY_MS } from '#kernel/durations';
import { audioPreferenceFold, channelsDecider, dailyTimeFold, dailyTimeIn } from '#modules/accounts/published';
import { trackerDecider } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { isOpen } from '../channels/open-channels';
import { deliveryDecider } from '../domain/delivery.decider';
import { nextSendTime } from '../domain/send-time';

/**
 * News older than this is shown on pages only. It occurs if the log was written before there were briefs, and must not
 * be mailed all at once.
 */
const NEWS_TOO_OLD_AFTER_MS = 3 * DAY_MS;

/**
 * Queues the news of a run for the next brief of the tracker's owner; the tracker's first overview is due at once.
 * Reads only the log: a read model that is being filled might have no owner yet, and the news would be lost.
 */
export class QueueNews extends ContextCommand<{ readonly trackerId: string; readonly updateId: string | null }> {}

@CommandHandler(QueueNews)
export class QueueNewsHandler implements ICommandHandler<QueueNews> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ request: { trackerId, updateId }, context }: QueueNews) {
    if (this.clock.now().getTime() - context.now.getTime() > NEWS_TOO_OLD_AFTER_MS) return accepted(null);
    const tracker = await this.runner.streams.stateOf(trackerDecider, trackerId);
    if (tracker.status !== 'active' || tracker.ownerId === null) return accepted(null);
    const userId = tracker.ownerId;
    const daily = dailyTimeIn(await this.runner.streams.stateOf(dailyTimeFold, userId));
    if (daily === null) return accepted(null);
    if (!tracker.emailUpdates && !(await this.isReachedOtherwise(userId))) return accepted(null);
    const { lastSlot } = await this.runner.streams.stateOf(deliveryDecider, userId);
    const dueAt =
      updateId === null ? context.now : nextSendTime(daily, context.now, lastSlot === null ? null : new Date(lastSlot));
    const news = { newsId: updateId ?? `${trackerId}/overview`, trackerId, updateId };
    const command = { type: 'QueueNews', userId, news, dueAt: dueAt.toISOString() } as const;
    const decided = await this.runner.run(deliveryDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }

  /** Whether the user is reached by a channel, or because they listen. */
  private async isReachedOtherwise(userId: string): Promise<boolean> {
    const { present } = await this.runner.streams.stateOf(channelsDecider, userId);
    return Object.values(present).some(isOpen) || this.runner.streams.stateOf(audioPreferenceFold, userId);
  }
}
