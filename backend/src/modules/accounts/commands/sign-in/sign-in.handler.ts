import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuse } from '../../../../kernel/decider';
import { type CommandOutcome, DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { actingAs, readEmailAddress, readUser } from '../../account-streams';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SessionOpener, type TokenPair } from '../../sessions/session-opener';
import { SignIn } from './sign-in.command';

const WRONG = refuse('INVALID_CREDENTIALS', 'The email or the password is wrong.');

/** Read where there is no account, so that an unknown address takes the same steps. */
const NOBODY = '00000000-0000-8000-8000-000000000000';

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionOpener,
  ) {}

  async execute({ request, context }: SignIn): Promise<CommandOutcome<TokenPair>> {
    const address = await readEmailAddress(this.runner, this.keys.emailKey(request.username));
    const user = await readUser(this.runner, address.status === 'claimed' ? address.userId : NOBODY);
    const passwordHash = user.status === 'active' ? user.passwordHash : null;
    const matches = await this.hasher.matches(request.password, passwordHash);
    if (!matches || user.status !== 'active') return WRONG;
    return this.sessions.open(user, actingAs(user.userId, context));
  }
}
