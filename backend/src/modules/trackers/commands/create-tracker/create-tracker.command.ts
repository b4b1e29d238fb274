import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { TrackerDraft } from '../../domain/tracker-draft';

export interface CreateTrackerRequest {
  /** As it was typed; the handler holds it against the rules. */
  readonly draft: TrackerDraft;
  /** Key facts and the model `exa` are for staff. */
  readonly asStaff: boolean;
}

/**
 * Makes a tracker for the one who asks (`context.actor`). Refused with MAX_TRACKERS_REACHED, MAX_DAY_TRACKERS_REACHED,
 * STAFF_ONLY or INVALID. Its first run is asked for by a reactor.
 */
export class CreateTracker extends Command<CommandOutcome<{ readonly trackerId: string }>> {
  constructor(
    readonly request: CreateTrackerRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
