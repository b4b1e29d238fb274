import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

/**
 * Brings a deleted tracker of the one who asks back as it was. Refused with NOT_FOUND after 30 days, and with
 * MAX_TRACKERS_REACHED or MAX_DAY_TRACKERS_REACHED where its place was given to another.
 */
export class RestoreTracker extends Command<CommandOutcome<null>> {
  constructor(
    readonly trackerId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
