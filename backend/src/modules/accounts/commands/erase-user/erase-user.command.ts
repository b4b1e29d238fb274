import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Erases a person: their personal fields can never be read again. Refused with NOT_FOUND where there is no such user. */
export class EraseUser extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly userId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
