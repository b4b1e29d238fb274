import { Injectable } from '@nestjs/common';
import type { Device } from '#events/accounts/session.events';
import { type Refusal, isRefusal } from '#kernel/decider';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { type Accepted, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { sessionDecider } from '../domain/session.decider';
import type { ActiveUser } from '../domain/user';
import { AccountKeys } from '../keys/account-keys';

/** The tokens of a signed-in browser. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Opens a session for an authenticated user and issues its first tokens. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
    private readonly accessTokens: AccessTokens,
  ) {}

  async open(
    user: ActiveUser,
    context: CommandContext,
    { isSecondFactorProven, device }: { readonly isSecondFactorProven: boolean; readonly device: Device },
  ): Promise<Refusal | Accepted<TokenPair>> {
    const { userId, roles, passwordVersion } = user;
    const sessionId = entityId(context, 'session');
    const refresh = this.keys.refreshToken(sessionId, context.commandId);
    const { hash: tokenHash } = refresh;
    const start = {
      type: 'StartSession',
      sessionId,
      userId,
      tokenHash,
      passwordVersion,
      isSecondFactorProven,
      device,
      now: context.now,
    } as const;
    const started = await this.runner.run(sessionDecider, sessionId, start, context);
    if (isRefusal(started)) return started;
    const access = this.accessTokens.issue({ userId, sessionId, roles });
    return accepted({ access: access.token, refresh: refresh.token }, started);
  }
}
