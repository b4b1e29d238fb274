import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, refuse } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import type { CommandOutcome } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { ActiveUser } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { EraseUser } from '../erase-user/erase-user.command';

export interface Confirmation {
  readonly password: string | null;
  /** The address, for accounts without a password. */
  readonly confirm: string | null;
}

/** Erases the account of the one who asks. Refused with INVALID without its password, or its address if it has none. */
export class DeleteAccount extends ContextCommand<Confirmation> {}

const wrong = (path: string, message: string): Refusal => refuse('INVALID', message, [{ path, message }]);

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly commands: CommandBus,
    private readonly hasher: PasswordHasher,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request, context }: DeleteAccount): Promise<CommandOutcome> {
    const userId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    // A repeated request finds the account erased and is answered as before.
    const refusal = user.status === 'active' ? await this.refusalOf(request, user) : null;
    return refusal ?? this.commands.execute(new EraseUser({ userId, statedReason: null }, context));
  }

  private async refusalOf({ password, confirm }: Confirmation, user: ActiveUser): Promise<Refusal | null> {
    if (user.passwordHash !== null) {
      if (password === null) return wrong('password', 'Please enter your password');
      return (await this.hasher.matches(password, user.passwordHash))
        ? null
        : wrong('password', 'The password is wrong.');
    }
    const isConfirmed =
      confirm !== null && user.email !== null && this.keys.emailKey(confirm) === this.keys.emailKey(user.email);
    return isConfirmed ? null : wrong('confirm', 'Please enter your email to confirm');
  }
}
