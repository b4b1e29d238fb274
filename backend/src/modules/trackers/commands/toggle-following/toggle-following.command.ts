import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Lets the one who asks follow a tracker that they may see, or stop following any. */
export class ToggleFollowing extends Command<CommandOutcome<null>> {
  constructor(
    readonly trackerId: string,
    readonly following: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}
