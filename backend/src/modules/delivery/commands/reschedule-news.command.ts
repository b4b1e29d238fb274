import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { dailyTimeFold, dailyTimeIn } from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { deliveryDecider } from '../domain/delivery.decider';
import { nextSendTime } from '../domain/send-time';

/** Moves what waits for a user's daily brief to the time that they have chosen now. */
export class RescheduleNews extends ContextCommand<{ readonly userId: string }> {}

@CommandHandler(RescheduleNews)
export class RescheduleNewsHandler implements ICommandHandler<RescheduleNews> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request: { userId }, context }: RescheduleNews) {
    const { waiting, lastSlot } = await this.runner.streams.stateOf(deliveryDecider, userId);
    if (waiting.length === 0) return accepted(null);
    const daily = dailyTimeIn(await this.runner.streams.stateOf(dailyTimeFold, userId));
    if (daily === null) return accepted(null);
    const next = nextSendTime(daily, context.now, lastSlot === null ? null : new Date(lastSlot));
    const command = { type: 'RescheduleNews', userId, dueAt: next.toISOString() } as const;
    const decided = await this.runner.run(deliveryDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}
