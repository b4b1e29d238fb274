import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Refusal } from '#kernel/decider';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { Caller } from '#platform/http/caller';
import { impersonationDecider } from '../../domain/impersonation.decider';
import { SESSION_ENDED, sessionDecider } from '../../domain/session.decider';
import { userDecider } from '../../domain/user.decider';

export interface ValidToken {
  readonly userId: string;
  /** Address of the impersonated user; null without impersonation. */
  readonly impersonating: string | null;
}

/** Whether the session of an access token is still valid. Refused with AUTH_REQUIRED if it has ended. */
export class ValidateToken extends Query<ValidToken | Refusal> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(ValidateToken)
export class ValidateTokenHandler implements IQueryHandler<ValidateToken> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ caller }: ValidateToken): Promise<ValidToken | Refusal> {
    const { userId, sessionId, impersonator } = caller;
    const user = await this.runner.stateOf(userDecider, userId);
    // The guard has found the API token in its read model.
    if (sessionId === undefined) return user.status === 'active' ? { userId, impersonating: null } : SESSION_ENDED;
    if (impersonator !== undefined) {
      const impersonation = await this.runner.stateOf(impersonationDecider, sessionId);
      const isLive = user.status === 'active' && impersonation.status === 'live';
      return isLive ? { userId, impersonating: user.email } : SESSION_ENDED;
    }
    const session = await this.runner.stateOf(sessionDecider, sessionId);
    if (user.status !== 'active' || session.status !== 'live') return SESSION_ENDED;
    if (session.passwordVersion !== user.passwordVersion) return SESSION_ENDED;
    return { userId, impersonating: null };
  }
}
