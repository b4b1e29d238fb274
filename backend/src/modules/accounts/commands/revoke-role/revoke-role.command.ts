import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { GrantedRole } from '../../domain/user.events';

/** Takes a role back; roles below it that were granted stay. Refused with NOT_FOUND where there is no such active account. */
export class RevokeRole extends Command<CommandOutcome<Record<never, never>>> {
  constructor(
    readonly request: { readonly userId: string; readonly role: GrantedRole },
    readonly context: CommandContext,
  ) {
    super();
  }
}
