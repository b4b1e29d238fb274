import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Ends the session that a refresh token belongs to. A token of no live session changes nothing and is accepted. */
export class SignOut extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly refresh: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
