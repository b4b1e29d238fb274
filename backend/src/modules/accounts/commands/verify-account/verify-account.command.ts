import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { TokenPair } from '../../sessions/session-opener';

export interface VerifyAccountRequest {
  readonly userId: string;
  /** Of the link in the mail. */
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

export interface VerifiedAccount extends TokenPair {
  readonly username: string;
  /** Trackers whose first run the browser may ask for; the server asks for it as well. */
  readonly toInit: readonly string[];
}

/**
 * Activates a registration and signs the person in. Refused with INVALID where the link or the password will not do, and
 * with CONFLICT where another registration of the address was activated first.
 */
export class VerifyAccount extends Command<CommandOutcome<VerifiedAccount>> {
  constructor(
    readonly request: VerifyAccountRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
