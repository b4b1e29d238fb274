import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/** Deletes a Source Set of the one who asks; a second time it changes nothing. Refused with NOT_FOUND. */
export class DeleteSourceSet extends Command<CommandOutcome<null>> {
  constructor(
    readonly sourceSetId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
