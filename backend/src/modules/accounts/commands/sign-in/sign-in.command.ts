import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuse } from '#kernel/decider';
import type { CommandOutcome } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SecondStep, type SignInRequested } from '../../second-factor/second-step';
import type { TokenPair } from '../../sessions/session-opener';
import { INVALID_CREDENTIALS } from '../../domain/sign-in-refusals';

export interface SignInRequest extends SignInRequested {
  /** The email address. */
  readonly username: string;
  readonly password: string;
}

/**
 * Opens a session. Refused with INVALID_CREDENTIALS both for an unknown address and for a wrong password; once the password
 * was right, with SECOND_FACTOR_REQUIRED without a code where the account asks for one.
 */
export class SignIn extends ContextCommand<SignInRequest, TokenPair> {}

export const WRONG_CREDENTIALS = refuse(INVALID_CREDENTIALS, 'The email or the password is wrong.');

/** User id that is read if there is no account, so that unknown addresses take the same steps. */
const NOBODY = '00000000-0000-8000-8000-000000000000';

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly secondStep: SecondStep,
  ) {}

  async execute({ request, context }: SignIn): Promise<CommandOutcome<TokenPair>> {
    const address = await this.runner.streams.stateOf(emailAddressDecider, this.keys.emailKey(request.username));
    const user = await this.runner.streams.stateOf(userDecider, address.status === 'claimed' ? address.userId : NOBODY);
    const passwordHash = user.status === 'active' ? user.passwordHash : null;
    const matches = await this.hasher.matches(request.password, passwordHash);
    if (!matches || user.status !== 'active') return WRONG_CREDENTIALS;
    return this.secondStep.open(user, request, context);
  }
}
