import { CreateTracker } from '#modules/trackers/published';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { acceptedOf } from '#platform/processes/process';
import type { Device } from '#events/accounts/session.events';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { INVALID_LINK, verificationRefusal } from '../../domain/link';
import { passwordFault } from '../../domain/password-rules';
import type { User } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys, hashOfToken } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { actingAs } from '../../sessions/acting-as';
import { SessionOpener, type TokenPair } from '../../sessions/session-opener';

export interface VerifyAccountRequest {
  readonly userId: string;
  /** Token from the link in the mail. */
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly device: Device;
}

export interface VerifiedAccount extends TokenPair {
  readonly username: string;
  /** Trackers whose first run the browser may request; the server requests it as well. */
  readonly toInit: readonly string[];
}

/**
 * Activates a registration and signs the user in. Refused with INVALID for an invalid link or password, and with
 * CONFLICT if another registration of the address was activated first.
 */
export class VerifyAccount extends ContextCommand<VerifyAccountRequest, VerifiedAccount> {}

@CommandHandler(VerifyAccount)
export class VerifyAccountHandler implements ICommandHandler<VerifyAccount> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionOpener,
  ) {}

  async execute({ request, context }: VerifyAccount): Promise<CommandOutcome<VerifiedAccount>> {
    const registered = await this.runner.streams.stateOf(userDecider, request.userId);
    if ((registered.status !== 'pending' && registered.status !== 'active') || registered.email === null) {
      return INVALID_LINK;
    }
    const by = actingAs(registered.userId, context);
    // The account, its roles and its pending tracker are inline follow-ups of the claim.
    const claimed = await this.claim(registered, registered.email, request, by);
    if (isRefusal(claimed)) return claimed;
    const user = await this.runner.streams.stateOf(userDecider, registered.userId);
    if (user.status !== 'active') return INVALID_LINK;
    const session = await this.sessions.open(user, by, {
      isSecondFactorProven: false,
      device: request.device,
    });
    if (isRefusal(session)) return session;
    const tracker = acceptedOf(claimed.followed, CreateTracker);
    const toInit = tracker === null ? [] : [tracker.result.trackerId];
    return accepted({ username: registered.email, toInit, ...session.result }, claimed, session);
  }

  /** Guards the address. A command repeated after a crash finds its own claim and needs no link. */
  private async claim(user: User, email: string, request: VerifyAccountRequest, context: CommandContext) {
    const emailKey = this.keys.emailKey(email);
    const { wasCarriedOut } = await this.runner.commandHistory.of(emailAddressDecider, emailKey, 'ClaimEmail', context);
    const refusal = wasCarriedOut ? null : this.refusalOf(user, email, request, context);
    if (refusal !== null) return refusal;
    const { userId, firstName, lastName } = request;
    const passwordHash = await this.hasher.hash(request.password);
    const claim = { type: 'ClaimEmail', userId, firstName, lastName, passwordHash, identity: null } as const;
    return this.runner.run(emailAddressDecider, emailKey, claim, context);
  }

  private refusalOf(user: User, email: string, request: VerifyAccountRequest, { now }: CommandContext): Refusal | null {
    const refusal = verificationRefusal(user, hashOfToken(request.token), now.toISOString());
    if (refusal !== null) return refusal;
    const fault = passwordFault(request.password, email);
    return fault === null ? null : refuse('INVALID', fault.message, [fault]);
  }
}
