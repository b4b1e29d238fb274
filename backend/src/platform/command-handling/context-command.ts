import { Command } from '@nestjs/cqrs';
import type { CommandContext } from './command-context';
import type { CommandOutcome } from './command-outcome';

/** A command for the CommandBus: the request and its context. */
export abstract class ContextCommand<Request, Result = null> extends Command<CommandOutcome<Result>> {
  constructor(
    readonly request: Request,
    readonly context: CommandContext,
  ) {
    super();
  }
}
