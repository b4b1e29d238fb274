import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { TrackerDraft } from '../../domain/tracker-draft';

export interface ReviseTrackerRequest {
  readonly trackerId: string;
  readonly draft: TrackerDraft;
  readonly asStaff: boolean;
}

/** Edits a tracker of the one who asks. Refused like CreateTracker; and NOT_FOUND, ACCESS_DENIED. */
export class ReviseTracker extends Command<CommandOutcome<{ readonly trackerId: string }>> {
  constructor(
    readonly request: ReviseTrackerRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
