import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { readSession, readUser } from '../../account-streams';
import { SESSION_IS_OVER } from '../../domain/session.decider';
import { ValidateToken, type ValidToken } from './validate-token.query';

@QueryHandler(ValidateToken)
export class ValidateTokenHandler implements IQueryHandler<ValidateToken> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ caller }: ValidateToken): Promise<ValidToken | Refusal> {
    const { userId, sessionId, impersonator } = caller;
    const user = await readUser(this.runner, userId);
    const session = await readSession(this.runner, sessionId);
    if (user.status !== 'active' || session.status !== 'live') return SESSION_IS_OVER;
    if (session.passwordVersion !== user.passwordVersion) return SESSION_IS_OVER;
    return { userId, impersonating: impersonator === undefined ? null : user.email };
  }
}
