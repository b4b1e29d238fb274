import { Logger } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal, refuse } from '../../../../kernel/decider';
import type { Recorded } from '../../../../kernel/recorded-event';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import { type CommandOutcome, DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { actingAs, readUser } from '../../account-streams';
import { emailAddressDecider, emailStream } from '../../domain/email-address.decider';
import type { EmailAddressEvent, EmailClaimed } from '../../domain/email-address.events';
import { LINK_IS_DEAD, verificationRefusal } from '../../domain/link';
import { passwordFault } from '../../domain/password-rules';
import type { User } from '../../domain/user';
import { AccountKeys, hashOfToken } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SessionOpener } from '../../sessions/session-opener';
import { type CompletedActivation, completeActivation } from './complete-activation';
import { createPendingTracker } from './create-pending-tracker';
import { VerifyAccount, type VerifiedAccount, type VerifyAccountRequest } from './verify-account.command';

const isClaim = (event: Recorded<EmailAddressEvent>): event is Recorded<EmailClaimed> => event.type === 'EmailClaimed';

@CommandHandler(VerifyAccount)
export class VerifyAccountHandler implements ICommandHandler<VerifyAccount> {
  private readonly logger = new Logger(VerifyAccountHandler.name);

  constructor(
    private readonly runner: DeciderRunner,
    private readonly commands: CommandBus,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionOpener,
  ) {}

  async execute({ request, context }: VerifyAccount): Promise<CommandOutcome<VerifiedAccount>> {
    const user = await readUser(this.runner, request.userId);
    if ((user.status !== 'pending' && user.status !== 'active') || user.email === null) return LINK_IS_DEAD;
    const by = actingAs(user.userId, context);

    const claimed = await this.claim(user, user.email, request, by);
    if (isRefusal(claimed)) return claimed;
    const completed = await completeActivation(this.runner, claimed);
    if (isRefusal(completed)) return completed;
    const tracker = await this.pendingTracker(completed);
    const session = await this.sessions.open(completed.user, by);
    if (isRefusal(session)) return session;
    return {
      result: { username: user.email, toInit: tracker === null ? [] : [tracker.trackerId], ...session.result },
      position: Math.max(session.position, completed.position, tracker?.position ?? 0),
    };
  }

  /** Guards the address. The same command, carried out again, finds its own claim and needs no link. */
  private async claim(
    user: User,
    email: string,
    request: VerifyAccountRequest,
    context: CommandContext,
  ): Promise<Refusal | Recorded<EmailClaimed>> {
    const stream = emailStream(this.keys.emailKey(email));
    const history = await this.runner.history<EmailAddressEvent>(stream);
    const before = history.filter(isClaim).find(({ metadata }) => metadata.causation_id === context.commandId);
    if (before !== undefined) return before;

    const refusal = verificationRefusal(user, hashOfToken(request.token), context.now.toISOString());
    if (refusal !== null) return refusal;
    const fault = passwordFault(request.password, email);
    if (fault !== null) return refuse('INVALID', fault.message, [fault]);
    const { userId, firstName, lastName } = request;
    const passwordHash = await this.hasher.hash(request.password);
    const claim = { type: 'ClaimEmail' as const, userId, firstName, lastName, passwordHash };
    const claimed = await this.runner.run(emailAddressDecider, stream, claim, context);
    if (isRefusal(claimed)) return claimed;
    return claimed.events.find(isClaim) ?? LINK_IS_DEAD;
  }

  /** A tracker that cannot be made costs the person nothing but the tracker. */
  private async pendingTracker({ user, activatedBy }: CompletedActivation) {
    try {
      const created = await createPendingTracker(this.commands, user, activatedBy);
      if (created === null || isRefusal(created)) return null;
      return { trackerId: created.result.trackerId, position: created.position };
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }
}
