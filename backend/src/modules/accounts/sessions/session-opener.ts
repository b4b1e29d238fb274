import { Injectable } from '@nestjs/common';
import { type Refusal, isRefusal } from '../../../kernel/decider';
import { type CommandContext, entityId } from '../../../platform/command-handling/command-context';
import { type Accepted, DeciderRunner } from '../../../platform/command-handling/decider-runner';
import { AccessTokens } from '../../../platform/http/access-tokens';
import { AccountKeys } from '../keys/account-keys';
import { sessionDecider, sessionStream } from '../domain/session.decider';
import type { ActiveUser } from '../domain/user';

/** What a signed-in browser holds. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Opens a session for somebody who has proven who they are, and gives its first tokens. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly accessTokens: AccessTokens,
  ) {}

  async open(user: ActiveUser, context: CommandContext): Promise<Refusal | Accepted<TokenPair>> {
    const { userId, roles, passwordVersion } = user;
    const sessionId = entityId(context, 'session');
    const refresh = this.keys.refreshToken(sessionId, context.commandId);
    const started = await this.runner.run(
      sessionDecider,
      sessionStream(sessionId),
      { type: 'StartSession', sessionId, userId, tokenHash: refresh.hash, passwordVersion, now: context.now },
      context,
    );
    if (isRefusal(started)) return started;
    const access = this.accessTokens.issue({ userId, sessionId, roles });
    return { result: { access: access.token, refresh: refresh.token }, position: started.position };
  }
}
