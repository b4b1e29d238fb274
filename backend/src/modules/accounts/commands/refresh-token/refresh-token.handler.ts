import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { type CommandOutcome, DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { AccessTokens } from '../../../../platform/http/access-tokens';
import { actingAs, readSession, readUser } from '../../account-streams';
import { SESSION_IS_OVER, sessionDecider, sessionStream } from '../../domain/session.decider';
import { AccountKeys, hashOfToken, sessionOfRefreshToken } from '../../keys/account-keys';
import type { TokenPair } from '../../sessions/session-opener';
import { RefreshToken } from './refresh-token.command';

@CommandHandler(RefreshToken)
export class RefreshTokenHandler implements ICommandHandler<RefreshToken> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly accessTokens: AccessTokens,
  ) {}

  async execute({ refresh, context }: RefreshToken): Promise<CommandOutcome<TokenPair>> {
    const sessionId = sessionOfRefreshToken(refresh);
    if (sessionId === null) return SESSION_IS_OVER;
    const session = await readSession(this.runner, sessionId);
    if (session.status !== 'live') return SESSION_IS_OVER;
    const user = await readUser(this.runner, session.userId);
    const active = user.status === 'active' ? user : null;

    const next = this.keys.refreshToken(sessionId, context.commandId);
    const rotated = await this.runner.run(
      sessionDecider,
      sessionStream(sessionId),
      {
        type: 'RotateSession',
        presentedHash: hashOfToken(refresh),
        nextHash: next.hash,
        passwordVersion: active?.passwordVersion ?? null,
        now: context.now,
      },
      actingAs(session.userId, context),
    );
    if (isRefusal(rotated)) return rotated;
    if (rotated.state.status !== 'live' || active === null) return SESSION_IS_OVER;
    const access = this.accessTokens.issue({ userId: active.userId, sessionId, roles: active.roles });
    return { result: { access: access.token, refresh: next.token }, position: rotated.position };
  }
}
