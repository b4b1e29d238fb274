import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Shows a tracker of the one who asks to everybody, or to nobody else any more. */
export class TogglePublic extends Command<CommandOutcome<null>> {
  constructor(
    readonly trackerId: string,
    readonly isPublic: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}
