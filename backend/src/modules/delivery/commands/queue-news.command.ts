import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { trackerDecider } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { openChannels } from '../channels/open-channels';
import { deliveryDecider } from '../domain/delivery.decider';
import { nextSendTime } from '../domain/send-time';
import { dailyTimeOf } from '../daily-time-of';

/**
 * Older news are told by pages only. They are met where the log was written before there were briefs, and must not be mailed
 * all at once.
 */
const NEWS_FOR_MS = 3 * 86_400_000;

/** Lets what a run published wait for the next brief of the tracker's owner; its first overview is due at once. */
export class QueueNews extends ContextCommand<{ readonly trackerId: string; readonly updateId: string | null }> {}

@CommandHandler(QueueNews)
export class QueueNewsHandler implements ICommandHandler<QueueNews> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ request: { trackerId, updateId }, context }: QueueNews) {
    if (this.clock.now().getTime() - context.now.getTime() > NEWS_FOR_MS) return accepted(null);
    const tracker = await this.runner.stateOf(trackerDecider, trackerId);
    if (tracker.status !== 'active' || tracker.ownerId === null) return accepted(null);
    const userId = tracker.ownerId;
    const account = await this.reads.get(accounts, userId);
    if (account?.status !== 'active') return accepted(null);
    if (!tracker.emailUpdates && !(await openChannels(this.reads, [userId])).has(userId)) return accepted(null);
    const { lastSlot } = await this.runner.stateOf(deliveryDecider, userId);
    const dueAt =
      updateId === null
        ? context.now
        : nextSendTime(dailyTimeOf(account), context.now, lastSlot === null ? null : new Date(lastSlot));
    const news = { newsId: updateId ?? `${trackerId}/overview`, trackerId, updateId };
    const command = { type: 'QueueNews', userId, news, dueAt: dueAt.toISOString() } as const;
    const decided = await this.runner.run(deliveryDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}
