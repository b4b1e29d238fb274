import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Sends the updates of a tracker to its owner by email, or stops doing so. */
export class ToggleEmail extends Command<CommandOutcome<null>> {
  constructor(
    readonly trackerId: string,
    readonly emailUpdates: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}
