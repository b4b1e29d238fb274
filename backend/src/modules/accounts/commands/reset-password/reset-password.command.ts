import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { INVALID_LINK, resetRefusal } from '../../domain/link';
import { passwordFault } from '../../domain/password-rules';
import { userDecider } from '../../domain/user.decider';
import { hashOfToken } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { actingAs } from '../../sessions/acting-as';

export interface ResetPasswordRequest {
  readonly userId: string;
  /** Token from the link in the mail. */
  readonly token: string;
  readonly password: string;
}

/** Replaces the password and ends all sessions. Refused with INVALID for an invalid link or password. */
export class ResetPassword extends ContextCommand<ResetPasswordRequest, { readonly username: string }> {}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute({ request, context }: ResetPassword): Promise<CommandOutcome<{ readonly username: string }>> {
    const user = await this.runner.streams.stateOf(userDecider, request.userId);
    const tokenHash = hashOfToken(request.token);
    const now = context.now.toISOString();
    // A command repeated after a crash has already used its link.
    const { wasCarriedOut } = await this.runner.commandHistory.of(
      userDecider,
      request.userId,
      'ResetPassword',
      context,
    );
    // Hashing is expensive, so check the link first. The decider checks it again.
    const refusal = wasCarriedOut ? null : resetRefusal(user, tokenHash, now);
    if (refusal !== null) return refusal;
    if (user.status !== 'active' || user.email === null) return INVALID_LINK;
    const fault = passwordFault(request.password, user.email);
    if (fault !== null) return refuse('INVALID', fault.message, [fault]);

    const passwordHash = await this.hasher.hash(request.password);
    const command = { type: 'ResetPassword', tokenHash, passwordHash, now } as const;
    const reset = await this.runner.run(userDecider, user.userId, command, actingAs(user.userId, context));
    return isRefusal(reset) ? reset : accepted({ username: user.email }, reset);
  }
}
