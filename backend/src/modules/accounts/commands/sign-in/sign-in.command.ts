import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner, LOST_RACE } from '#platform/command-handling/decider-runner';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { WRONG_CODE } from '../../domain/second-factor';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SecondFactors } from '../../second-factor/second-factors';
import { actingAs } from '../../sessions/acting-as';
import { SessionOpener, type TokenPair } from '../../sessions/session-opener';

export interface SignInRequest {
  /** The email address. */
  readonly username: string;
  readonly password: string;
  /** A code of the second factor, or a recovery code; null if none was given. */
  readonly otp: string | null;
}

/**
 * Opens a session. Refused with INVALID_CREDENTIALS both for an unknown address and for a wrong password; once the password
 * was right, with SECOND_FACTOR_REQUIRED without a code where the account asks for one.
 */
export class SignIn extends ContextCommand<SignInRequest, TokenPair> {}

const WRONG = refuse('INVALID_CREDENTIALS', 'The email or the password is wrong.');

const CODE_REQUIRED = refuse('SECOND_FACTOR_REQUIRED', 'Enter the code of your authenticator app.');

const WRONG_OTP = refuse('INVALID_CREDENTIALS', WRONG_CODE.detail, [{ path: 'otp', message: WRONG_CODE.detail }]);

/** Read if there is no account, so that unknown addresses take the same steps. */
const NOBODY = '00000000-0000-8000-8000-000000000000';

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionOpener,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ request, context }: SignIn): Promise<CommandOutcome<TokenPair>> {
    const address = await this.runner.stateOf(emailAddressDecider, this.keys.emailKey(request.username));
    const user = await this.runner.stateOf(userDecider, address.status === 'claimed' ? address.userId : NOBODY);
    const passwordHash = user.status === 'active' ? user.passwordHash : null;
    const matches = await this.hasher.matches(request.password, passwordHash);
    if (!matches || user.status !== 'active') return WRONG;
    const by = actingAs(user.userId, context);
    if (user.secondFactor.status !== 'on') return this.sessions.open(user, by, { isSecondFactorProven: false });
    if (request.otp === null) return CODE_REQUIRED;
    const proof = await this.factors.proofOf(user, request.otp, context.now);
    if (proof === null) return WRONG_OTP;
    const used = await this.runner.run(userDecider, user.userId, { type: 'UseSecondFactor', proof }, by);
    if (isRefusal(used)) return used === LOST_RACE ? used : WRONG_OTP;
    const opened = await this.sessions.open(user, by, { isSecondFactorProven: true });
    return isRefusal(opened) ? opened : accepted(opened.result, used, opened);
  }
}
