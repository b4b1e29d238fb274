import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { AccessTokens } from '#platform/http/access-tokens';
import { SESSION_ENDED, sessionDecider } from '../../domain/session.decider';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys, hashOfToken, sessionOfRefreshToken } from '../../keys/account-keys';
import { actingAs } from '../../sessions/acting-as';
import type { TokenPair } from '../../sessions/session-opener';

/**
 * Exchanges a refresh token for a new pair. The same token gives the same successor for ten seconds, and once after that until
 * the successor is used; otherwise it ends the session. Refused with AUTH_REQUIRED.
 */
export class RefreshToken extends ContextCommand<{ readonly refresh: string }, TokenPair> {}

@CommandHandler(RefreshToken)
export class RefreshTokenHandler implements ICommandHandler<RefreshToken> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly accessTokens: AccessTokens,
  ) {}

  async execute({ request: { refresh }, context }: RefreshToken): Promise<CommandOutcome<TokenPair>> {
    const sessionId = sessionOfRefreshToken(refresh);
    if (sessionId === null) return SESSION_ENDED;
    const session = await this.runner.stateOf(sessionDecider, sessionId);
    if (session.status !== 'live') return SESSION_ENDED;
    const user = await this.runner.stateOf(userDecider, session.userId);
    const active = user.status === 'active' ? user : null;

    const presentedHash = hashOfToken(refresh);
    const next = this.keys.refreshToken(sessionId, presentedHash);
    const rotate = {
      type: 'RotateSession',
      presentedHash,
      nextHash: next.hash,
      account: active,
      now: context.now,
    } as const;
    const rotated = await this.runner.run(sessionDecider, sessionId, rotate, actingAs(session.userId, context));
    if (isRefusal(rotated)) return rotated;
    if (rotated.state.status !== 'live' || active === null) return SESSION_ENDED;
    const access = this.accessTokens.issue({ userId: active.userId, sessionId, roles: active.roles });
    return accepted({ access: access.token, refresh: next.token }, rotated);
  }
}
