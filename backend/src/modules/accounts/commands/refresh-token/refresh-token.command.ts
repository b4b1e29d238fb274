import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { TokenPair } from '../../sessions/session-opener';

/**
 * Gives a new pair of tokens for a refresh token, which serves once: a second use ends the session. Refused with
 * AUTH_REQUIRED.
 */
export class RefreshToken extends Command<CommandOutcome<TokenPair>> {
  constructor(
    readonly refresh: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
