import { Injectable } from '@nestjs/common';
import type { Device } from '#events/accounts/session.events';
import { isRefusal, refuse } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { WRONG_CODE } from '../domain/second-factor';
import { INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED } from '../domain/sign-in-refusals';
import type { ActiveUser } from '../domain/user';
import { actingAs } from '../sessions/acting-as';
import { SessionOpener, type TokenPair } from '../sessions/session-opener';
import { SecondFactors } from './second-factors';
import { takeCode } from './take-code';

const CODE_REQUIRED = refuse(SECOND_FACTOR_REQUIRED, 'Enter the code of your authenticator app.');

const WRONG_OTP = refuse(INVALID_CREDENTIALS, WRONG_CODE.detail, [{ path: 'otp', message: WRONG_CODE.detail }]);

export interface SignInRequested {
  /** A code of the second factor, or a recovery code; null if none was given. */
  readonly otp: string | null;
  readonly device: Device;
}

/**
 * Opens a session for a user who is known by a password or by a sign-in provider: with a code, where the account asks for
 * one.
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly runner: CommandRunner,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionOpener,
  ) {}

  async open(
    user: ActiveUser,
    { otp, device }: SignInRequested,
    context: CommandContext,
  ): Promise<CommandOutcome<TokenPair>> {
    const by = actingAs(user.userId, context);
    if (user.secondFactor.status !== 'on') return this.sessions.open(user, by, { isSecondFactorProven: false, device });
    if (otp === null) return CODE_REQUIRED;
    const used = await takeCode(this.runner, this.factors, user, { code: otp, type: 'UseSecondFactor' }, by);
    if (isRefusal(used)) return WRONG_OTP;
    const opened = await this.sessions.open(user, by, { isSecondFactorProven: true, device });
    return isRefusal(opened) ? opened : accepted(opened.result, used, opened);
  }
}
