import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { passwordFault } from '../../domain/password-rules';
import type { ActiveUser } from '../../domain/user';
import { NO_ACCOUNT, NO_PASSWORD, userDecider } from '../../domain/user.decider';
import { PasswordHasher } from '../../passwords/password-hasher';

export interface PasswordChange {
  /** The present one. */
  readonly password: string;
  readonly newPassword: string;
  /** In which it is asked for, and which goes on. */
  readonly sessionId: string;
}

/**
 * Replaces the password of the one who asks and ends their other sessions. Refused with INVALID for a wrong or an invalid
 * password, and for accounts without one.
 */
export class ChangePassword extends ContextCommand<PasswordChange> {}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute({ request, context }: ChangePassword): Promise<CommandOutcome> {
    const userId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    if (user.status !== 'active' || user.email === null) return NO_ACCOUNT;
    // A command repeated after a crash has already replaced the password that it gives.
    if (await this.runner.knows(userDecider, userId, 'ChangePassword', context)) return accepted(null);
    const refusal = await this.refusalOf(request, user, user.email);
    if (refusal !== null) return refusal;

    const { sessionId, newPassword } = request;
    const passwordHash = await this.hasher.hash(newPassword);
    const { passwordVersion: givenVersion } = user;
    const change = { type: 'ChangePassword', passwordHash, givenVersion, sessionId } as const;
    const changed = await this.runner.run(userDecider, userId, change, context);
    return isRefusal(changed) ? changed : accepted(null, changed);
  }

  private async refusalOf(
    { password, newPassword }: PasswordChange,
    user: ActiveUser,
    email: string,
  ): Promise<Refusal | null> {
    if (user.passwordHash === null) return NO_PASSWORD;
    if (!(await this.hasher.matches(password, user.passwordHash))) {
      const message = 'The password is wrong.';
      return refuse('INVALID', message, [{ path: 'password', message }]);
    }
    const fault = passwordFault(newPassword, email);
    return fault === null ? null : refuse('INVALID', fault.message, [{ ...fault, path: 'new_password' }]);
  }
}
