import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

export interface AudioPreference {
  readonly userId: string;
  readonly includeAudio: boolean;
}

/** Chooses whether updates come with an audio summary. */
export class UpdateAudioPreference extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly request: AudioPreference,
    readonly context: CommandContext,
  ) {
    super();
  }
}
