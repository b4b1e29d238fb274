import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '../../../../kernel/decider';
import { type CommandOutcome, DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { actingAs } from '../../account-streams';
import { LINK_IS_DEAD, resetRefusal } from '../../domain/link';
import { passwordFault } from '../../domain/password-rules';
import { type User, userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import type { UserEvent } from '../../domain/user.events';
import { hashOfToken } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { ResetPassword } from './reset-password.command';

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute({ request, context }: ResetPassword): Promise<CommandOutcome<{ readonly username: string }>> {
    const history = await this.runner.history<UserEvent>(userStream(request.userId));
    const user = history.reduce<User>(userDecider.evolve, userDecider.initialState);
    // The same command, carried out again after a crash, has used its link up itself.
    const before = history.findLast(({ metadata }) => metadata.causation_id === context.commandId);
    if (before !== undefined && user.status === 'active' && user.email !== null) {
      return { result: { username: user.email }, position: before.position };
    }

    const tokenHash = hashOfToken(request.token);
    const now = context.now.toISOString();
    // Hashing costs: nobody without a living link may ask for it. The decider judges the link again.
    const refusal = resetRefusal(user, tokenHash, now);
    if (refusal !== null) return refusal;
    if (user.status !== 'active' || user.email === null) return LINK_IS_DEAD;
    const fault = passwordFault(request.password, user.email);
    if (fault !== null) return refuse('INVALID', fault.message, [fault]);

    const passwordHash = await this.hasher.hash(request.password);
    const reset = await this.runner.run(
      userDecider,
      userStream(user.userId),
      { type: 'ResetPassword', tokenHash, passwordHash, now },
      actingAs(user.userId, context),
    );
    return isRefusal(reset) ? reset : { result: { username: user.email }, position: reset.position };
  }
}
