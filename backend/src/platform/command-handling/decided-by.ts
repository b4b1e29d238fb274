import type { Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Decider, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { accepted, type CommandOutcome } from './command-outcome';
import type { ContextCommand } from './context-command';
import { DeciderRunner } from './decider-runner';

interface Handler<Asked> {
  execute(asked: Asked): Promise<CommandOutcome>;
}

/**
 * The handler of a command that is decided by one decider on one stream: `TogglePublicHandler = decidedBy(trackerDecider,
 * TogglePublic, ({ request, context }) => [request.trackerId, { type: … }])`
 */
export const decidedBy = <
  Asked extends ContextCommand<unknown>,
  Decided extends DomainCommand,
  Event extends DomainEvent,
  State,
  const Decision extends readonly [id: string, command: Decided],
>(
  decider: Decider<Decided, Event, State>,
  asked: Type<Asked>,
  decision: (asked: Asked) => Decision,
): Type<Handler<Asked>> => {
  @CommandHandler(asked)
  class DecidedByHandler implements Handler<Asked> {
    constructor(private readonly runner: DeciderRunner) {}

    async execute(asked: Asked): Promise<CommandOutcome> {
      const [id, command] = decision(asked);
      const outcome = await this.runner.run(decider, id, command, asked.context);
      return isRefusal(outcome) ? outcome : accepted(null, outcome);
    }
  }
  return DecidedByHandler;
};
