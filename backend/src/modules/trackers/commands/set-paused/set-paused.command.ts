import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Stops looking for updates of a tracker by schedule, or begins again. It still runs when asked to. */
export class SetPaused extends Command<CommandOutcome<null>> {
  constructor(
    readonly trackerId: string,
    readonly paused: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}
