import { Command } from '@nestjs/cqrs';
import type { CommandContext } from './command-context';
import type { CommandOutcome } from './command-outcome';

/** A command of the CommandBus: what is asked for, and by whom and when. */
export abstract class ContextCommand<Request, Result = null> extends Command<CommandOutcome<Result>> {
  constructor(
    readonly request: Request,
    readonly context: CommandContext,
  ) {
    super();
  }
}
