import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

export interface EmailSendTime {
  readonly userId: string;
  /** UTC. */
  readonly hour: number;
  readonly minute: number;
}

/** Chooses when digests are mailed. Refused with INVALID unless it is a half hour from 10:00 to 23:30 UTC. */
export class UpdateEmailSendTime extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly request: EmailSendTime,
    readonly context: CommandContext,
  ) {
    super();
  }
}
