import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { SourceSetContent } from '../../domain/source-set.events';

export type SavedSourceSet = SourceSetContent & { readonly id: string };

/** Creates a Source Set for the one who asks, or revises theirs that `sourceSetId` names. Refused with INVALID, NOT_FOUND. */
export class SaveSourceSet extends Command<CommandOutcome<SavedSourceSet>> {
  constructor(
    readonly sourceSetId: string | null,
    readonly typed: SourceSetContent,
    readonly context: CommandContext,
  ) {
    super();
  }
}
