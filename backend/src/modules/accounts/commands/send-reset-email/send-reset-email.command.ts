import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { Browser } from '../../domain/user.events';

export interface SendResetEmailRequest {
  readonly email: string;
  readonly browser: Browser;
}

/** Has a link mailed through which the password can be replaced. An unknown address is accepted and nothing follows. */
export class SendResetEmail extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly request: SendResetEmailRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
