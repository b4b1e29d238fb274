import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { askedByUser, entityId } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { AccessTokens } from '#platform/http/access-tokens';
import { IMPERSONATION_LIFETIME_MS, impersonationDecider } from '../../domain/impersonation.decider';
import { userDecider } from '../../domain/user.decider';

export interface Impersonated {
  readonly access: string;
  readonly userId: string;
  readonly email: string;
}

/**
 * Gives the one who asks an access token of another user, for an hour and without the user's roles. Refused with
 * NOT_FOUND for an unknown account, with ACCESS_DENIED for one of staff.
 */
export class Impersonate extends ContextCommand<
  { readonly userId: string; readonly reason: string | null },
  Impersonated
> {}

@CommandHandler(Impersonate)
export class ImpersonateHandler implements ICommandHandler<Impersonate> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly accessTokens: AccessTokens,
  ) {}

  async execute({ request: { userId, reason }, context }: Impersonate): Promise<CommandOutcome<Impersonated>> {
    const impersonatorId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    const active = user.status === 'active' ? user : null;
    const impersonationId = entityId(context, 'impersonation');
    const start = {
      type: 'StartImpersonation',
      impersonationId,
      impersonatorId,
      target: { userId, isActive: active !== null, hasRoles: active !== null && active.roles.length > 0 },
      reason,
      now: context.now,
    } as const;
    const started = await this.runner.run(impersonationDecider, impersonationId, start, context);
    if (isRefusal(started)) return started;
    // Erased between the two.
    if (active === null || active.email === null)
      return refuse('NOT_FOUND', 'There is no active account with this id.');
    const impersonator = { userId: impersonatorId };
    const caller = { userId, sessionId: impersonationId, roles: [], impersonator };
    const access = this.accessTokens.issue(caller, IMPERSONATION_LIFETIME_MS / 1000);
    return accepted({ access: access.token, userId, email: active.email }, started);
  }
}
