import type { Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Decider, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { accepted, type CommandOutcome } from './command-outcome';
import { CommandRunner } from './command-runner';
import type { ContextCommand } from './context-command';

interface DecidingHandler<Command> {
  execute(command: Command): Promise<CommandOutcome>;
}

/**
 * The handler of a command that is decided by one decider on one stream: `GrantRoleHandler = decidedBy(userDecider,
 * GrantRole, ({ request }) => [request.userId, { type: … }])`
 */
export const decidedBy = <
  Command extends ContextCommand<unknown>,
  Decided extends DomainCommand,
  Event extends DomainEvent,
  State,
  const Decision extends readonly [id: string, command: Decided],
>(
  decider: Decider<Decided, Event, State>,
  commandType: Type<Command>,
  decision: (command: Command) => Decision,
): Type<DecidingHandler<Command>> => {
  @CommandHandler(commandType)
  class DecidedByHandler implements DecidingHandler<Command> {
    constructor(private readonly runner: CommandRunner) {}

    async execute(command: Command): Promise<CommandOutcome> {
      const [id, decided] = decision(command);
      const outcome = await this.runner.run(decider, id, decided, command.context);
      return isRefusal(outcome) ? outcome : accepted(null, outcome);
    }
  }
  return DecidedByHandler;
};
