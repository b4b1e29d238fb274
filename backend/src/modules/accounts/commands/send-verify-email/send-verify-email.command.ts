import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { TrackerDraft } from '../../../trackers/domain/tracker-draft';
import type { Browser, MemberType } from '../../domain/user.events';

export interface SendVerifyEmailRequest {
  readonly email: string;
  readonly memberType: MemberType;
  readonly referralCode: string | null;
  /** What the person applies for; the setup link puts its token here. */
  readonly grant: string | null;
  readonly pendingTracker: TrackerDraft | null;
  readonly browser: Browser;
}

/**
 * Registers an address and has a link mailed to it. An address that has an account already gets a mail that says so;
 * the answer is the same. Refused with INVALID where the pending tracker could not be made.
 */
export class SendVerifyEmail extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly request: SendVerifyEmailRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
