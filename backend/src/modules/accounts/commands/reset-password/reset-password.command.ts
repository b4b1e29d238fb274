import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';

export interface ResetPasswordRequest {
  readonly userId: string;
  /** Of the link in the mail. */
  readonly token: string;
  readonly password: string;
}

/** Replaces the password and ends every session. Refused with INVALID where the link or the password will not do. */
export class ResetPassword extends Command<CommandOutcome<{ readonly username: string }>> {
  constructor(
    readonly request: ResetPasswordRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
