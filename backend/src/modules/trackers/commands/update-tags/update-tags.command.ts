import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { Tag } from '../../domain/tracker.events';

/** Gives a tracker of the one who asks exactly these tags. */
export class UpdateTags extends Command<CommandOutcome<{ readonly tags: readonly Tag[] }>> {
  constructor(
    readonly trackerId: string,
    readonly titles: readonly string[],
    readonly context: CommandContext,
  ) {
    super();
  }
}
