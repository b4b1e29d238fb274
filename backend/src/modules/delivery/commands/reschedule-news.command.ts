import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { type UpToDateReads, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { dailyTimeOf } from '../daily-time-of';
import { deliveryDecider } from '../domain/delivery.decider';
import { nextSendTime } from '../domain/send-time';

/** Moves what waits for a user's daily brief to the time that they have chosen now. */
export class RescheduleNews extends ContextCommand<{ readonly userId: string }> {}

@CommandHandler(RescheduleNews)
export class RescheduleNewsHandler implements ICommandHandler<RescheduleNews>, UpToDateReads {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
  ) {}

  async execute({ request: { userId }, context }: RescheduleNews) {
    const { waiting, lastSlot } = await this.runner.stateOf(deliveryDecider, userId);
    if (waiting.length === 0) return accepted(null);
    const [account] = await findUpToDate(this, accounts, { _id: userId });
    if (account === undefined) return accepted(null);
    const next = nextSendTime(dailyTimeOf(account), context.now, lastSlot === null ? null : new Date(lastSlot));
    const command = { type: 'RescheduleNews', userId, dueAt: next.toISOString() } as const;
    const decided = await this.runner.run(deliveryDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}
