import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { sessionDecider } from '../../domain/session.decider';
import { hashOfToken, sessionOfRefreshToken } from '../../keys/account-keys';
import { actingAs } from '../../sessions/acting-as';

/** Ends the session of a refresh token. A token without a live session is accepted without effect. */
export class SignOut extends ContextCommand<{ readonly refresh: string }> {}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { refresh }, context }: SignOut) {
    const sessionId = sessionOfRefreshToken(refresh);
    const session = sessionId === null ? null : await this.runner.stateOf(sessionDecider, sessionId);
    if (sessionId === null || session?.status !== 'live') return accepted(null);
    const signOut = { type: 'SignOut', presentedHash: hashOfToken(refresh) } as const;
    const ended = await this.runner.run(sessionDecider, sessionId, signOut, actingAs(session.userId, context));
    return isRefusal(ended) ? ended : accepted(null, ended);
  }
}
