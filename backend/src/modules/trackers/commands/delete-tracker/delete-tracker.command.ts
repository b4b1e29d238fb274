import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Deletes a tracker of the one who asks, for 30 days with a way back. A second time it changes nothing. */
export class DeleteTracker extends Command<CommandOutcome<null>> {
  constructor(
    readonly trackerId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
