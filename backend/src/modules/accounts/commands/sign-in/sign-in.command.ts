import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { TokenPair } from '../../sessions/session-opener';

export interface SignInRequest {
  /** The email address. */
  readonly username: string;
  readonly password: string;
}

/** Opens a session. Refused with INVALID_CREDENTIALS, alike for an unknown address and a wrong password. */
export class SignIn extends Command<CommandOutcome<TokenPair>> {
  constructor(
    readonly request: SignInRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
